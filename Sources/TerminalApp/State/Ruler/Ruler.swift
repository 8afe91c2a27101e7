import Cells
import Stage

/// The ruler below the canvas: the side of the screen that it measures.
struct Ruler: Equatable, Sendable {
  /// The axis of the lengths that it shows: horizontal for widths.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// What is known so far.
  var reading: RulerReading?
}

/// The columns of the ruler's lengths.
///
/// ```
///  width  320 ┴━━━━┴┴┴●┴┴━━│──┴──│─────────┴───────────┴ 1032
///             320 to 517: title's text is cut short
/// ```
struct RulerLayout: Equatable, Sendable {
  /// The rows of the ruler.
  static let rows = 2

  let rect: CellRect
  /// The cells of the lengths, on the first row.
  let track: CellRect
  let range: ClosedRange<Int>

  init(_ rect: CellRect, range: ClosedRange<Int>) {
    self.rect = rect
    self.range = range
    let before = 12
    let after = "\(range.upperBound)".count + 2
    track = CellRect(
      column: rect.column + before, row: rect.row, columns: max(2, rect.columns - before - after),
      rows: 1)
  }

  /// The column of a length.
  func column(of length: Int) -> Int {
    let share = Double(length - range.lowerBound) / Double(max(1, range.count - 1))
    let offset = (min(max(share, 0), 1) * Double(track.columns - 1)).rounded()
    return track.column + Int(offset)
  }

  /// The columns of a range of lengths.
  func columns(of range: ClosedRange<Int>) -> ClosedRange<Int> {
    column(of: range.lowerBound)...column(of: range.upperBound)
  }

  /// The length at a column, in points: the length of the mark that is drawn there, or else the
  /// length at the column's place.
  /// - Parameter reach: The columns from which the mark of a breakpoint draws to itself what falls
  ///   on no mark.
  func length(at column: Int, marked reading: RulerReading, reach: Int) -> Int {
    let place = length(at: column)
    // Breakpoints are drawn over devices, and the last breakpoint over others.
    if let breakpoint = reading.breakpoints.last(where: { self.column(of: $0.length) == column }) {
      return breakpoint.length
    }
    let devices = reading.deviceLengths.filter { self.column(of: $0) == column }
    let near = reading.breakpoints.map(\.length).filter {
      abs(self.column(of: $0) - column) <= reach
    }
    return (devices.isEmpty ? near : devices).min { abs($0 - place) < abs($1 - place) } ?? place
  }

  /// The length at a column, in points.
  func length(at column: Int) -> Int {
    let offset = min(max(column - track.column, 0), track.columns - 1)
    let share = Double(offset) / Double(max(1, track.columns - 1))
    return range.lowerBound + Int((share * Double(range.count - 1)).rounded())
  }
}
