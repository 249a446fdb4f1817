# The game, its moves, its questions and its options. What they are about stands in things.ftl, and
# what each sailor’s tale asks for in tales.ftl.

game-title = Nassau
game-tagline = Lead the captain through Nassau’s alleys, fit out your ship, plunder the Caribbean – and tell the tale by the campfire!
game-credit = Nassau was designed by Stefan Feld and published by Queen Games in 2024. This version is unofficial and not affiliated with them. Its words and drawings are our own.
game-tie = { $names } share the victory!

# In the city
verb-walk = Captain to { $square }
verb-detour = Captain to { $square } by the longer alley
verb-barge = Barge: out at { $out }, back in at { $back }
    .handle = Take the barge
    .first = Barge from landing { $out }
    .back = Out at { $out }: where does the barge come back in?
verb-set = Set the captain on { $square }
verb-pause = Pause for 1 rum
verb-moor = Pass: boat to quay { $quay }
verb-again = Move again for 1 doubloon
verb-take = Take { $gain }
verb-arm = Take a { $weapon }
verb-hire = Fetch the pirate from table { $table }
verb-tame = Take the { $animal }
verb-draw = Draw from the { $pile } pile
verb-throw = Throw away { $cargo }
verb-wait = Let the { $animal } wait
verb-gift = Take { $gift }
verb-stand = Put the figure on { $square }
verb-use = Use the { $animal }
verb-spare = Monkey spirit: use the { $object } and keep it
    .handle = Let the monkey spirit save an object
    .object = Which object does the monkey spirit save?
verb-enough = No, go on

# At sea
verb-sail = Sail to zone { $zone }
verb-steer = Compass: straight to the { $figure }
verb-home = Way home: { $stop }
verb-fight = Fight the adversary at { $slot }
verb-claim = Take the outpost { $outpost }
verb-tower =
    { $crates ->
        [one] Put 1 crate on the watchtower { $tower }
       *[other] Put { $crates } crates on the watchtower { $tower }
    }
    .first = Occupy the watchtower { $tower }
    .crates = How many crates do you put on the watchtower { $tower }?
verb-plunder = Plunder the trading post { $post }
verb-meet = Meet the sea dog
verb-listen = Draw a tale
verb-dutchman = Attack the Flying Dutchman
verb-buy = Buy { $gain }
verb-bomb = Throw a bomb
verb-put =
    { $crates ->
        [0] Put no crate
        [one] Put 1 crate
       *[other] Put { $crates } crates
    }
verb-give-crate = Take a crate back
verb-pay-rum = Pay 1 rum
verb-lay =
    { $pirates ->
        [0] Lay nobody down
        [one] Lay down 1 pirate
       *[other] Lay down { $pirates } pirates
    }
verb-repel = Repel the attack on { $token }
verb-lose = Lose { $token } first
verb-sign = Use a contract

# On the way home
verb-hide = Hide { $good }
verb-drink = Pay { $rum } rum
verb-promise =
    { $tales ->
        [one] Tell 1 tale
       *[other] Tell { $tales } tales
    }
verb-tell = Tell: { $tale }
verb-twice = Parrot: “{ $tale }” twice
verb-once = Keep the parrot for later
verb-double = Turtle: twice the { $line }

did-walk = { $who } leads the captain to { $square }.
did-detour = { $who } leads the captain to { $square } by the longer alley.
did-barge = { $who } takes the barge from { $out } to { $back }.
did-set = The captain was stuck: { $who } sets him on { $square }.
did-pause = { $who } drinks a rum and pauses.
did-moor = { $who } passes and moors at quay { $quay }.
did-again = { $who } pays a doubloon to move again.
did-take = { $who } wants { $gain }.
did-arm = { $who } takes a { $weapon }.
did-hire = { $who } fetches the pirate from table { $table } of the tavern.
did-tame = { $who } takes the { $animal }.
did-draw = { $who } draws from the { $pile } pile.
did-throw = { $who } throws away { $cargo }.
did-wait = { $who } makes the { $animal } wait.
did-gift = The figure gives { $who } { $gift }.
did-stand = { $who } puts the figure on { $square }.
did-use = { $who } uses the { $animal }.
did-spare = { $who } uses the monkey spirit to keep the { $object }.
did-enough = { $who } leaves it at that.
did-sail = { $who } sails to zone { $zone }.
did-steer = { $who } follows the compass to the { $figure }.
did-home = { $who } is on the way home: { $stop }.
did-fight = { $who } fights the adversary at { $slot }.
did-claim = { $who } takes the outpost { $outpost }.
did-tower =
    { $crates ->
        [one] { $who } puts 1 crate on the watchtower { $tower }.
       *[other] { $who } puts { $crates } crates on the watchtower { $tower }.
    }
did-plunder = { $who } plunders the trading post { $post }.
did-meet = { $who } meets the sea dog.
did-listen = { $who } listens to a tale.
did-dutchman = { $who } attacks the Flying Dutchman!
did-buy = { $who } buys { $gain } from the sea dog.
did-bomb = { $who } throws a bomb!
did-put =
    { $crates ->
        [0] { $who } puts no crate.
        [one] { $who } puts 1 crate.
       *[other] { $who } puts { $crates } crates.
    }
did-give-crate = { $who } takes a crate back.
did-pay-rum = { $who } pays a rum against the dodge.
did-lay =
    { $pirates ->
        [0] { $who } lays nobody down for the defence.
        [one] { $who } lays down 1 pirate for the defence.
       *[other] { $who } lays down { $pirates } pirates for the defence.
    }
did-repel = { $who } repels the attack on { $token }.
did-lose = { $who } gives up { $token } first.
did-sign = { $who } uses a contract: the reward comes once more.
did-hide = { $who } hides { $good }.
did-drink = { $who } pays { $rum } rum at the campfire.
did-promise =
    { $tales ->
        [one] { $who } is going to tell 1 tale.
       *[other] { $who } is going to tell { $tales } tales.
    }
did-tell = { $who } lays a tale: “{ $tale }”.
did-twice = The parrot repeats after { $who }: “{ $tale }”.
did-once = { $who } keeps the parrot for later.
did-double = { $who } uses the turtle for twice the { $line }.

# What chance draws
did-district = A district of the city is laid out.
did-foe = An adversary comes into play: { $adversary }.
did-outpost = An outpost is laid out.
did-watchtower = A watchtower is laid out. It asks for: { $weapon }.
did-post = A trading post is laid out. It asks for: { $weapon }.
did-good = A good comes out of the bag: { $good }.
did-start-weapon = A weapon to start with: { $weapon }.
did-hideout = A hideout is dealt.
did-animal = An animal turns up: { $animal }.
did-tale = You draw a tale: “{ $tale }”.
did-sea-dog = The sea dog is in zone { $zone }.
did-offering = The sea dog has a new offering.
did-dutchman-zone = The Flying Dutchman appears in zone { $zone }!
did-dutchman-weapon = A weapon against the Dutchman: { $weapon }.
did-figure = The Stefan Feld figure stands on { $square }.
did-start = { $seat } begins.
did-token = A combat token shows { $token }.
did-die = The die shows { $face }.

# What follows
did-gets = { $who } gets { $gain }.
did-lapses = { $who } cannot take { $gain }: nothing is gained.
did-gets-good = { $who } loads { $good }.
did-gets-tale = { $who } gets a tale marked { $back }.
did-scores =
    { $points ->
        [one] { $who } scores 1 point.
       *[other] { $who } scores { $points } points.
    }
did-pays =
    { $points ->
        [one] { $who } loses 1 point.
       *[other] { $who } loses { $points } points.
    }
did-loses = { $who } loses { $token }.
did-lays =
    { $pirates ->
        [one] { $who } lays down 1 pirate.
       *[other] { $who } lays down { $pirates } pirates.
    }
did-beats = { $who } has beaten an adversary: { $adversary }!
did-told = { $who } tells a true tale: “{ $tale }”.
did-joked = { $who } tells a bad joke, marked { $back }.
did-dolphin = { $who } takes the dolphin.
did-waits = No sailor is free for { $who }’s { $animal }: it waits.
did-round = Round { $number } begins, with { $who }.
did-at-sea = Off to the Caribbean! { $who } begins.
did-reshuffled = The { $pile } pile is empty: its discards are shuffled into a new one.
did-final =
    { $points ->
        [one] { $who } scores 1 point for { $category }.
       *[other] { $who } scores { $points } points for { $category }.
    }

ask-city =
    { $pause ->
        [yes] Your turn in the city: lead the captain, pause, or pass.
       *[no] Your turn in the city: lead the captain, or pass.
    }
    .others = It is { $who }’s turn in the city.
ask-walk =
    { $n ->
        [1] The second move: where does the captain go?
       *[other] Where does the captain go from here?
    }
    .others =
        { $n ->
            [1] { $who } is moving the captain again.
           *[other] { $who } is moving the captain on.
        }
ask-again = Move the captain a second time, for 1 doubloon?
    .others = { $who } may move the captain again.
ask-option = The square shows two things: which one do you take?
    .others = { $who } is choosing one of two things.
ask-weapon = A weapon of your choice: which type?
    .others = { $who } is choosing a weapon.
ask-table = Which pirate do you fetch from the tavern?
    .others = { $who } is fetching a pirate from the tavern.
ask-tame = Which animal do you take?
    .others = { $who } is choosing an animal.
ask-pile =
    { $n ->
        [one] Draw a tale: from which pile?
       *[other] { $n } tales to draw: from which pile the next?
    }
    .others =
        { $n ->
            [one] { $who } is drawing a tale.
           *[other] { $who } is drawing { $n } tales.
        }
ask-throw = Too much for your holds: what do you throw away?
    .others = { $who } has too much on board.
ask-wait = You have lost a sailor: which animal must wait?
    .others = { $who } is deciding which animal must wait.
ask-kraken = Use the kraken for the bonus of the quay twice?
    .others = { $who } may use the kraken.
ask-gift =
    { $n ->
        [0] You meet the figure: what do you take?
       *[other] One more thing, for 1 doubloon?
    }
    .others =
        { $n ->
            [0] { $who } meets the figure.
           *[other] { $who } may buy one more thing from the figure.
        }
ask-stand = Where does the figure go?
    .others = { $who } is putting the figure somewhere else.
ask-sea =
    { $home ->
        [yes]
            { $sail ->
                [yes] Your turn at sea: sail for 1 provision, or begin your way home.
               *[no] Your turn at sea: begin your way home.
            }
       *[no] Your turn at sea: where does the compass take you?
    }
    .others = It is { $who }’s turn at sea.
ask-sail = The compass has brought you here: where do you sail on to?
    .others = { $who } is sailing on from the compass’s goal.
ask-action = What do you do in this zone?
    .others = { $who } is choosing an action.
ask-prepare = How do you begin the fight?
    .others = { $who } is preparing the fight.
ask-dodge = It dodges: take a crate back, or pay 1 rum?
    .others = { $who } is answering a dodge.
ask-defend =
    { $n ->
        [one] You are under attack: lay down a pirate for one more die?
       *[other] You are under attack: lay down up to { $n } pirates, one more die for each?
    }
    .others =
        { $n ->
            [one] { $who } may lay down a pirate for the defence.
           *[other] { $who } may lay down up to { $n } pirates for the defence.
        }
ask-reroll = Use the cat to roll every 1 and 2 again?
    .others = { $who } may roll again with the cat.
ask-repel =
    { $n ->
        [one] You can repel one attack: which?
       *[other] You can repel { $n } attacks: which one first?
    }
    .others =
        { $n ->
            [one] { $who } is repelling an attack.
           *[other] { $who } is repelling { $n } attacks.
        }
ask-lose = You lose all of these, but the order matters: which first?
    .others = { $who } is deciding what to lose first.
ask-reward =
    { $n ->
        [one] The reward is yours: take it more than once?
       *[other] The reward comes { $n } times so far: once more?
    }
    .others =
        { $n ->
            [one] { $who } may have the reward more than once.
           *[other] { $who } gets the reward { $n } times so far.
        }
ask-trade = Buy something from the sea dog, for 1 doubloon?
    .others = { $who } is looking at the sea dog’s offering.
ask-home = On the way home: where is your next stop?
    .others = { $who } is on the way home.
ask-hide =
    { $n ->
        [0] Skull Island: which good do you hide?
       *[other] Hide one more good, for 2 doubloons?
    }
    .others =
        { $n ->
            [0] { $who } is hiding goods on Skull Island.
           *[other] { $who } may hide one more good.
        }
ask-rum = Campfire: how much rum do you pay? Each is good for up to three tales.
    .others = { $who } comes to the campfire.
ask-tales =
    { $n ->
        [one] 1 rum is paid: how many tales do you tell?
       *[other] { $n } rum are paid: how many tales do you tell?
    }
    .others =
        { $n ->
            [one] { $who } has paid 1 rum and is choosing tales.
           *[other] { $who } has paid { $n } rum and is choosing tales.
        }
ask-tell =
    { $n ->
        [one] One tale to tell: which?
       *[other] { $n } tales to tell, the lowest number first: which one?
    }
    .others =
        { $n ->
            [one] { $who } is laying the last tale.
           *[other] { $who } is laying { $n } tales.
        }
ask-twice = Should the parrot repeat one of your tales?
    .others = { $who } is listening to the parrot.
ask-turtle = Home port: should the turtle double something?
    .others = { $who } may use the turtle.

option-dutchman = The Flying Dutchman
    .help = The expansion: a ghost ship to attack, in another zone every round. Together with the sea dog, or in his place.
choice-dutchman-alone = In place of the sea dog
option-figure = The Stefan Feld figure
    .help = The variant: a merchant in the city’s corners has something more for whoever comes by.
option-start-district = The start district
    .help = In the middle, as advised for a first game, or anywhere.
choice-start-district-random = Anywhere
choice-start-district-middle = In the middle
option-first = Who begins
    .help = Name the player who takes the first turn, or let luck decide.
choice-first-random = Luck decides
