/// The search for the piece that begins with a layout: it asks for one layout after the other, and
/// begins anew with each, so that it can be left between them. What took long is kept.
struct PieceSearch {
  private let first: PlacedViews
  /// How far the solver says that the layout reaches; nil if it is the only one of its kind.
  private let reach: LayoutReach?
  /// Whether constraints tell of other lengths.
  private let isOfConstraints: Bool
  /// The views that code of the app is known to place; nil where all classes are the framework's.
  private let placedByCode: Set<ViewPath>?
  private let cases: [GeometricCase]
  private let marked: Int?
  private var found: (piece: ScreenPieces.Piece, borders: [Int])?

  /// - Parameters:
  ///   - marked: A length at which something may be wrong that is wrong nowhere else.
  ///   - cases: What checks of places look for.
  init(
    from first: PlacedViews, reach: LayoutReach?, isOfConstraints: Bool,
    placedByCode: Set<ViewPath>?, marked: Int?, cases: () -> [GeometricCase]
  ) {
    self.first = first
    self.reach = reach
    self.isOfConstraints = isOfConstraints
    self.placedByCode = placedByCode
    self.marked = marked
    self.cases = reach == nil ? [] : cases()
  }

  /// The piece, once all layouts are known between which the same is wrong.
  mutating func piece(among placed: PlacedLengths) throws(LayoutNeeded) -> ScreenPieces.Piece {
    guard let reach else {
      return ScreenPieces.Piece(range: first.length...first.length, unsolved: [])
    }
    // `??` would forget which error is thrown.
    let (piece, borders) = if let found { found } else { try find(reach, among: placed) }
    found = (piece, borders)
    for length in borders { _ = try placed.views(at: length) }
    for (low, high) in zip(borders, borders.dropFirst()) { try fill(low, high, among: placed) }
    return piece
  }

  /// The piece, with the lengths at which conditions over edges begin or cease to hold and its
  /// ends, in ascending order.
  private func find(
    _ reach: LayoutReach, among placed: PlacedLengths
  ) throws(LayoutNeeded) -> (ScreenPieces.Piece, [Int]) {
    let last = try placed.views(at: reach.end)
    var unsolved =
      isOfConstraints && last.paths == first.paths
      ? last.strays(from: reach.frames).union(last.scrolled(since: first)) : Set(first.paths)
    if let placedByCode {
      unsolved.formUnion(placedByCode.intersection(first.paths))
      // Code may do something between two lengths at which it does nothing.
      if unsolved.isEmpty, try !isInLine(upTo: last, among: placed) { unsolved = Set(first.paths) }
    }
    let end = unsolved.isEmpty ? last : try lastInLine(upTo: last, among: placed)
    return (
      ScreenPieces.Piece(range: first.length...end.length, unsolved: unsolved), borders(upTo: end)
    )
  }

  private func borders(upTo last: PlacedViews) -> [Int] {
    let (low, high) = (first.length, last.length)
    var found: Set = [low, high]
    for share in EdgeBorders(first: first.edges, last: last.edges).shares(of: cases) {
      let length = low + Int((share * Double(high - low)).rounded(.down))
      found.formUnion([length, length + 1].filter { (low...high).contains($0) })
    }
    if let marked {
      found.formUnion((marked - 1...marked + 1).filter { (low...high).contains($0) })
    }
    return found.sorted()
  }

  /// The last of some layouts up to which those in between are in line.
  private func lastInLine(
    upTo last: PlacedViews, among placed: PlacedLengths
  ) throws(LayoutNeeded) -> PlacedViews {
    var last = last
    while last.length - first.length > 1 {
      if try isInLine(upTo: last, among: placed) { return last }
      last = try placed.views(at: first.length + (last.length - first.length) / 2)
    }
    return last.paths == first.paths ? last : first
  }

  private func isInLine(
    upTo last: PlacedViews, among placed: PlacedLengths
  ) throws(LayoutNeeded) -> Bool {
    let distance = last.length - first.length
    // In order: a layout may depend on the one before it.
    for quarter in 1...3 {
      let length = first.length + distance * quarter / 4
      if length > first.length,
        try !placed.views(at: length).isInLine(from: first, to: last)
      {
        return false
      }
    }
    return true
  }

  /// Asks for layouts between two lengths until the same is wrong at all that follow one another.
  private func fill(
    _ low: Int, _ high: Int, among placed: PlacedLengths
  ) throws(LayoutNeeded) {
    guard high - low > 1 else { return }
    let middle = (low + high) / 2
    let signs = try placed.views(at: middle).signs
    if try signs == placed.views(at: low).signs, try signs == placed.views(at: high).signs {
      return
    }
    try fill(low, middle, among: placed)
    try fill(middle, high, among: placed)
  }
}
