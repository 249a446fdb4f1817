lesson-welcome = You are a crab, and the tide is going out. Let us run after it!
lesson-run = These cards are yours, and nobody else sees them. Play the 5: five steps!
lesson-not-twice = The other crab has just played a 3, so your own 3 must wait. Play the 2.
lesson-farewell = Now you know it all. Be the first with twelve steps in the water!
