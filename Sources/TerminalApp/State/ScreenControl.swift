import Stage

/// The option and the keys of a choice about the screen. An option sets its value; keys step
/// through its values.
///
/// An entry of the table provides the option, the keys and their help.
package struct ScreenControl: Sendable {
  /// The value of the option.
  package enum Value: Sendable {
    /// A switch that sets this value.
    case always(String)
    /// One of these values. The placeholder stands for the value in help.
    case one(of: [String], placeholder: String)
  }

  package let choice: ScreenChoice
  /// The option's name, such as `--text-size`.
  package let option: String
  package let value: Value
  package let optionHelp: String
  /// The keys, and the number of values that each moves on; none for a choice that only the option
  /// sets.
  let keys: [(name: String, steps: Int)]
  let keyHelp: String
  /// The text after the keys in the last row of the screen, and the keys as they are shown there.
  var hint: (text: String, label: String)?
  /// Further words by which the keys are found in the list of commands, with blanks between them.
  var words = ""

  /// The size classes.
  package static let classes = [
    ScreenControl(
      choice: .widthClass, option: "--width-class",
      value: .one(of: ["compact", "regular"], placeholder: "CLASS"),
      optionHelp: "compact or regular, whatever the device has",
      keys: [("w", 1)], keyHelp: "width class: the other one, then the device's",
      hint: ("class", "w h"), words: "size trait"),
    ScreenControl(
      choice: .heightClass, option: "--height-class",
      value: .one(of: ["compact", "regular"], placeholder: "CLASS"),
      optionHelp: "compact or regular, whatever the device has",
      keys: [("h", 1)], keyHelp: "height class: the other one, then the device's",
      words: "size trait"
    ),
  ]

  /// The user's settings of the device.
  package static let preferences = [
    ScreenControl(
      choice: .textSize, option: "--text-size",
      value: .one(of: ScreenChoice.textSize.words, placeholder: "SIZE"),
      optionHelp: "XS, S, M, L, XL, XXL, XXXL, AX1 to AX5",
      keys: [("t", 1), ("T", -1)], keyHelp: "larger, smaller text (XS to AX5)",
      words: "font dynamic type accessibility"),
    ScreenControl(
      choice: .boldText, option: "--bold-text", value: .always("bold"),
      optionHelp: "bold text, as the user may prefer it",
      keys: [("B", 1)], keyHelp: "regular, bold text", words: "weight accessibility"),
    ScreenControl(
      choice: .direction, option: "--rtl", value: .always("rtl"),
      optionHelp: "lay out from right to left",
      keys: [("l", 1)], keyHelp: "left to right, right to left",
      words: "rtl ltr mirror arabic hebrew"),
    ScreenControl(
      choice: .interfaceStyle, option: "--dark", value: .always("dark"),
      optionHelp: "show the dark interface",
      keys: [("m", 1)], keyHelp: "light, dark interface", words: "mode appearance night style"),
    ScreenControl(
      choice: .motion, option: "--reduced-motion", value: .always("reduced"),
      optionHelp: "tell scenes that the user prefers reduced motion",
      keys: [("M", 1)], keyHelp: "full, reduced motion, as scenes are told", words: "accessibility"),
    ScreenControl(
      choice: .keyboard, option: "--keyboard", value: .always("up"),
      optionHelp: "show the keyboard, which covers the bottom of the screen",
      keys: [("k", 1)], keyHelp: "keyboard up, down; a field brings it by itself", words: "typing"),
    ScreenControl(
      choice: .systemVersion, option: "--ios",
      value: .one(of: ScreenChoice.systemVersion.words, placeholder: "VERSION"),
      optionHelp: "sizes of controls and texts as in iOS 9 to 18 or 26; else 18",
      keys: [], keyHelp: ""),
    ScreenControl(
      choice: .textMetrics, option: "--text-metrics",
      value: .one(of: ScreenChoice.textMetrics.words, placeholder: "METRICS"),
      optionHelp: "device, or columns: 8 points for each character",
      keys: [], keyHelp: ""),
  ]
}
