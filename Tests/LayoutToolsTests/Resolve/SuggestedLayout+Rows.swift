import InterfaceBuilder

extension SuggestedLayout {
  /// Rows, columns and grids.
  static let rows: [SuggestedLayout] = [
    SuggestedLayout(
      "two equal buttons", wide: ["no", "yes"],
      [button("no", 16, 617, 167.5), button("yes", 191.5, 617, 167.5)],
      """
      no.leading = root.leadingMargin
      safe.bottom = no.bottom + 20
      yes.leading = no.trailing + 8 standard
      root.trailingMargin = yes.trailing
      yes.firstBaseline = no.firstBaseline
      yes.width = no.width
      """),
    SuggestedLayout(
      "a row of cards",
      [
        DrawnView("one", 16, 40, 109, 80), DrawnView("two", 133, 40, 109, 80),
        DrawnView("three", 250, 40, 109, 80),
      ],
      """
      one.leading = root.leadingMargin
      one.top = safe.top + 20
      one.height = 80
      two.leading = one.trailing + 8 standard
      two.top = one.top
      two.bottom = one.bottom
      two.width = one.width
      three.leading = two.trailing + 8 standard
      root.trailingMargin = three.trailing
      three.top = two.top
      three.bottom = two.bottom
      three.width = two.width
      """),
    SuggestedLayout(
      "rows of settings",
      [
        label("sound", 16, 45, 52), toggle("soundSwitch", 310, 40),
        label("light", 16, 92, 40), toggle("lightSwitch", 310, 87),
      ],
      """
      sound.leading = root.leadingMargin
      root.trailingMargin = soundSwitch.trailing
      soundSwitch.top = safe.top + 20
      soundSwitch.centerY = sound.centerY
      light.leading = root.leadingMargin
      root.trailingMargin = lightSwitch.trailing
      lightSwitch.top = soundSwitch.bottom + 16
      lightSwitch.centerY = light.centerY
      """),
    SuggestedLayout(
      "a grid of two by two",
      [
        DrawnView("a", 0, 20, 187.5, 323.5), DrawnView("b", 187.5, 20, 187.5, 323.5),
        DrawnView("c", 0, 343.5, 187.5, 323.5), DrawnView("d", 187.5, 343.5, 187.5, 323.5),
      ],
      """
      a.leading = safe.leading
      a.top = safe.top
      b.leading = a.trailing
      safe.trailing = b.trailing
      b.top = safe.top
      b.width = a.width
      c.leading = safe.leading
      c.top = a.bottom
      safe.bottom = c.bottom
      c.height = a.height
      d.leading = c.trailing
      d.leading = b.leading
      safe.trailing = d.trailing
      d.top = c.top
      d.top = b.bottom
      safe.bottom = d.bottom
      """),
    SuggestedLayout(
      "a row of a chat", wrapping: ["message"],
      [image("face", 16, 40, 40, 40), label("message", 64, 40, 295, 63)],
      """
      face.leading = root.leadingMargin
      face.top = safe.top + 20
      face.width = 40
      face.height = 40
      message.leading = face.trailing + 8 standard
      root.trailingMargin = message.trailing
      message.top = safe.top + 20
      """),
    SuggestedLayout(
      "three keys of a keypad", wide: ["one", "two", "three"],
      [
        button("one", 0, 637, 125), button("two", 125, 637, 125), button("three", 250, 637, 125),
      ],
      """
      one.leading = safe.leading
      safe.bottom = one.bottom
      two.leading = one.trailing
      safe.bottom = two.bottom
      two.width = one.width
      three.leading = two.trailing
      safe.trailing = three.trailing
      safe.bottom = three.bottom
      three.width = two.width
      """),
    SuggestedLayout(
      "a cell", wide: ["title"],
      [
        image("icon", 16, 40, 32, 32), label("title", 56, 45.5, 250),
        image("arrow", 343, 48, 16, 16),
      ],
      """
      icon.leading = root.leadingMargin
      icon.top = safe.top + 20
      icon.width = 32
      icon.height = 32
      title.leading = icon.trailing + 8 standard
      title.centerY = icon.centerY
      arrow.leading = title.trailing + 37
      root.trailingMargin = arrow.trailing
      arrow.centerY = title.centerY
      arrow.width = 16
      arrow.height = 16
      """),
    SuggestedLayout(
      "a slider between two icons",
      [
        image("low", 16, 46, 20, 20),
        DrawnView("slider", 44, 40.5, 287, 31),
        image("high", 339, 46, 20, 20),
      ],
      """
      low.leading = root.leadingMargin
      low.width = 20
      low.height = 20
      slider.leading = low.trailing + 8 standard
      slider.top = safe.top + 20.5
      slider.centerY = low.centerY
      slider.height = 31
      high.leading = slider.trailing + 8 standard
      root.trailingMargin = high.trailing
      high.centerY = slider.centerY
      high.width = 20
      high.height = 20
      """),
    SuggestedLayout(
      "two columns of a table",
      [
        label("tea", 16, 40, 28), label("teaPrice", 319, 40, 40),
        label("coffee", 16, 69, 52), label("coffeePrice", 309, 69, 50),
      ],
      """
      tea.leading = root.leadingMargin
      tea.top = safe.top + 20
      root.trailingMargin = teaPrice.trailing
      teaPrice.firstBaseline = tea.firstBaseline
      coffee.leading = root.leadingMargin
      coffee.top = tea.bottom + 8 standard
      root.trailingMargin = coffeePrice.trailing
      coffeePrice.firstBaseline = coffee.firstBaseline
      """),
  ]
}
