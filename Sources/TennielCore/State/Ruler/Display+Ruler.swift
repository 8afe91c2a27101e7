import Cells
import Foundation
import Stage

/// The ruler below the canvas, along which the screen changes its size.
extension Display {
  /// The places on the ruler in some panes; nil without a ruler, and before it is known how far it
  /// goes.
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
  /// - Returns: What is there, or that there is none.
  mutating func goTo(
    _ steps: Int, named name: String, among lengths: (SweepReading) -> [Double]
  ) -> String? {
    guard let ruler = panes.ruler, let reading = ruler.reading else { return nil }
    let here = Double(ruler.axis.length(of: screen.size))
    // The first point at which the layout is of the next kind.
    let all = lengths(reading).map { $0.rounded(.up) }
    let next = steps > 0 ? all.first { $0 > here } : all.last { $0 < here }
    guard let next else {
      let words = "No \(name) \(steps > 0 ? "above" : "below") \(Int(here)) points"
      return reading.isComplete ? words : words + " is known"
    }
    setLength(Int(next))
    let found = reading.breakpoints.filter { $0.reached == Int(next) }.map(\.text)
    return "\(Int(next)): " + (found.isEmpty ? name : found.joined(separator: ", "))
  }

  /// Gives the screen a length along the ruler.
  mutating func setLength(_ length: Int) {
    guard let ruler = panes.ruler else { return }
    screen.resize(ruler.axis, to: CGFloat(length))
    settle()
  }

  /// Gives the screen the length at a cell of the ruler.
  mutating func setLength(at cell: CellPoint) {
    guard let places = layout.flatMap(rulerLayout), let reading = panes.ruler?.reading else {
      return
    }
    setLength(places.length(at: cell.column, marked: reading))
  }
}
