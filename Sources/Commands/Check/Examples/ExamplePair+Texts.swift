import AutoLayout
import Stage

extension ExamplePair {
  /// Pairs of layouts in which a text can't be read, or it is not said which one can.
  static let texts = [
    ExamplePair(.truncatedText) { page, isRight in
      page.add(
        .text("Remove from list", lines: isRight ? 0 : 1), "title", "H:|-16-[title(96)]",
        "V:|-32-[title]")
    },
    ExamplePair(.noRoom) { page, isRight in
      page.add(.text("The Mad Tea-Party", lines: isRight ? 0 : 1), "title", "V:|-32-[title]")
      page.add(
        .text("New", resistance: isRight ? 751 : 749), "mark", "V:|-32-[mark]",
        "H:|-16-[title]-8-[mark]-16-|")
    },
    ExamplePair(.overlappingTexts) { page, isRight in
      page.add(
        .text("May 4", resistance: 751), "date", "V:|-32-[date]", "H:[date]-16-|")
      page.add(
        .text("Who Stole the Tarts", lines: isRight ? 0 : 1), "title", "V:|-32-[title]",
        isRight ? "H:|-16-[title]-(>=8)-[date]" : "H:|-16-[title]")
    },
    ExamplePair(.hidden) { page, isRight in
      let title = page.add(.text("Alice"), "title", "H:|-72-[title]", "V:|-38-[title]")
      page.add(.box(), "photo", "H:|-16-[photo]-16-|", "V:|-16-[photo]-16-|")
      if isRight { page.view.bringSubviewToFront(title) }
    },
    ExamplePair(.equalPriorities) { page, isRight in
      let name = UIView.text(
        "The Caterpillar", lines: isRight ? 0 : 1, resistance: isRight ? 749 : 750)
      page.add(name, "name", "V:|-32-[name]")
      let number = page.add(
        UIView.text("12 345"), "number", "V:|-32-[number]", "H:|-16-[number]-8-[name]-16-|")
      number.setContentHuggingPriority(.init(isRight ? 251 : 250), for: .horizontal)
    },
  ]
}
