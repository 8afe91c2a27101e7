import InterfaceBuilder

extension SuggestedLayout {
  /// Layouts of texts and of controls that one fills in.
  static let forms: [SuggestedLayout] = [
    SuggestedLayout(
      "a form of labels and fields",
      [
        label("name", 16, 46.5, 46), field("nameField", 89, 40, 270),
        label("address", 16, 88.5, 65), field("addressField", 89, 82, 270),
        label("town", 16, 130.5, 42), field("townField", 89, 124, 270),
      ],
      """
      name.leading = root.leadingMargin
      root.trailingMargin = nameField.trailing
      nameField.top = safe.top + 20
      nameField.firstBaseline = name.firstBaseline
      address.leading = root.leadingMargin
      addressField.leading = address.trailing + 8 standard
      addressField.leading = nameField.leading
      root.trailingMargin = addressField.trailing
      addressField.top = nameField.bottom + 8 standard
      addressField.firstBaseline = address.firstBaseline
      town.leading = root.leadingMargin
      townField.leading = addressField.leading
      root.trailingMargin = townField.trailing
      townField.top = addressField.bottom + 8 standard
      townField.firstBaseline = town.firstBaseline
      """),
    SuggestedLayout(
      "a login", wide: ["enter"],
      [
        image("logo", 137.5, 80, 100, 100), field("user", 32, 212, 311),
        field("password", 32, 254, 311), button("enter", 32, 304, 311),
      ],
      """
      logo.centerX = safe.centerX
      logo.top = safe.top + 60
      logo.width = 100
      logo.height = 100
      user.leading = safe.leading + 32
      safe.trailing = user.trailing + 32
      user.top = logo.bottom + 32
      password.leading = user.leading
      password.trailing = user.trailing
      password.top = user.bottom + 8 standard
      enter.leading = password.leading
      enter.trailing = password.trailing
      enter.top = password.bottom + 16
      """),
    SuggestedLayout(
      "a heading over a text", wrapping: ["text"],
      [label("heading", 16, 40, 120), label("text", 16, 69, 343, 105)],
      """
      heading.leading = root.leadingMargin
      heading.top = safe.top + 20
      text.leading = root.leadingMargin
      root.trailingMargin = text.trailing
      text.top = heading.bottom + 8 standard
      """),
    SuggestedLayout(
      "a card that is as high as its texts", wrapping: ["text"],
      [
        DrawnView(
          "card", 16, 40, 343, 95,
          [label("title", 16, 16, 80), label("text", 16, 45, 311, 34)])
      ],
      """
      card.leading = root.leadingMargin
      root.trailingMargin = card.trailing
      card.top = safe.top + 20
      title.leading = card.leading + 16
      title.top = card.top + 16
      text.leading = card.leading + 16
      card.trailing = text.trailing + 16
      text.top = title.bottom + 8 standard
      card.bottom = text.bottom + 16
      """),
    SuggestedLayout(
      "a line between two labels",
      [label("over", 16, 40, 90), DrawnView("line", 16, 69, 343, 1), label("under", 16, 78, 70)],
      """
      over.leading = root.leadingMargin
      over.top = safe.top + 20
      line.leading = root.leadingMargin
      root.trailingMargin = line.trailing
      line.top = over.bottom + 8 standard
      line.height = 1
      under.leading = root.leadingMargin
      under.top = line.bottom + 8 standard
      """),
    SuggestedLayout(
      "a message in the middle",
      [label("empty", 137.5, 333, 100), button("again", 162.5, 362, 50)],
      """
      empty.centerX = safe.centerX
      empty.centerY = safe.centerY
      again.centerX = safe.centerX
      again.top = empty.bottom + 8 standard
      """),
    SuggestedLayout(
      "a search field with a button",
      [field("search", 16, 36, 281), button("cancel", 305, 38, 54)],
      """
      search.leading = root.leadingMargin
      search.top = safe.top + 16
      cancel.leading = search.trailing + 8 standard
      root.trailingMargin = cancel.trailing
      cancel.firstBaseline = search.firstBaseline
      """),
  ]
}
