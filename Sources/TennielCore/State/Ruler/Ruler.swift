import AutoLayout
import Cells
import Foundation
import Stage

/// The ruler below the canvas: the side of the screen that it measures.
struct Ruler: Equatable, Sendable {
  /// The axis of the lengths that it shows: horizontal for widths.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// Whether the mouse drags along it.
  var isDragged = false
  /// What is known so far.
  var reading: SweepReading?
}

/// The columns of the ruler's lengths.
///
/// ```
///  width  320 ├──┴─────●──┴──┊────────────┴───────────┤ 1366
///                       title: truncated-text
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
  func column(of length: Double) -> Int {
    let share = (length - Double(range.lowerBound)) / Double(max(1, range.count - 1))
    let offset = (min(max(share, 0), 1) * Double(track.columns - 1)).rounded()
    return track.column + Int(offset)
  }

  /// The columns of a range of lengths.
  func columns(of range: ClosedRange<Int>) -> ClosedRange<Int> {
    column(of: Double(range.lowerBound))...column(of: Double(range.upperBound))
  }

  /// The length at a column, in points: the length of the mark that is drawn there, or else the
  /// length at the column's place.
  func length(at column: Int, marked reading: SweepReading) -> Int {
    let place = length(at: column)
    // Breakpoints are drawn over devices, and the last breakpoint over others.
    if let breakpoint = reading.breakpoints.last(where: { self.column(of: $0.length) == column }) {
      return breakpoint.reached
    }
    return reading.landmarks.map(\.length).filter { self.column(of: Double($0)) == column }
      .min { abs($0 - place) < abs($1 - place) } ?? place
  }

  /// The length at a column, in points.
  func length(at column: Int) -> Int {
    let offset = min(max(column - track.column, 0), track.columns - 1)
    let share = Double(offset) / Double(max(1, track.columns - 1))
    return range.lowerBound + Int((share * Double(range.count - 1)).rounded())
  }
}

extension SweepReading.Breakpoint {
  /// The first length of whole points at which the layout is of the next kind.
  var reached: Int { Int(length.rounded(.up)) }
}

extension AppState {
  /// The places on the ruler; nil without one, and before it is known how far it goes.
  var rulerLayout: RulerLayout? { layout.flatMap(rulerLayout) }

  /// The places on the ruler in some panes.
  func rulerLayout(in layout: PaneLayout) -> RulerLayout? {
    guard let rect = layout.ruler, let reading = panes.ruler?.reading else { return nil }
    return RulerLayout(rect, range: reading.range)
  }

  /// Shows the ruler of widths, then the ruler of heights, then none.
  mutating func stepRuler() {
    switch panes.ruler?.axis {
    case nil: panes.ruler = Ruler()
    case .horizontal: panes.ruler = Ruler(axis: .vertical)
    case .vertical: panes.ruler = nil
    }
    refit()
  }

  /// Goes to the next or the previous of some lengths.
  mutating func goTo(
    _ steps: Int, named name: String, among lengths: (SweepReading) -> [Double]
  ) {
    guard let ruler = panes.ruler, let reading = panes.ruler?.reading else { return }
    let here = Double(ruler.axis.length(of: screen.size))
    // The first point at which the layout is of the next kind.
    let all = lengths(reading).map { $0.rounded(.up) }
    let next = steps > 0 ? all.first { $0 > here } : all.last { $0 < here }
    guard let next else {
      message =
        reading.isComplete
        ? "No \(name) \(steps > 0 ? "above" : "below") \(Int(here)) points"
        : "No \(name) \(steps > 0 ? "above" : "below") \(Int(here)) points is known"
      return
    }
    setLength(Int(next))
    let found = reading.breakpoints.filter { $0.reached == Int(next) }.map(\.text)
    message = "\(Int(next)): " + (found.isEmpty ? name : found.joined(separator: ", "))
  }

  /// Gives the screen a length along the ruler.
  mutating func setLength(_ length: Int) {
    guard let ruler = panes.ruler else { return }
    screen.resize(ruler.axis, to: CGFloat(length))
    settle()
  }

  /// Gives the screen the length at a cell of the ruler, and begins to drag.
  /// - Returns: Whether the cell is on the ruler.
  mutating func pressOnRuler(_ cell: CellPoint) -> Bool {
    guard let places = rulerLayout, places.rect.contains(cell) else { return false }
    panes.ruler?.isDragged = true
    dragOnRuler(cell)
    return true
  }

  mutating func dragOnRuler(_ cell: CellPoint) {
    guard panes.ruler?.isDragged == true, let places = rulerLayout,
      let reading = panes.ruler?.reading
    else {
      return
    }
    setLength(places.length(at: cell.column, marked: reading))
  }
}
