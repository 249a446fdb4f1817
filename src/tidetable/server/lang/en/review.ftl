review-open = How it came about
review-waiting = The captain is looking at every decision again. That takes a moment; you can come back later.
review-progress = { $n } of { $of } decisions
review-reload = Load this page again in a moment.
review-failed = The captain could not look at this game. Load the page again to let him try once more.
review-chart = Chances of winning over the moves, out of 100.
review-chart-of = { $name }: { $start } at first, at best { $most }, at worst { $least }, at the end { $end }.
review-as-table = The chart as a table
review-position = After move
review-sums = From the chance at the first decision to the result
review-all = Every decision
review-decided = Decided
review-instead = Better
review-cost = Cost, out of 100
review-see = Look
review-try = Try it from here

too-much-reviews = Many games are being looked at just now. Come back in a minute.
