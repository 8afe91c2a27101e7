import Cells
import Wording

/// Numbers in the panes.
package enum Number {
  /// The number with at most `places` decimals: `191.6`, `10`, `-0.5`; `inf` or `-` if it is too
  /// large.
  package static func text(_ value: Double, places: Int = 1) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return value > 0 ? "inf" : "-" }
    return value.decimal(places: places)
  }

  /// The number with blanks before it, so that columns of numbers are aligned.
  package static func column(_ value: Double, places: Int = 1, width: Int) -> String {
    text(value, places: places).padded(toColumns: width, alignment: .right)
  }
}
