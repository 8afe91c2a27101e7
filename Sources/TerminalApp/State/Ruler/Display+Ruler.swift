import Cells
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

  /// The present length along the ruler, in points; nil without a ruler.
  var rulerLength: Int? {
    panes.ruler.map { Int($0.axis.length(of: screen.size).rounded()) }
  }

  /// Goes to the next or the previous of some lengths.
  /// - Parameter none: How the sentence begins that says that there is none.
  /// - Returns: What is there, or that there is none.
  mutating func goTo(
    _ steps: Int, named name: String, orElse none: String, among lengths: (RulerReading) -> [Int]
  ) -> String? {
    guard let here = rulerLength, let reading = panes.ruler?.reading else { return nil }
    let all = lengths(reading).filter { $0 <= reading.knownEnd }
    guard let next = steps > 0 ? all.first(where: { $0 > here }) : all.last(where: { $0 < here })
    else {
      let words = "\(none) \(steps > 0 ? "above" : "below") \(here) points"
      return reading.isComplete ? words : words + " is known"
    }
    setLength(next)
    return words(of: reading, at: next, named: name)
  }

  /// Gives the screen the first length at which something is wrong.
  /// - Returns: What begins there.
  mutating func goToWitness(at length: Int) -> String? {
    guard let reading = panes.ruler?.reading else { return nil }
    setLength(length)
    return words(of: reading, at: length, named: "problem")
  }

  /// `518: greenButton's text fits`
  private func words(of reading: RulerReading, at length: Int, named name: String) -> String {
    let begun = reading.stretches.first { $0.range.lowerBound == length }?.words.map(\.beginning)
    let found = reading.breakpoints.first { $0.length == length }?.changes ?? begun ?? []
    let words = found.prefix(3).joined(separator: ", ")
    let rest = found.count > 3 ? ", and \(found.count - 3) more" : ""
    return "\(length): \(words.isEmpty ? name : words)\(rest)"
  }

  /// What the ruler knows to be wrong at other lengths than the present one.
  var problemsElsewhere: [ProblemAtLengths] {
    guard let here = rulerLength, let reading = panes.ruler?.reading else { return [] }
    return reading.problems(elsewhereThan: here)
  }

  /// `The text of title is cut short, at widths 320 to 517`
  func words(of found: ProblemAtLengths) -> String {
    "\(found.problem.message), at \(panes.ruler?.axis.lengthName ?? "")s \(found.lengths)"
  }

  /// Gives the screen a length along the ruler.
  mutating func setLength(_ length: Int) {
    guard let ruler = panes.ruler else { return }
    screen.resize(ruler.axis, to: CGFloat(length))
    settle()
  }

  /// Gives the screen the length at a cell of the ruler.
  /// - Parameter reach: How many columns beside its own a mark is met.
  mutating func setLength(at cell: CellPoint, reach: Int = 0) {
    guard let places = layout.flatMap(rulerLayout), let reading = panes.ruler?.reading else {
      return
    }
    setLength(places.length(at: cell.column, marked: reading, reach: reach))
  }
}
