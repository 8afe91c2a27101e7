import AutoLayout
import Foundation
import InterfaceBuilder

extension PropertyDecoder {
  func decodeControl(_ control: UIControl) {
    set(\.isEnabled, of: control, "enabled")
    set(\.isSelected, of: control, "selected")
    set(\.isHighlighted, of: control, "highlighted")
    set(
      \.contentHorizontalAlignment, of: control, "contentHorizontalAlignment",
      among: [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ])
    set(
      \.contentVerticalAlignment, of: control, "contentVerticalAlignment",
      among: [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
      ])
  }

  func decode(_ control: UIControl) {
    decodeControl(control)
    switch control {
    case let control as UISwitch:
      set(\.isOn, of: control, "on")
      color(\.onTintColor, of: control, "onTintColor")
      color(\.thumbTintColor, of: control, "thumbTintColor")
    case let control as UISlider:
      set(\.minimumValue, of: control, "minValue")
      set(\.maximumValue, of: control, "maxValue")
      set(\.value, of: control, "value")
      color(\.minimumTrackTintColor, of: control, "minimumTrackTintColor")
      color(\.maximumTrackTintColor, of: control, "maximumTrackTintColor")
      color(\.thumbTintColor, of: control, "thumbTintColor")
      set(\.isContinuous, of: control, "continuous")
    case let control as UIStepper:
      set(
        \.minimumValue, of: control, "minimumValue", to: number("minimumValue").map { Double($0) })
      set(
        \.maximumValue, of: control, "maximumValue", to: number("maximumValue").map { Double($0) })
      set(\.value, of: control, "value", to: number("value").map { Double($0) })
      set(
        \.stepValue, of: control, "stepValue",
        to: number("stepValue").flatMap { $0 > 0 ? Double($0) : nil })
      set(\.wraps, of: control, "wraps")
      set(\.autorepeat, of: control, "autorepeat")
      set(\.isContinuous, of: control, "continuous")
    case let control as UISegmentedControl:
      decodeSegments(control)
    case let control as UIPageControl:
      set(\.numberOfPages, of: control, "numberOfPages")
      set(\.currentPage, of: control, "currentPage")
      set(\.hidesForSinglePage, of: control, "hidesForSinglePage")
      color(\.pageIndicatorTintColor, of: control, "pageIndicatorTintColor")
      color(\.currentPageIndicatorTintColor, of: control, "currentPageIndicatorTintColor")
    case let control as UIDatePicker:
      set(
        \.datePickerMode, of: control, "datePickerMode",
        among: [
          "time": .time, "date": .date, "dateAndTime": .dateAndTime,
          "countDownTimer": .countDownTimer,
        ])
      set(
        \.preferredDatePickerStyle, of: control, "style",
        among: [
          "wheels": .wheels, "compact": .compact, "inline": .inline,
        ])
      set(\.minuteInterval, of: control, "minuteInterval")
    default: break
    }
  }

  private func decodeSegments(_ control: UISegmentedControl) {
    if names == nil { addSegments(to: control) }
    set(\.isMomentary, of: control, "momentary")
    color(\.selectedSegmentTintColor, of: control, "selectedSegmentTintColor")
  }

  private func addSegments(to control: UISegmentedControl) {
    for segment in element.list("segments") {
      let place = control.numberOfSegments
      if let image = segment["image"].flatMap({ instantiation.image($0, of: segment) }) {
        control.insertSegment(with: image, at: place, animated: false)
      } else {
        let own = segment.string("title") ?? ""
        let title = instantiation.localized(own, name: "segmentTitles[\(place)]", of: element)
        control.insertSegment(withTitle: title, at: place, animated: false)
      }
      if let width = segment.number("width") {
        control.setWidth(CGFloat(width), forSegmentAt: place)
      }
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: place) }
    }
    control.selectedSegmentIndex =
      element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
  }

  // MARK: Buttons

  func decode(_ button: UIButton) {
    decodeControl(button)
    if names == nil { button.buttonType = Self.buttonTypes[element["buttonType"] ?? ""] ?? .custom }
    setPresent(
      \.configuration, of: button, "configuration",
      to: child("configuration").map { self.configuration($0, of: button) })
    if child("configuration") == nil, let label = button.titleLabel {
      if names == nil, button.buttonType != .system { label.font = .systemFont(ofSize: 18) }
      setPresent(
        \.font, of: label, "fontDescription",
        to: child("fontDescription").flatMap { instantiation.font($0) })
    }
    if let mode = text("lineBreakMode").flatMap({ Self.lineBreakModes[$0] }), names == nil,
      element["configuration"] == nil
    {
      if element.child("state") != nil { button.titleLabel?.lineBreakMode = mode }
    }
    set(
      \.contentEdgeInsets, of: button, "contentEdgeInsets",
      to: child("contentEdgeInsets")?.edgeInsets)
    set(\.titleEdgeInsets, of: button, "titleEdgeInsets", to: child("titleEdgeInsets")?.edgeInsets)
    set(\.imageEdgeInsets, of: button, "imageEdgeInsets", to: child("imageEdgeInsets")?.edgeInsets)
    // A configuration replaces the titles and images of states, which documents keep from before.
    guard names == nil, child("configuration") == nil else { return }
    for state in element.children where state.name == "state" { decode(state, of: button) }
  }

  private func decode(_ element: Element, of button: UIButton) {
    guard let key = element["key"], let state = Self.states[key] else { return }
    if let own = element.string("title") {
      button.setTitle(
        instantiation.localized(own, name: "\(key)Title", of: self.element), for: state)
    }
    if let name = element["image"], let image = instantiation.image(name, of: element) {
      let symbol = element.child("preferredSymbolConfiguration").flatMap {
        instantiation.symbolConfiguration($0)
      }
      button.setImage(symbol.map { image.withConfiguration($0) } ?? image, for: state)
    }
    if let name = element["backgroundImage"], let image = instantiation.image(name, of: element) {
      button.setBackgroundImage(image, for: state)
    }
    if let color = element.child("color", key: "titleColor").flatMap({ instantiation.color($0) }) {
      button.setTitleColor(color, for: state)
    }
    let decoder = PropertyDecoder(element, in: instantiation)
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
      configuration.title = instantiation.localized(
        title, name: "configuration.title", of: self.element)
    }
    let decoder = PropertyDecoder(element, in: instantiation)
    if let title = decoder.attributed("attributedTitle") {
      configuration.attributedTitle = AttributedString(styled: title)
    }
    if let subtitle = element.string("subtitle") {
      configuration.subtitle = instantiation.localized(
        subtitle, name: "configuration.subtitle", of: self.element)
    }
    if let name = element["image"] { configuration.image = instantiation.image(name, of: element) }
    if let value = element.number("imagePadding") { configuration.imagePadding = CGFloat(value) }
    if let value = element.number("titlePadding") { configuration.titlePadding = CGFloat(value) }
    switch element["imagePlacement"] {
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    default: break
    }
    switch element["cornerStyle"] {
    case "fixed": configuration.cornerStyle = .fixed
    case "capsule": configuration.cornerStyle = .capsule
    case "large": configuration.cornerStyle = .large
    case "medium": configuration.cornerStyle = .medium
    case "small": configuration.cornerStyle = .small
    default: break
    }
    if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = insets.directionalInsets ?? configuration.contentInsets
    }
    if let color = element.child("color", key: "baseForegroundColor") {
      configuration.baseForegroundColor = instantiation.color(color)
    }
    if let color = element.child("color", key: "baseBackgroundColor") {
      configuration.baseBackgroundColor = instantiation.color(color)
    }
    return configuration
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "contactAdd": .contactAdd, "infoLight": .infoLight,
    "infoDark": .infoDark, "detailDisclosure": .detailDisclosure, "close": .close,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]
}
