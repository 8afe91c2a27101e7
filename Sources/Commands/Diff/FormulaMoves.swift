import Documents
import Findings
import Stage
import Wording

/// The numbers of frames that follow the width of the screen, or its height, in another way than in
/// another version of the document.
@MainActor
struct FormulaMoves {
  /// The change of one number of a view's frame, in the superview's coordinates.
  struct Move: Hashable {
    /// The view in the later version.
    let path: ViewPath
    /// The id of its element; nil for a view that code or a list makes.
    let element: String?
    /// `x`, `y`, `width` or `height`.
    let side: String
    /// What it was and what it is, where `W` is the width of the screen and `H` its height.
    let old: String
    let new: String
    /// Whether constraints alone say it.
    let isSolved: Bool
  }

  /// The screens, with their lengths as the last axis.
  let grid: ScreenGrid
  let lengths: ScreenLengths
  /// The moves in the order of the views, at the first screen that shows them, each with its
  /// screens as indices in the grid, in ascending order.
  private(set) var moves: [(move: Move, screens: [Int])] = []
  private var known: [Move: Int] = [:]

  init(on grid: ScreenGrid, over lengths: ScreenLengths) {
    (self.grid, self.lengths) = (grid, lengths)
  }

  /// Takes the layouts of both versions at a run of lengths of a screen, on which both are.
  mutating func take(
    from old: SceneHost, to new: SceneHost, at screen: Int, _ run: ClosedRange<Int>,
    keepsClasses: Bool
  ) {
    let before = lines(of: old, over: run, keepsClasses)
    let after = lines(of: new, over: run, keepsClasses)
    let (oldElements, newElements) = (old.elementPaths, new.elementPaths)
    for view in new.snapshot.views {
      let former = newElements.former(of: view.path, in: oldElements)
      guard let lines = after[view.path], let others = former.flatMap({ before[$0] }) else {
        continue
      }
      for (side, name) in FrameLines.sides.enumerated() {
        for (range, one, other) in Self.differences(others[side], lines[side]) {
          add(
            Move(
              path: view.path, element: newElements.ids[view.path], side: name,
              old: text(of: one), new: text(of: other), isSolved: one.isSolved && other.isSolved),
            at: lengths.start(ofScreen: screen), range)
        }
      }
    }
  }

  /// The name of the length in formulas.
  var letter: String { lengths.axis == .horizontal ? "W" : "H" }

  private mutating func add(_ move: Move, at start: Int, _ range: ClosedRange<Int>) {
    let screens = (start + range.lowerBound)...(start + range.upperBound)
    guard let index = known[move] else {
      known[move] = moves.count
      moves.append((move, Array(screens)))
      return
    }
    moves[index].screens += screens
  }

  private func lines(
    of host: SceneHost, over run: ClosedRange<Int>, _ keepsClasses: Bool
  ) -> [ViewPath: [[FrameLines.Line]]] {
    var pieces = ScreenPieces(
      of: host, along: lengths.axis, over: run, keepsClasses: keepsClasses, keepsFrames: true
    ) { host.runReadyWork(hasBegun: false) }
    pieces.finish()
    pieces.restore()
    return pieces.frames?.lines ?? [:]
  }

  /// The lengths in a row at which two numbers differ, with their lines there.
  private static func differences(
    _ old: [FrameLines.Line], _ new: [FrameLines.Line]
  ) -> [(ClosedRange<Int>, FrameLines.Line, FrameLines.Line)] {
    var found: [(ClosedRange<Int>, FrameLines.Line, FrameLines.Line)] = []
    for one in old {
      for other in new where other.range.overlaps(one.range) {
        let range = other.range.clamped(to: one.range)
        if !one.agrees(with: other, over: range) { found.append((range, one, other)) }
      }
    }
    return found
  }

  /// A line in words: `W - 32`, `W / 2 + 8`, `343`.
  private func text(of line: FrameLines.Line) -> String {
    let constant = Number.text(line.constant, places: 2)
    guard abs(line.slope) * Double(line.range.count) >= 0.005 else { return constant }
    let product = Self.product(line.slope, letter)
    if constant == "0" { return product }
    return constant.hasPrefix("-")
      ? "\(product) - \(constant.dropFirst())" : "\(product) + \(constant)"
  }

  /// `W`, `-W`, `W / 3`, `2 W / 3`, `0.35 W`.
  private static func product(_ slope: Double, _ name: String) -> String {
    for divisor in 1...12 {
      let numerator = (slope * Double(divisor)).rounded()
      guard numerator != 0, abs(slope * Double(divisor) - numerator) < 1e-6 else { continue }
      let factor = numerator == 1 ? "" : numerator == -1 ? "-" : "\(Int(numerator)) "
      return factor + name + (divisor == 1 ? "" : " / \(divisor)")
    }
    return "\(slope.shortDecimal) \(name)"
  }
}

extension FormulaMoves.Move {
  /// `width W - 32 -> W - 40`
  var words: String { "\(side) \(old) -> \(new)" }
}
