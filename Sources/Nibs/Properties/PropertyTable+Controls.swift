import InterfaceBuilder

extension PropertyTable {
  static let controls = [
    control, button, toggle, slider, stepper, segmentedControl, pageControl, datePicker,
    colorWell,
  ]

  private static let control = PropertyTable(
    UIControl.self,
    [
      .flag("enabled", \.isEnabled), .flag("selected", \.isSelected),
      .flag("highlighted", \.isHighlighted),
      .choice("contentHorizontalAlignment", \.contentHorizontalAlignment),
      .choice("contentVerticalAlignment", \.contentVerticalAlignment),
    ])

  private static let button = PropertyTable(
    UIButton.self,
    [
      .fixed("buttonType") { $0.decodeType(of: $1) },
      .custom("configuration", "fontDescription") { $0.decodeConfiguration(of: $1) },
      .fixed("lineBreakMode") { $0.decodeLineBreakMode(of: $1) },
      .insets("contentEdgeInsets", \.contentEdgeInsets),
      .insets("titleEdgeInsets", \.titleEdgeInsets), .insets("imageEdgeInsets", \.imageEdgeInsets),
      .flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
      .flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
      .flag("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted),
      .flag("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted),
      .flag("pointerInteraction", \.isPointerInteractionEnabled), .choice("role", \.role),
      .custom("normal", "highlighted", "disabled", "selected") { $0.decodeStates(of: $1) },
    ])

  private static let toggle = PropertyTable(
    UISwitch.self,
    [
      .flag("on", \.isOn), .color("onTintColor", \.onTintColor),
      .color("thumbTintColor", \.thumbTintColor),
    ])

  private static let slider = PropertyTable(
    UISlider.self,
    [
      .number("minValue", \.minimumValue), .number("maxValue", \.maximumValue),
      .number("value", \.value), .color("minimumTrackTintColor", \.minimumTrackTintColor),
      .color("maximumTrackTintColor", \.maximumTrackTintColor),
      .color("thumbTintColor", \.thumbTintColor), .flag("continuous", \.isContinuous),
    ])

  private static let stepper = PropertyTable(
    UIStepper.self,
    [
      .number("minimumValue", \.minimumValue), .number("maximumValue", \.maximumValue),
      .number("value", \.value),
      // UIKit's stepper throws for a step that is not positive.
      .custom("stepValue") {
        $0.set(
          \.stepValue, of: $1, "stepValue",
          to: $0.number("stepValue").flatMap { $0 > 0 ? Double($0) : nil })
      },
      .flag("wraps", \.wraps), .flag("autorepeat", \.autorepeat),
      .flag("continuous", \.isContinuous),
    ])

  private static let segmentedControl = PropertyTable(
    UISegmentedControl.self,
    [
      .fixed("segments", "selectedSegmentIndex") { $0.addSegments(to: $1) },
      .flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
      .flag("momentary", \.isMomentary),
      .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
    ])

  private static let pageControl = PropertyTable(
    UIPageControl.self,
    [
      .number("numberOfPages", \.numberOfPages), .number("currentPage", \.currentPage),
      .flag("hidesForSinglePage", \.hidesForSinglePage),
      .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
      .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
      .flag("defersCurrentPageDisplay", \.defersCurrentPageDisplay),
      .flag("allowsContinuousInteraction", \.allowsContinuousInteraction),
      .choice("backgroundStyle", \.backgroundStyle),
    ])

  private static let datePicker = PropertyTable(
    UIDatePicker.self,
    [
      .choice("datePickerMode", \.datePickerMode), .choice("style", \.preferredDatePickerStyle),
      .number("minuteInterval", \.minuteInterval),
      .custom("minimumDate") { $1.minimumDate = $0.date("minimumDate") },
      .custom("maximumDate") { $1.maximumDate = $0.date("maximumDate") },
      // A document that asks for the present date may have a date of its own all the same.
      .custom("useCurrentDate") { decoder, picker in
        if decoder.element.flag("useCurrentDate") == false, let date = decoder.date("date") {
          picker.date = date
        }
      },
      .number("countDownDuration", \.countDownDuration),
      .flag("roundsToMinuteInterval", \.roundsToMinuteInterval),
    ])

  private static let colorWell = PropertyTable(
    UIColorWell.self,
    [
      .text("title", \.title), .flag("supportsAlpha", \.supportsAlpha),
      .color("selectedColor", \.selectedColor),
    ])
}

extension PropertyDecoder {
  /// A date that the element has; nil for none.
  fileprivate func date(_ key: String) -> Date? {
    element.child("date", key: key)?.number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
  }

  fileprivate func addSegments(to control: UISegmentedControl) {
    for segment in element.list("segments") {
      let place = control.numberOfSegments
      if let image = context.image("image", in: segment) {
        control.insertSegment(with: image, at: place, animated: false)
      } else {
        let own = segment.string("title") ?? ""
        let title = context.localized(own, name: "segmentTitles[\(place)]", of: element)
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
}
