import Wording

/// Numbers in the columns of the panes.
enum Number {
  /// At most `places` decimals: `191.6`, `10`, `-0.5`. What fits no column is `inf` or `-`.
  static func text(_ value: Double, places: Int = 1) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return value > 0 ? "inf" : "-" }
    return value.decimal(places: places)
  }

  /// The same, with blanks in front, so that columns of numbers stay in their places.
  static func column(_ value: Double, places: Int = 1, width: Int) -> String {
    let text = text(value, places: places)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
