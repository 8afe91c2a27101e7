/// A length of the screen from which on the layout is another one.
package struct Breakpoint: Equatable, Sendable {
  /// The first length at which it is, in points.
  package let length: Int
  /// What changes there, in words: `w regular`, `title stops widening`, `title 2 lines`.
  package let changes: [String]
  /// How serious is what begins to be wrong there; nil if nothing does.
  package let severity: LayoutCheck.Severity?
  /// Whether the solver tells the layouts on both sides.
  package let isSolved: Bool
}

/// The layouts at both ends of a piece, between which every edge is an affine function of the
/// length.
struct PieceEnds {
  let first: PlacedViews
  let last: PlacedViews
  let axis: NSLayoutConstraint.Axis

  /// How views go on otherwise than in the piece before, in words.
  func changes(since before: PieceEnds) -> [String] {
    guard before.last.paths == first.paths else { return ["other views"] }
    return first.names.indices.compactMap { index in
      let (name, isShown) = first.names[index]
      guard isShown else { return nil }
      if let lines = first.lines[index], lines != before.last.lines[index] {
        return "\(name) \(lines) line" + (lines == 1 ? "" : "s")
      }
      // What follows a width may be a height.
      return [axis, axis == .horizontal ? .vertical : .horizontal].lazy.compactMap { side in
        guard let before = before.slope(of: index, along: side),
          let after = slope(of: index, along: side)
        else { return nil }
        return Self.change(of: name, side, from: before, to: after)
      }.first
    }
  }

  /// The points by which a length of a view grows for each point of the screen; nil for a piece of
  /// one length.
  private func slope(of index: Int, along side: NSLayoutConstraint.Axis) -> Double? {
    guard last.length > first.length else { return nil }
    let growth =
      side.length(of: last.frames[index].size) - side.length(of: first.frames[index].size)
    return Double(growth) / Double(last.length - first.length)
  }

  /// `text stops widening`; nil if the length goes on as before.
  private static func change(
    of name: String, _ side: NSLayoutConstraint.Axis, from before: Double, to after: Double
  ) -> String? {
    guard abs(before - after) > 1e-3 else { return nil }
    let grows = side == .horizontal ? ("widens", "stops widening") : ("grows", "stops growing")
    if abs(before) < 1e-3 { return "\(name) \(grows.0)" }
    if abs(after) < 1e-3 { return "\(name) \(grows.1)" }
    return "\(name) \(grows.0) " + (after > before ? "faster" : "slower")
  }
}
