game-title = Cove
game-tagline = Three smugglers, one prize.
game-credit = A toy of ours.
game-tie = { $names } share the treasure.

chapter-setup = Setting up
chapter-turn = A turn
chapter-variants = Variants

rule-COV-S1 = One card is set aside unseen.
rule-COV-S2 = Everyone has three cards and draws up to three again before each turn, while there are any.
rule-COV-T1 = Sail to another port, or stay at anchor.
rule-COV-T2 = The wind blows with force one, two or three; a light wind is likelier.
rule-COV-T3 = Everyone secretly chooses a card to fight with, or holds back.
rule-COV-T4 = All chosen cards are shown. The highest rank takes the prize of the port; whose turn it is adds the wind. They also win ties.
rule-COV-T5 = The winner takes a coin, or sees the first card of another hand.
rule-COV-V1 = In a storm every wind is as likely.

option-storm = Storm
    .help = Every wind is as likely.

field-player = Turn of
field-wind = Wind
field-left = Cards left
field-coins = Coins
field-ports = Port
field-hands = Cards
field-played = Shown
field-cards = Hand
field-seen = Spied

port-tortuga = Tortuga
port-nassau = Nassau
port-kingston = Kingston
card-1-red = red one
card-2-red = red two
card-3-red = red three
card-4-red = red four
card-5-red = red five
card-1-black = black one
card-2-black = black two
card-3-black = black three
card-4-black = black four
card-5-black = black five
card-1-white = white one
card-2-white = white two
card-3-white = white three
card-4-white = white four
card-5-white = white five
force-1 = light
force-2 = fresh
force-3 = strong
coins-0 = nothing
coins-1 = one coin
coins-2 = two coins
coins-3 = three coins

ask-course = Where do you sail?
    .others = { $who } sets a course.
ask-clash = What do you fight with?
    .others = { $who } chooses in secret.
ask-tribute = What do you take?
    .others = { $who } takes tribute.

verb-sail = Sail to { $to }
verb-anchor = Stay at anchor
verb-fight = Fight with { $card }
verb-hold = Hold back
verb-spy = Spy on { $on }
    .handle = Spy
    .on = On whom do you spy?
verb-toll = Take a coin

did-sail = { $who } sails to { $to }.
did-anchor = { $who } stays at anchor.
did-fight = { $who } fights with { $card }.
did-hold = { $who } holds back.
did-spy = { $who } spies on { $on }.
did-toll = { $who } takes a toll.
did-aside = { $card } is set aside.
did-deal = You draw { $card }.
did-wind = The wind is { $force }.
did-show = { $who } shows { $card }.
did-held = { $who } held back.
did-gain = { $who } gains { $coins }.
did-seen = { $who } sees { $card } in the hand of { $on }.

bot-bold = Bold bot
