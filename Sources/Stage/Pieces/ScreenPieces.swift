import AutoLayout
import Foundation

/// The layouts of a scene on screens of all whole widths, or of all heights, in a range. All else
/// of the screen stays: its size classes, its bars and safe area, the text size.
///
/// The solver says how far each layout reaches before another constraint decides, a text breaks
/// otherwise or a conflict ends; the layout at that end is made as well, and compared. Where code
/// of the scene has placed views elsewhere, layouts between the two have to be in line.
@MainActor
package struct ScreenPieces {
  /// Lengths in a row over which every edge is an affine function of the length.
  package struct Piece: Equatable, Sendable {
    package let range: ClosedRange<Int>
    /// The views that are elsewhere than the solver has them, and those in them: code has placed
    /// them. Their layouts are only in line.
    package let unsolved: Set<ViewPath>
    /// The lengths at which conditions over edges begin or cease to hold, in ascending order, with
    /// the ends.
    let borders: [Int]

    /// Whether the solver's frames are those of the layout.
    package var isSolved: Bool { unsolved.isEmpty }
  }

  /// Lengths in a row at which the same is wrong.
  package struct Stretch: Sendable {
    package let range: ClosedRange<Int>
    /// What is wrong, with the numbers of the first length.
    package let problems: [LayoutProblem]
    /// The views of which the solver does not tell all.
    let unsolved: Set<ViewPath>

    /// Whether a problem follows from what the solver says of all of these lengths.
    package func isSolved(_ problem: LayoutProblem) -> Bool {
      problem.kind.followsFromPlaces && unsolved.isDisjoint(with: problem.views)
    }
  }

  package let axis: NSLayoutConstraint.Axis
  private let host: SceneHost
  private let screen: SimulatedScreen
  private let former: SimulatedScreen
  private let settle: () -> Void
  private var placed: [Int: PlacedViews] = [:]
  /// The pieces in ascending order.
  package private(set) var pieces: [Piece] = []

  /// - Parameters:
  ///   - host: An instance of the scene, on the screen whose length changes.
  ///   - axis: The axis of that length.
  ///   - settle: Has what the scene has put off until after a layout done.
  package init(
    of host: SceneHost, along axis: NSLayoutConstraint.Axis, over range: ClosedRange<Int>,
    settle: @escaping () -> Void = {}
  ) {
    self.host = host
    self.settle = settle
    self.axis = axis
    former = host.screen
    screen = former.keepingClasses
    findPieces(in: range)
  }

  /// The number of layouts that were made.
  package var layoutCount: Int { placed.count }

  /// Lays the scene out at a length.
  package func apply(_ length: Int) {
    var other = screen
    other.resize(axis, to: CGFloat(length))
    if host.screen != other { host.apply(other) }
    settle()
  }

  /// Lays the scene out on the screen that it had.
  package func restore() {
    host.apply(former)
    settle()
  }

  /// The layout at a length, made once.
  mutating func views(at length: Int) -> PlacedViews {
    if let known = placed[length] { return known }
    apply(length)
    let made = PlacedViews(of: host, at: length)
    placed[length] = made
    return made
  }

  // MARK: Pieces

  private mutating func findPieces(in range: ClosedRange<Int>) {
    var start = range.lowerBound
    while start <= range.upperBound {
      let piece = piece(from: start, upTo: range.upperBound)
      pieces.append(piece)
      start = piece.range.upperBound + 1
    }
  }

  private mutating func piece(from start: Int, upTo limit: Int) -> Piece {
    let first = views(at: start)
    // The window may have another layout than the one that is known.
    apply(start)
    guard let reach = host.reach(axis, upTo: limit) else {
      return Piece(range: start...start, unsolved: [], borders: [start])
    }
    // What checks of places look for depends on the hierarchy, and not on the length.
    let layout = host.checkedLayout
    let cases = host.checks.compactMap { $0.cases(in: layout) }.flatMap(\.self)
    let last = views(at: reach.end)
    let unsolved =
      last.paths == first.paths ? last.strays(from: reach.frames) : Set(first.paths)
    let end = unsolved.isEmpty ? reach.end : lastInLine(with: first, upTo: last)
    return Piece(
      range: start...end, unsolved: unsolved, borders: borders(of: cases, in: start...end))
  }

  /// The lengths of a piece at which cases begin or cease to hold, with its ends.
  private mutating func borders(of cases: [GeometricCase], in range: ClosedRange<Int>) -> [Int] {
    let (low, high) = (range.lowerBound, range.upperBound)
    let borders = EdgeBorders(from: views(at: low).edges, to: views(at: high).edges)
    var found: Set = [low, high]
    for share in borders.shares(of: cases) {
      let length = low + Int((share * Double(high - low)).rounded(.down))
      found.formUnion([length, length + 1].filter(range.contains))
    }
    return found.sorted()
  }

  /// The last of some lengths up to which layouts in between are in line.
  private mutating func lastInLine(with first: PlacedViews, upTo last: PlacedViews) -> Int {
    var last = last
    while last.length - first.length > 1 {
      let distance = last.length - first.length
      // In order: a layout may depend on the one before it.
      let between = [1, 2, 3].map { first.length + distance * $0 / 4 }.filter { $0 > first.length }
      if between.allSatisfy({ views(at: $0).isInLine(from: first, to: last) }) {
        return last.length
      }
      last = views(at: first.length + distance / 2)
    }
    return last.paths == first.paths ? last.length : first.length
  }

  // MARK: What is wrong

  /// The stretches, in ascending order, which have all lengths.
  package mutating func stretches() -> [Stretch] {
    for piece in pieces {
      for length in piece.borders { _ = views(at: length) }
      for (low, high) in zip(piece.borders, piece.borders.dropFirst()) { fill(low, high) }
    }
    let known = placed.values.sorted { $0.length < $1.length }
    return known.split(byEqual: \.signs).map { views in
      let range = views[0].length...views[views.count - 1].length
      return Stretch(
        range: range, problems: views[0].problems,
        unsolved: pieces.reduce(into: []) {
          if $1.range.overlaps(range) { $0.formUnion($1.unsolved) }
        })
    }
  }

  private func signs(at length: Int) -> Set<ProblemSign>? { placed[length]?.signs }

  /// Makes layouts between two lengths until the same is wrong at all that follow one another.
  private mutating func fill(_ low: Int, _ high: Int) {
    guard high - low > 1 else { return }
    let middle = (low + high) / 2
    let signs = views(at: middle).signs
    if signs == self.signs(at: low), signs == self.signs(at: high) { return }
    fill(low, middle)
    fill(middle, high)
  }
}

extension [PlacedViews] {
  /// The parts of which all elements have an equal value.
  fileprivate func split(byEqual value: (PlacedViews) -> Set<ProblemSign>) -> [[PlacedViews]] {
    var parts: [[PlacedViews]] = []
    for views in self {
      if let last = parts.last?.last, value(last) == value(views) {
        parts[parts.count - 1].append(views)
      } else {
        parts.append([views])
      }
    }
    return parts
  }
}

extension SceneHost {
  /// How far the present layout reaches, with the frames of all listed views at the end.
  fileprivate func reach(
    _ axis: NSLayoutConstraint.Axis, upTo limit: Int
  ) -> LayoutReach? {
    window.reach(axis, upTo: limit, of: currentInventory.views)
  }
}

extension SimulatedScreen {
  /// The screen with its size classes, whatever size it gets.
  fileprivate var keepingClasses: SimulatedScreen {
    var screen = self
    ScreenChoice.widthClass.set(classes.width.rawValue, on: &screen)
    ScreenChoice.heightClass.set(classes.height.rawValue, on: &screen)
    return screen
  }
}
