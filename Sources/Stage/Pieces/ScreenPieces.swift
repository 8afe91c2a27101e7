/// The layouts of a scene on screens of all whole widths, or of all heights, in a range, found out
/// in ascending order, with one layout in each ``step()``. All else of the screen stays, or follows
/// its size as it does on devices.
///
/// The solver says how far each layout reaches before another constraint decides, a text breaks
/// otherwise or a conflict ends; the layout at that end is made as well, and compared. Where views
/// are elsewhere there, or scrolled otherwise, and where classes of the app may take part, layouts
/// between the two have to be in line.
@MainActor
package struct ScreenPieces {
  /// Lengths in a row over which every edge is an affine function of the length.
  package struct Piece: Equatable, Sendable {
    package let range: ClosedRange<Int>
    /// The views that are elsewhere than the solver has them, and those in them: code has placed
    /// or scrolled them. Their layouts are only in line.
    package let unsolved: Set<ViewPath>

    /// Whether the solver's frames are those of the layout.
    package var isSolved: Bool { unsolved.isEmpty }
  }

  let host: SceneHost
  private let series: ScreenSeries
  /// The lengths that are asked for.
  package let range: ClosedRange<Int>
  private let settle: () -> Void
  private var search: PieceSearch?
  /// The views of the known pieces that were elsewhere than the solver has them.
  private var placedByCode: Set<ViewPath> = []
  /// The layouts from the piece that is searched on.
  private var placed = PlacedLengths()
  /// The last length up to which only the size of the screen changes.
  private var alikeEnd: Int
  private var known: KnownPieces

  /// - Parameters:
  ///   - host: An instance of the scene, on the screen whose length changes.
  ///   - axis: The axis of that length.
  ///   - keepsClasses: Whether the size classes stay those of the screen; or else they follow its
  ///     size.
  ///   - keepsFrames: Whether ``frames`` are wanted.
  ///   - settle: Has what the scene has put off until after a layout done.
  package init(
    of host: SceneHost, along axis: NSLayoutConstraint.Axis, over range: ClosedRange<Int>,
    keepsClasses: Bool = false, keepsFrames: Bool = false, settle: @escaping () -> Void = {}
  ) {
    self.host = host
    self.settle = settle
    self.range = range
    known = KnownPieces(keepsFrames: keepsFrames)
    alikeEnd = range.lowerBound - 1
    series = ScreenSeries(of: host.screen, along: axis, keepsClasses: keepsClasses)
  }

  /// The pieces that are known, in ascending order and without a gap.
  package var pieces: [Piece] { known.pieces }

  /// The stretches of the known pieces, in ascending order and without a gap.
  package var stretches: [Stretch] { known.stretches }

  /// The lengths in the known pieces at which something changes, in ascending order: views begin or
  /// cease to follow the screen, a text gets another number of lines, something begins or ceases to
  /// be wrong.
  package var breakpoints: [Breakpoint] { known.breakpoints }

  /// The frames of all views in the known pieces; nil if nobody wants them.
  package var frames: FrameLines? { known.frames }

  /// The number of layouts that were made.
  package var layoutCount: Int { placed.count }

  /// The last length up to which all is known; nil at first.
  package var knownEnd: Int? { pieces.last?.range.upperBound }

  /// Whether all lengths are known.
  package var isDone: Bool { knownEnd == range.upperBound }

  /// The screen of a length.
  package func screen(at length: Int) -> SimulatedScreen { series.screen(at: length) }

  /// Lays the scene out at a length.
  package func apply(_ length: Int) {
    let screen = screen(at: length)
    if host.screen != screen { host.apply(screen) }
    settle()
  }

  /// Lays the scene out on the screen that it had.
  package func restore() {
    host.apply(series.original)
    settle()
  }

  /// Finds out all of it.
  package mutating func finish() {
    while !isDone { step() }
  }

  /// Lays the scene out at most once, and takes what follows from that.
  package mutating func step() {
    guard !isDone else { return }
    guard var search else { return beginPiece() }
    do {
      let found = try search.piece(among: placed)
      self.search = nil
      take(found)
    } catch {
      place(error.length)
      self.search = search
    }
  }

  private mutating func place(_ length: Int) {
    apply(length)
    placed.add(PlacedViews(of: host, at: length))
  }

  private mutating func beginPiece() {
    let start = knownEnd.map { $0 + 1 } ?? range.lowerBound
    // The window may have another layout than the one that is known.
    if placed[start] == nil { place(start) } else { apply(start) }
    guard let first = placed[start] else { return }
    if start > alikeEnd { alikeEnd = lastAlike(from: start) }
    // A list has given a row another height than the one that is asked for.
    let isFitted = host.filledScreen.size.height != host.screen.size.height
    let reach = isFitted && series.axis == .vertical ? nil : host.reach(series.axis, upTo: alikeEnd)
    // The height that a list gives a row at other widths can't be known from the constraints.
    search = PieceSearch(
      from: first, reach: reach, isOfConstraints: !followsWidth(at: start),
      placedByCode: host.isOfFrameworkClasses ? nil : placedByCode,
      marked: host.checks.contains(.misplaced) ? drawnLength(from: start) : nil
    ) {
      // What checks of places look for depends on the hierarchy, and not on the length.
      let layout = host.checkedLayout
      return host.checks.compactMap { $0.cases(in: layout) }.flatMap(\.self)
    }
  }

  /// The last length up to which only the size of the screen changes. A row has its height by
  /// itself where it is drawn, and from its list at all other widths.
  private func lastAlike(from start: Int) -> Int {
    let end = series.lastAlike(from: start, upTo: range.upperBound)
    guard series.axis == .horizontal, let drawn = host.drawnWidthOfRow else { return end }
    let ends = [drawn.rounded(.up) - 1, drawn].map { Int($0) }
    return ends.first { $0 >= start }.map { min($0, end) } ?? end
  }

  /// Whether a list gives the scene its height, which may be another one at any other width.
  private func followsWidth(at length: Int) -> Bool {
    series.axis == .horizontal
      && host.drawnWidthOfRow.map { $0 != CGFloat(length) } == true
  }

  /// The length at which the document of the scene is drawn, if what is shown follows the screen.
  private func drawnLength(from start: Int) -> Int? {
    let growth = host.checkedLayout.growth(toDrawn: series.axis)
    return growth.flatMap { Int(exactly: Double($0) + Double(start)) }
  }

  private mutating func take(_ piece: Piece) {
    placedByCode.formUnion(piece.unsolved)
    known.take(
      piece, placed.all(in: piece.range), ends: placed.ends(of: piece.range, along: series.axis),
      classChanges: series.classChanges(at: piece.range.lowerBound))
    placed.forget(upTo: piece.range.upperBound)
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
