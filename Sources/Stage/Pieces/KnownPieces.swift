import Wording

/// What is known of the pieces of a screen's layouts, which are taken in ascending order.
struct KnownPieces {
  /// The pieces, without a gap.
  private(set) var pieces: [ScreenPieces.Piece] = []
  /// The stretches of the pieces, without a gap.
  private(set) var stretches: [ScreenPieces.Stretch] = []
  /// The lengths at which something changes.
  private(set) var breakpoints: [Breakpoint] = []
  /// The frames of all views; nil if nobody wants them.
  private(set) var frames: FrameLines?
  private var lastEnds: PieceEnds?

  init(keepsFrames: Bool) { frames = keepsFrames ? FrameLines() : nil }

  /// Takes a piece.
  /// - Parameters:
  ///   - layouts: All layouts of the piece that tell something.
  ///   - ends: The layouts at its ends.
  ///   - classChanges: How the size classes differ from those of the length before it.
  mutating func take(
    _ piece: ScreenPieces.Piece, _ layouts: [PlacedViews], ends: PieceEnds?, classChanges: [String]
  ) {
    let isSolved = piece.isSolved && pieces.last?.isSolved != false
    pieces.append(piece)
    for views in layouts {
      let isFirst = views.length == piece.range.lowerBound
      var changes = isFirst ? classChanges : []
      var severity: LayoutCheck.Severity?
      if let news = take(views, in: piece) {
        changes += news.begun.map(\.beginning) + news.ended.map(\.ending)
        severity = news.begun.severity
      }
      if isFirst, let lastEnds, let ends { changes += ends.changes(since: lastEnds) }
      guard views.length > pieces[0].range.lowerBound, !changes.isEmpty else { continue }
      breakpoints.append(
        Breakpoint(
          // Two checks may find the same in other words.
          length: views.length, changes: changes.uniqued, severity: severity,
          isSolved: isFirst ? isSolved : piece.isSolved))
    }
    lastEnds = ends
    if let ends { frames?.add(ends, of: piece) }
  }

  /// Takes a layout, and says what begins and ceases to be wrong with it; nil if nothing does, and
  /// for the first layout.
  private mutating func take(
    _ views: PlacedViews, in piece: ScreenPieces.Piece
  ) -> (begun: [ProblemWords], ended: [ProblemWords])? {
    if stretches.last?.signs == views.signs {
      stretches[stretches.count - 1].extend(to: views, in: piece)
      return nil
    }
    let stretch = ScreenPieces.Stretch(views, in: piece)
    let news = stretches.last.map(stretch.news)
    stretches.append(stretch)
    return news
  }
}
