hint-button = Tipp
hint-title = Was täte der Kapitän?
hint-follow = So spielen
hint-thinks = Der Kapitän überlegt …

keys-hint = was täte der Kapitän?
