import InterfaceBuilder

extension InspectorField {
  /// The fields of controls that hold no text, by the names of their elements.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/views-and-controls>
  static let ofPlainControls: [String: [InspectorField]] = [
    "switch": [
      flag("on", "State: On", "Whether it begins on."),
      color("onTintColor", "On Tint", "Its colour when it is on."),
      color("thumbTintColor", "Thumb Tint", "The colour of what is moved."),
    ],
    "slider": [
      number("value", "Value", "Where it begins.", .any, writesDefault: true),
      number("minValue", "Minimum", "The value at its leading end.", .any, writesDefault: true),
      number(
        "maxValue", "Maximum", "The value at its trailing end.", .any, default: 1,
        writesDefault: true),
      color("minimumTrackTintColor", "Min Track Tint", "The colour before the thumb."),
      color("maximumTrackTintColor", "Max Track Tint", "The colour behind the thumb."),
      color("thumbTintColor", "Thumb Tint", "The colour of what is moved."),
      flag("continuous", "Continuous Updates", "Whether it tells of each change.", default: true),
    ],
    "stepper": [
      number("value", "Value", "Where it begins.", .any),
      number("minimumValue", "Minimum", "The least value.", .any),
      number(
        "maximumValue", "Maximum", "The greatest value.", .any, default: 100, writesDefault: true),
      number(
        "stepValue", "Step", "By how much it changes, above 0.", NumberKind(least: 0.0001),
        default: 1),
      flag("autorepeat", "Autorepeat", "Whether holding it goes on changing it.", default: true),
      flag("continuous", "Continuous", "Whether it tells of each change.", default: true),
      flag("wraps", "Wrap", "Whether the least value follows the greatest."),
    ],
    "segmentedControl": [
      InspectorField(
        "segments", "Segments", "The titles of the segments, with commas between them.", .text,
        at: FieldPlace(holder: .list("segments", of: "segment"))),
      flag("momentary", "Momentary", "Whether segments are not kept selected."),
      flag(
        "apportionsSegmentWidthsByContent", "Size Mode: Proportional to Content",
        "Whether segments are as wide as their titles need."),
      number(
        "selectedSegmentIndex", "Selected",
        "The segment that begins selected, from 0; -1 for none.",
        .whole(from: -1), default: -1, writesDefault: true),
      color("selectedSegmentTintColor", "Selected Tint", "The colour of the selected segment."),
    ],
    "pageControl": [
      number(
        "numberOfPages", "Pages", "How many dots there are.", .whole(from: 0), writesDefault: true),
      number("currentPage", "Current Page", "Which dot is lit, from 0.", .whole(from: 0)),
      flag("hidesForSinglePage", "Hides for Single Page", "Whether one dot is left out."),
      color("pageIndicatorTintColor", "Tint Color", "The colour of the dots."),
      color("currentPageIndicatorTintColor", "Current Page", "The colour of the lit dot."),
    ],
    "datePicker": [
      choice(
        "datePickerMode", "Mode", "What is picked.",
        [
          FieldChoice("time", "Time"), FieldChoice("date", "Date"),
          FieldChoice("dateAndTime", "Date and Time"),
          FieldChoice("countDownTimer", "Count Down Timer"),
        ], default: "dateAndTime", writesDefault: true),
      choice(
        "style", "Preferred Style", "Its look, which its size depends on.",
        [
          FieldChoice("automatic", "Automatic"), FieldChoice("compact", "Compact"),
          FieldChoice("inline", "Inline"), FieldChoice("wheels", "Wheels"),
        ], default: "automatic"),
      number(
        "minuteInterval", "Interval", "The minutes between two choices.",
        NumberKind(least: 1, greatest: 30, isWhole: true), default: 1, writesDefault: true),
    ],
  ]
}
