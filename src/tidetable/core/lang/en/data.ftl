# A game's data file, read line by line.

bad-table-data = This file is not for “{ $game }” but for “{ $other }”. Take a file that “tidetable data { $game }” writes.
bad-record-data = Line { $line }: this game was played on the data { $data }, and here { $ours } lie on the table. Name the file it was played on with --data.

bad-data-file-faults = { $file } cannot be played on: { $n ->
    [one] one thing is wrong.
   *[other] { $n } things are wrong.
}
bad-data-unread = It cannot be read: { $why }. Check its name.
bad-data-text = It is not a text in UTF-8. Save it as one.
bad-data-toml = Line { $line }: this is not TOML ({ $why }). Compare it with the file you began with.
bad-data-no-game = It does not say for which game it is. Put game = "…" on its first line.
bad-data-no-record = Line { $line }: there is nothing under [[{ $record }]]. At least one such record is needed.
bad-data-record = Line { $line }: nobody asks for “{ $record }”. These records are known: { $known }.
bad-data-missing = Line { $line }: this [[{ $record }]] has no “{ $field }”. It can be: { $known }.
bad-data-field = Line { $line }: nobody asks for “{ $field }” here. These are known: { $known }.
bad-data-value = Line { $line }: “{ $field }” cannot be “{ $value }”. It can be: { $known }.
bad-data-twice = Line { $line }: “{ $value }” was named before. Name it once.
bad-data-different = Line { $line }: “{ $field }” has the same thing twice, or too few. At least { $least } different ones are needed.
bad-data-lacking = Line { $line }: among the records [[{ $record }]] there is none for “{ $value }”. Add it.
bad-data-number = Line { $line }: of the records [[{ $record }]] there are { $n }, but there must be { $needed }. Add or take out some.
bad-data-list = Line { $line }: the list “{ $field }” has { $n } entries. It needs at least { $least } and can have at most { $most }.
bad-data-too-many = Line { $line }: of the records [[{ $record }]] there are { $n }, but { $most } are the most there can be. Take out some.
