/// One chapter of the story, retold.
struct Chapter {
  let title: String
  let picture: Picture
  let text: String
}

extension Chapter {
  static let all = [
    Chapter(
      title: "Down the Hole", picture: .hole,
      text: """
        The afternoon was hot, the river was slow, and Alice's sister was reading something with \
        footnotes. Alice had just decided that nothing would ever happen again when a white \
        rabbit hurried through the grass in a waistcoat, pulled out a watch, groaned at it, and \
        was gone under the hedge.

        Rabbits do not usually mind what time it is. Alice was across the field before she had \
        finished thinking so, and into the burrow before she had begun to wonder how one gets \
        out of a burrow.

        The tunnel ran level for a while, like any respectable tunnel, and then forgot to have a \
        floor. She fell. She fell past cupboards, past maps on nails, past rows of jars, and had \
        time to take one down, read that it held marmalade, find that it held nothing, and put \
        it back two shelves lower.

        Far above, the sky had become a small blue coin. "At this rate," said Alice, who liked \
        to reckon things out, "I shall arrive among people who stand on their heads. I do hope \
        they are polite about it."

        She practised a curtsy, which is not easy in the air. She was wondering whether anyone \
        had remembered the cat's milk when there was a crackle of dry leaves, and the falling \
        was over. Ahead of her, a white tail vanished round a corner.
        """),
    Chapter(
      title: "The Bottle and the Key", picture: .bottle,
      text: """
        The corner led to a long, low hall, and the hall was all doors. Alice tried every one of \
        them, down the left side and back up the right. Then she tried them again, in case they \
        had changed their minds.

        In the middle stood a table of thick glass, with a golden key on it, no longer than her \
        little finger. It was absurd for any of the locks, until she looked behind a curtain \
        that she could not remember and found a door that reached to her knee. The key turned. \
        Beyond lay a garden, with fountains, and roses, and room for exactly one of her shoes.

        "If somebody would only push me together," said Alice, "as Father does with his \
        spyglass!" It had been that kind of day, so she went back to the table to see if it had \
        anything to say; and where the key had lain there was now a bottle, with a tag round its \
        neck that invited her to drink.

        She looked for the word poison first, on every side, for she had read about children who \
        did not. It was not there. What was in the bottle tasted of plum jam, birthday cake and \
        the first sip of cocoa, all at once, and it was soon empty.

        The table grew. Or rather, as she saw when she looked down, it did not. She was just \
        tall enough for the little door now, and ran to it, and found it locked; and the key \
        shone through the glass, high over her head, like a star.
        """),
    Chapter(
      title: "A Grin in the Tree", picture: .grin,
      text: """
        Where the path forked there was a tree, and in the tree there was a cat. It had a great \
        many teeth and was showing all of them, so Alice thought it best to begin with a \
        compliment and then ask the way.

        "The way to what?" said the cat. Alice said that she was not particular. "Then you are \
        on it," said the cat, "whichever it is. To the left lives a hatter, and to the right \
        lives a hare. They are both mad. It saves you the trouble of choosing."

        Alice said that she would rather not visit mad people. "You should have thought of that \
        before you came," said the cat. "I am, and so are you. Nobody gets in otherwise."

        It vanished. Alice was beginning to get used to things, and waited; and it came back to \
        ask whether she would be at the croquet, and went, and came back because it had \
        forgotten to hear the answer.

        "I wish you would not do it so suddenly," said Alice. "It makes one blink." So this time \
        it went slowly, from the tip of the tail onwards. The stripes went, and the ears, and \
        the whiskers one by one. The grin was last, and hung among the leaves for a good minute \
        with nobody behind it.
        """),
    Chapter(
      title: "Tea Without End", picture: .tea,
      text: """
        The table in the hare's front garden was laid for thirty, and three were sitting at one \
        corner of it, very close together: the hare, the hatter, and between them a dormouse, \
        asleep, which the other two were using as a cushion.

        "It is full!" they cried, when they saw Alice. She sat down in a large armchair at the \
        end, and was offered wine, of which there was none, and then the opinion that her hair \
        was too long.

        The hatter wanted to know what a raven had in common with a desk. Alice was fond of \
        riddles, and thought about it through a whole cup of tea and a slice of bread and \
        butter, until it came out that he had no idea himself and had hoped that she might.

        He took out a watch that told the day of the month, shook it, held it to his ear, and \
        said that butter had not been the right thing for it. "It does not matter," he said. \
        "Here it is always six. Time and I fell out in the spring, and he has not moved for me \
        since. So it is always tea, and there is never a minute to wash the cups."

        So they went from seat to seat, and left the dirty cups behind them. What would happen \
        when they came round to the first seat again was a question, Alice found, that one did \
        not ask. The dormouse was pinched until it told a story, and the story was about \
        treacle.
        """),
    Chapter(
      title: "Croquet with Flamingos", picture: .croquet,
      text: """
        The lawn had been dug over like a potato field. The hoops were soldiers, cards of the \
        suit of clubs, who bent over backwards and stood on hands and feet; and whenever nobody \
        was looking, a hoop would get up and stroll to another part of the ground.

        For a mallet, Alice was handed a flamingo. She tucked its body under her arm, and \
        straightened its neck, and aimed; and the flamingo twisted round to see what she was \
        about, and looked so hurt that she begged its pardon, and they had to start afresh.

        The ball was a hedgehog. By the time the flamingo was in order, the hedgehog had \
        unrolled itself, and was walking away on business of its own.

        Nobody kept count, and nobody took turns. The Queen marched about in the middle of it \
        all, scarlet in the face, and sentenced somebody at every second stroke. As it took \
        three hoops to lead each of them away, there were soon no hoops left to play with.

        "Is it a good game?" asked a mouth in the air. Alice waited for the ears, since it is no \
        use complaining to someone who cannot hear. "There are no rules," she began; and then \
        she felt the Queen at her shoulder, and went on: "and a lucky thing too, for Her Majesty \
        has no need of any."
        """),
  ]
}
