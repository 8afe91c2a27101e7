import InterfaceBuilder

extension PropertyDecoder {
  func decodeType(of button: UIButton) {
    let type = element["buttonType"].flatMap { element.word("buttonType", from: $0) }
    button.buttonType = UIButton.ButtonType.named(type) ?? .custom
  }

  /// Sets the configuration of a button, or the font of a button without a configuration.
  func decodeConfiguration(of button: UIButton) {
    setPresent(
      \.configuration, of: button, "configuration",
      to: child("configuration").map { self.configuration($0, of: button) })
    guard child("configuration") == nil, let label = button.titleLabel else { return }
    if names == nil, button.buttonType != .system { label.font = .systemFont(ofSize: 18) }
    setPresent(\.font, of: label, "fontDescription", to: font)
  }

  func decodeLineBreakMode(of button: UIButton) {
    guard child("configuration") == nil, element.child("state") != nil,
      let mode = text("lineBreakMode").flatMap(PropertyDecoder.lineBreakMode)
    else { return }
    button.titleLabel?.lineBreakMode = mode
  }

  /// Sets the titles, images and colours of a button's states. A configuration replaces them,
  /// though documents keep them from before.
  func decodeStates(of button: UIButton) {
    guard child("configuration") == nil else { return }
    for state in element.children where state.name == "state" && sets(state["key"] ?? "") {
      decode(state, of: button)
    }
  }

  private func decode(_ element: Element, of button: UIButton) {
    guard let key = element["key"], let state = Self.states[key] else { return }
    if let own = element.string("title") {
      button.setTitle(context.localized(own, name: "\(key)Title", of: self.element), for: state)
    }
    if let image = context.image("image", in: element) {
      let symbol = element.child("preferredSymbolConfiguration").flatMap {
        context.symbolConfiguration($0)
      }
      button.setImage(symbol.flatMap { image.applyingSymbolConfiguration($0) } ?? image, for: state)
    }
    if let image = context.image("backgroundImage", in: element) {
      button.setBackgroundImage(image, for: state)
    }
    if let color = element.child("color", key: "titleColor").flatMap({ context.color($0) }) {
      button.setTitleColor(color, for: state)
    }
    let decoder = PropertyDecoder(element, in: context)
    if let title = decoder.attributed("attributedTitle") {
      button.setAttributedTitle(title, for: state)
    }
  }

  private func configuration(_ element: Element, of button: UIButton) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      default: .plain()
      }
    if let title = element.string("title") {
      configuration.title = context.localized(title, name: "configuration.title", of: self.element)
    }
    let font = element.child(key: "titleFontDescription").flatMap { context.font($0) }
    if let font, let title = configuration.title {
      var text = AttributedString(title)
      text.font = font
      configuration.attributedTitle = text
    }
    let decoder = PropertyDecoder(element, in: context)
    if let title = decoder.attributed("attributedTitle") {
      configuration.attributedTitle = AttributedString(styled: title)
    }
    if let subtitle = element.string("subtitle") {
      configuration.subtitle = context.localized(
        subtitle, name: "configuration.subtitle", of: self.element)
    }
    if let image = context.image("image", in: element) {
      let symbol = element.child(
        "preferredSymbolConfiguration", key: "preferredSymbolConfigurationForImage"
      ).flatMap { context.symbolConfiguration($0) }
      configuration.image = symbol.flatMap { image.applyingSymbolConfiguration($0) } ?? image
    }
    if let value = element.number("imagePadding") { configuration.imagePadding = CGFloat(value) }
    if let value = element.number("titlePadding") { configuration.titlePadding = CGFloat(value) }
    if let placement = element["imagePlacement"].flatMap({ Self.imagePlacements[$0] }) {
      configuration.imagePlacement = placement
    }
    if let style = UIButton.Configuration.CornerStyle.named(element["cornerStyle"]) {
      configuration.cornerStyle = style
    }
    if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = insets.directionalInsets ?? configuration.contentInsets
    }
    if let color = element.child("color", key: "baseForegroundColor") {
      configuration.baseForegroundColor = context.color(color)
    }
    if let color = element.child("color", key: "baseBackgroundColor") {
      configuration.baseBackgroundColor = context.color(color)
    }
    return configuration
  }

  private static let imagePlacements: [String: NSDirectionalRectEdge] = [
    "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]
}
