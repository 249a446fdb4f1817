# La main avant de répondre : aperçus, réponses d’avance, fin du tour.

preview-luck = Ensuite, le sort décide.
preview-ends = Ensuite, ton tour est fini.
too-much-trials = Une chose après l’autre : l’essai est encore en cours.
too-much-hints = Le capitaine réfléchit déjà. Attends un instant, puis redemande.

table-redo = Refaire
table-redo-allowed = Refaire ce que tu as annulé
table-hold = Je termine mes tours moi-même
table-ends = Avec cela, ton tour est fini.
table-end-turn = Finir mon tour
keys-redo = refaire ce que tu as annulé
keys-ahead = répondre d’avance, pendant que d’autres décident

order-ahead = Répondre d’avance
order-prompt = Que répondras-tu quand ce sera à toi ?
order-if = Seulement si
order-any = quoi qu’il arrive
order-every-time = À chaque fois, tant que rien ne change pour moi
order-given = Répondu d’avance
order-forget = Retirer
order-nothing = Personne ne peut encore dire ce qu’on te demandera. Réessaie dans un instant.
order-after = { $label } (seulement si : { $after })
order-stands = { $label } (à chaque fois, tant que rien ne change pour toi)
order-dropped-position = Ta réponse d’avance est abandonnée : elle ne convient pas à ce qu’on te demande.
order-dropped-unmet = Ta réponse d’avance est abandonnée : ce qu’elle devait suivre n’est pas arrivé.
order-dropped-changed = Ta réponse d’avance est abandonnée : quelque chose a changé pour toi.
not-yours-order-asked = C’est à toi de décider maintenant. Réponds simplement.
bad-table-orders = Tu as répondu d’avance { $most } fois ; on n’en garde pas plus. Retire d’abord une réponse.
bad-table-order-kind = Il n’y a pas de question « { $kind } » dans ce jeu. La page /api dit où les trouver.
