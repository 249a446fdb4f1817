# Die Regeln in eigenen Worten: ein Satz oder einige zu jeder Aussage in rules.toml.

chapter-components = Das ist in der Schachtel
chapter-setup = Aufbau
chapter-turn = Dein Zug
chapter-end = Das Ende des Spiels
chapter-variants = Varianten
chapter-rulings = Wo das Regelheft schweigt

rule-CHE-C1 = Es gibt vier Würfel mit Schlüsseln, Goldmünzen, Diamanten und Säbeln, achtzehn Karten und vier Bootskarten mit einem Boot vorn und einem Piraten hinten. Jede der achtzehn Karten ist auf der einen Seite eine verschlossene Truhe mit einem, zwei oder drei Schlüsseln. Die andere Seite zeigt, was darin ist: Goldmünzen, Diamanten oder beides – oder nichts als Fischgräten.
rule-CHE-C2 = Je mehr Schlüssel auf einer Truhe, desto besser der Schatz darin. Was sie enthält, weiß niemand, bevor sie geöffnet wird.

rule-CHE-S1 = Alle nehmen sich ein Boot und legen es mit der Bootsseite nach oben vor sich hin; der Pirat auf der Rückseite spielt nicht mit. Mischt die achtzehn Karten zu einem Stapel, Truhenseite nach oben. Legt die obersten drei daneben, immer noch als verschlossene Truhen: Das sind die Truhen auf dem Tisch.
rule-CHE-S2 = Wer am jüngsten ist, fängt an. Danach geht es im Uhrzeigersinn reihum.

rule-CHE-T1 = Würfle mit allen vier Würfeln. Gefällt dir das Ergebnis nicht, darfst du alle vier noch einmal werfen, aber nur einmal, und der zweite Wurf gilt.
rule-CHE-T2 = Dann musst du deine Würfel benutzen und auf Karten legen. Eine Karte nimmt nur Würfel an, wenn du alle ihre Felder auf einmal füllst. Solange deine Würfel eine Truhe auf dem Tisch oder einen deiner eigenen Schätze füllen können, musst du weitermachen. Würfel, die nirgends passen, kommen beiseite und nützen in diesem Zug nichts mehr.
rule-CHE-T3 = Um eine Truhe auf dem Tisch zu öffnen, leg so viele Schlüssel darauf, wie sie zeigt. Dann dreh sie um und leg den Schatz vor dein Boot, wo alle ihn sehen.
rule-CHE-T4 = Um einen Schatz zu laden, der vor deinem Boot liegt, leg auf jede seiner Goldmünzen und jeden seiner Diamanten einen passenden Würfel. Die Karte kommt unter dein Boot: Jetzt ist sie Beute und in Sicherheit.
rule-CHE-T5 = Säbel sind Joker: Ein Würfel mit Säbeln gilt als Schlüssel, als Goldmünze oder als Diamant, ganz wie du es brauchst.
rule-CHE-T6 = Findest du Fischgräten, kommen sie sofort in dein Boot, ganz ohne Würfel. Sie sind nichts wert.
rule-CHE-T7 = Du darfst in einem Zug mehrere Truhen und Schätze füllen. Alle Würfel liegen, bevor die erste Karte umgedreht wird. Einen Schatz, den du in diesem Zug findest, kannst du also frühestens in einem späteren laden.
rule-CHE-T8 = Am Ende deines Zuges werden die geöffneten Truhen vom Stapel ersetzt, sodass wieder drei auf dem Tisch liegen, solange der Stapel reicht. Dann bekommt dein linker Nachbar die Würfel.

rule-CHE-E1 = Sobald jemand die allerletzte Truhe öffnet, sind alle noch genau einmal an der Reihe, auch wer sie geöffnet hat.
rule-CHE-E2 = Dann zählt ihr die Beute unter den Booten: Jede Goldmünze und jeder Diamant ist einen Punkt wert. Fischgräten zählen nichts, und Schätze, die noch vor einem Boot liegen, auch nicht. Wer die meisten Punkte hat, gewinnt.
rule-CHE-E3 = Bei Gleichstand gewinnt, wer von den Punktgleichen mehr Diamanten in der Beute hat. Ist auch das gleich, entscheiden weniger Fischgräten im Boot. Und wenn gar nichts entscheidet, gewinnen sie gemeinsam.

rule-CHE-V1 = Gierige Piraten: Nach deinem ersten Wurf darfst du schon Würfel auf eine oder mehrere Karten legen und dann die übrigen noch einmal werfen.
rule-CHE-V2 = Alte Seebären (ab 6 Jahren): In deinem Zug darfst du auch Schätze stehlen, die ein Gegner noch nicht geladen hat. Leg einen Würfel mit Säbeln auf das Boot dieses Gegners und fülle einen oder mehrere der Schätze davor. Sie kommen sofort unter dein eigenes Boot.

rule-CHE-R1 = Die oberste Karte des Stapels zeigt ihre Schlüssel, aber öffnen kannst du sie erst, wenn sie eine der Truhen auf dem Tisch ist.
rule-CHE-R2 = Gierige Piraten: Karten, die du nach dem ersten Wurf füllst, werden erst am Ende deines Zuges umgedreht, zusammen mit den anderen.
rule-CHE-R3 = Alte Seebären: Zum Stehlen brauchst du einen Würfel mit Säbeln für das Boot des Gegners. Er ist damit verbraucht und kein Joker für etwas anderes. Ein solcher Würfel reicht für beliebig viele Schätze dieses einen Gegners.
rule-CHE-R4 = Alte Seebären: Stehlen musst du nie. Pflicht ist nur, Truhen zu öffnen und eigene Schätze zu laden.
rule-CHE-R5 = In der letzten Runde gibt es keine Truhe mehr zu öffnen, aber geladen wird weiter, und gestohlen auch. Es beginnt der linke Nachbar dessen, der die letzte Truhe geöffnet hat; wer sie geöffnet hat, ist als Letzter dran.
    .reason = Die Würfel wandern immer nach links, und ein zusätzlicher Zug kann nur nach dem Zug kommen, der die Truhe geöffnet hat.
rule-CHE-R6 = Ein Schatz hat ein Feld für jede Goldmünze und jeden Diamanten darauf. Die letzte Truhe ist die achtzehnte: Dann liegt keine mehr auf dem Tisch und keine mehr im Stapel.
rule-CHE-R7 = Wie viel musst du benutzen? Nach deinem letzten Wurf füllst du eine Karte nach der anderen, Truhen auf dem Tisch oder eigene Schätze, welche du willst und in beliebiger Reihenfolge. Fertig bist du erst, wenn die restlichen Würfel keine weitere solche Karte füllen können; diese Würfel sind verloren. Du musst nicht die Karten wählen, die die meisten Würfel brauchen. Und wenn du lieber noch einmal würfelst, musst du vorher nichts hinlegen.
    .reason = Das Heft legt nur Würfel beiseite, die nirgends passen, und nennt keine Karte besser als eine andere.
rule-CHE-R8 = Säbel springen nur ein, wo etwas fehlt: Zuerst werden deine Schlüssel, Goldmünzen und Diamanten benutzt. Du nennst also einfach die Karte, und welche Würfel übrig bleiben, hängt nicht von der Reihenfolge ab.
    .reason = Ein Joker ersetzt etwas, das du nicht hast. So kann niemand Säbel verschwenden, um sich vor einer Pflicht zu drücken, und niemand verliert eine Karte, die er hätte füllen können.
rule-CHE-R9 = Gierige Piraten genau: Nach dem ersten Wurf füllst du so viele Karten, wie du willst, oder gar keine. Jede muss sofort ganz gefüllt sein; der zweite Wurf kann sie nicht fertig machen. Dann darfst du alle übrigen Würfel zusammen noch einmal werfen. Was auf Karten liegt, bleibt dort. Deine Würfel benutzen musst du erst nach diesem zweiten Wurf, oder wenn du auf ihn verzichtest. Liegen alle vier Würfel auf Karten, gibt es nichts mehr zu werfen.
rule-CHE-R10 = Alte Seebären genau: Jeder Gegner, den du beraubst, kostet dich einen eigenen Würfel mit Säbeln, und der kommt nur zusammen mit dem ersten Schatz, den du dort füllst, auf das Boot. Weitere Säbel dürfen beim Stehlen Joker sein. Stehlen, Öffnen und Laden darfst du mischen, wie du willst; alles geschieht zusammen am Ende deines Zuges. Mit den gierigen Piraten darfst du auch nach dem ersten Wurf schon stehlen, und ein Würfel auf einem Boot gilt nach dem zweiten noch. Fischgräten und Beute kann man nicht stehlen.
rule-CHE-R11 = In dem Zug, der die letzte Truhe öffnet, dürfen auch noch andere geöffnet werden. Was immer in der letzten ist, selbst Fischgräten: Die letzte Runde beginnt, und es gibt nur eine. Dieser Zug ist nicht der zusätzliche; ein Schatz aus ihm kann im zusätzlichen Zug noch geladen werden.
rule-CHE-R12 = Neue Truhen kommen erst am Ende eines Zuges auf den Tisch. In deinem Zug kannst du also nur die Truhen öffnen, die zu Beginn dort lagen: höchstens drei, und weniger, wenn der Stapel leer ist.
rule-CHE-R13 = An diesem Tisch bestimmt der Gastgeber, wer anfängt; sonst wird gelost. Für zwei, drei und vier Spieler gelten dieselben Regeln; zu zweit bestehlen die alten Seebären einander.
rule-CHE-R14 = Eine gefüllte Karte wirkt immer; liegen die Würfel, ist nichts mehr zu entscheiden. Erst werden Schätze geladen und gestohlen, dann Truhen umgedreht, auch wenn die Reihenfolge nichts ändert.
rule-CHE-R15 = Gierige Piraten und alte Seebären dürfen zusammen gespielt werden.
    .reason = Beide ändern einen anderen Teil des Zuges.
rule-CHE-R16 = Alle dürfen alles ansehen: die Würfel, die Schlüssel auf den Truhen auf dem Tisch und auf der obersten Karte des Stapels, wie viele Karten der Stapel hat, alle Schätze und alles, was unter ein Boot gekommen ist. Was eine verschlossene Truhe enthält und was weiter unten im Stapel kommt, weiß niemand. Kein Spieler hat Geheimnisse.
