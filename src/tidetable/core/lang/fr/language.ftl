# Le nom de cette langue

language = Français
    .short = FR
