import Stage

/// A choice about the screen as a user makes it: an option of the command line sets it, and keys step
/// through its values.
///
/// A choice that is added to the table has its option, its keys and its lines of help by that.
struct ScreenControl: Sendable {
  /// What the option chooses.
  enum Value: Sendable {
    /// A switch that chooses this one value.
    case always(String)
    /// One of these values, for which the placeholder stands in help.
    case one(of: [String], placeholder: String)
  }

  let choice: ScreenChoice
  /// The option's name, such as `--text-size`.
  let option: String
  let value: Value
  let optionHelp: String
  /// The keys, and how many values each moves on.
  let keys: [(name: String, steps: Int)]
  let keyHelp: String
  /// What the last row of the screen says after the keys, and how it writes these.
  var hint: (text: String, label: String)?

  /// The size classes.
  static let classes = [
    ScreenControl(
      choice: .widthClass, option: "--width-class",
      value: .one(of: ["compact", "regular"], placeholder: "CLASS"),
      optionHelp: "compact or regular, whatever the device has",
      keys: [("w", 1)], keyHelp: "width class: the device's, compact, regular",
      hint: ("class", "w h")),
    ScreenControl(
      choice: .heightClass, option: "--height-class",
      value: .one(of: ["compact", "regular"], placeholder: "CLASS"),
      optionHelp: "compact or regular, whatever the device has",
      keys: [("h", 1)], keyHelp: "height class: the device's, compact, regular"),
  ]

  /// What a reader chooses in the settings of the device.
  static let preferences = [
    ScreenControl(
      choice: .textSize, option: "--text-size",
      value: .one(of: ScreenChoice.textSize.words, placeholder: "SIZE"),
      optionHelp: "XS, S, M, L, XL, XXL, XXXL, AX1 to AX5",
      keys: [("t", 1), ("T", -1)], keyHelp: "larger, smaller text (XS to AX5)"),
    ScreenControl(
      choice: .direction, option: "--rtl", value: .always("rtl"),
      optionHelp: "lay out from right to left",
      keys: [("l", 1)], keyHelp: "left to right, right to left"),
    ScreenControl(
      choice: .interfaceStyle, option: "--dark", value: .always("dark"),
      optionHelp: "show the dark interface",
      keys: [("m", 1)], keyHelp: "light, dark interface"),
  ]
}
