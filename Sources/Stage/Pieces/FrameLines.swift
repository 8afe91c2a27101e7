import Foundation

/// The frames of a scene's views as functions of the screen's width, or of its height.
package struct FrameLines: Sendable {
  /// A number that is an affine function of the length over lengths in a row.
  package struct Line: Equatable, Sendable {
    package fileprivate(set) var range: ClosedRange<Int>
    /// Its values at both ends, in points.
    fileprivate let first: Double
    fileprivate var last: Double
    /// Whether constraints alone say it; or else layouts at both ends and between them agree.
    package fileprivate(set) var isSolved: Bool
  }

  /// The numbers of a view in the order of ``sides``, each as lines without a gap in ascending
  /// order; a view that is hidden at a length has none there.
  package private(set) var lines: [ViewPath: [[Line]]] = [:]

  /// The numbers of a frame, in the superview's coordinates.
  package static let sides = ["x", "y", "width", "height"]

  /// Differences of less are those of rounding, in points.
  fileprivate static let tolerance = 0.005

  init() {}

  /// Adds what is known of a piece.
  mutating func add(_ ends: PieceEnds, of piece: ScreenPieces.Piece) {
    guard ends.first.paths == ends.last.paths else { return }
    for (index, path) in ends.first.paths.enumerated() where ends.first.names[index].isShown {
      let (first, last) = (ends.first.frames[index].numbers, ends.last.frames[index].numbers)
      var found = lines[path] ?? Self.sides.map { _ in [] }
      for side in Self.sides.indices {
        found[side].add(
          Line(
            range: piece.range, first: first[side], last: last[side],
            isSolved: !piece.unsolved.contains(path)))
      }
      lines[path] = found
    }
  }
}

extension FrameLines.Line {
  /// The growth for each point of the length.
  package var slope: Double {
    range.count > 1 ? (last - first) / Double(range.count - 1) : 0
  }

  /// The value at a length, in points.
  package func value(at length: Int) -> Double {
    first + slope * Double(length - range.lowerBound)
  }

  /// What it would be at the length 0.
  package var constant: Double { first - slope * Double(range.lowerBound) }

  /// The line with another one behind it; nil if they are two. Two single lengths are one line only
  /// where nothing changes.
  fileprivate func joined(with next: Self) -> Self? {
    guard next.range.lowerBound == range.upperBound + 1 else { return nil }
    let isOne =
      range.count >= next.range.count
      ? agrees(with: next.first, at: next.range.lowerBound)
        && agrees(with: next.last, at: next.range.upperBound)
      : next.agrees(with: first, at: range.lowerBound)
        && next.agrees(with: last, at: range.upperBound)
    guard isOne else { return nil }
    var joined = self
    joined.range = range.lowerBound...next.range.upperBound
    joined.last = next.last
    joined.isSolved = isSolved && next.isSolved
    return joined
  }

  private func agrees(with value: Double, at length: Int) -> Bool {
    abs(self.value(at: length) - value) < FrameLines.tolerance
  }

  /// Whether another line has the same values over a range in both.
  package func agrees(with other: Self, over range: ClosedRange<Int>) -> Bool {
    agrees(with: other.value(at: range.lowerBound), at: range.lowerBound)
      && agrees(with: other.value(at: range.upperBound), at: range.upperBound)
  }
}

extension [FrameLines.Line] {
  fileprivate mutating func add(_ line: Element) {
    if let joined = last?.joined(with: line) { self[count - 1] = joined } else { append(line) }
  }
}

extension CGRect {
  /// In the order of ``FrameLines/sides``.
  fileprivate var numbers: [Double] { [minX, minY, width, height].map(Double.init) }
}
