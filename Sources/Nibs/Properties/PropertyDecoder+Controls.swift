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
          "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
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
    set(
      \.apportionsSegmentWidthsByContent, of: control, "apportionsSegmentWidthsByContent")
    set(\.isMomentary, of: control, "momentary")
    color(\.selectedSegmentTintColor, of: control, "selectedSegmentTintColor")
  }

  private func addSegments(to control: UISegmentedControl) {
    for segment in element.list("segments") {
      let place = control.numberOfSegments
      if let image = segment["image"].flatMap({ context.image($0, of: segment) }) {
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
