@_spi(Package) import AutoLayout

/// Views of one size and one superview, each at the same distance from the one before, along one
/// axis: cards side by side, the rows of a list, the squares of a board.
struct EqualSpans {
  /// The beginning of the first view, in points.
  let start: Double
  /// The length of each view, in points.
  let length: Double
  /// The distance from the beginning of one view to that of the next, in points.
  let pitch: Double
  /// The indices of the views.
  let views: [Int]
  /// Where texts stand in each view.
  let texts: Texts

  var count: Int { views.count }

  enum Texts { case none, inMiddle, elsewhere }

  var end: Double { start + Double(count - 1) * pitch + length }
  var hasGaps: Bool { pitch - length > Self.tolerance }

  /// The difference of lengths in points that can't be seen.
  static let tolerance = 0.5
}

extension DrawnScene {
  /// The equal views along an axis that are whole on the screen, those of a superview before those
  /// of its subviews. A text without a ground of its own has no size that is seen.
  func equalSpans(_ axis: NSLayoutConstraint.Axis) -> [EqualSpans] {
    var children: [[Int]] = Array(repeating: [], count: views.count)
    let limits = -EqualSpans.tolerance...screen.size.along(axis).upperBound + EqualSpans.tolerance
    for (index, view) in views.enumerated()
    where view.isShown && !view.frame.isEmpty
      && (view.drawing.text == nil || view.background != nil || view.layer != nil)
    {
      let side = view.frame.along(axis)
      if let parent = view.parent, limits.contains(side.lowerBound),
        limits.contains(side.upperBound)
      {
        children[parent].append(index)
      }
    }
    return children.filter { $0.count > 1 }.flatMap { spans(among: $0, axis) }
  }

  /// The views among some of one superview that are equal and at even distances along an axis, in
  /// their order there.
  func equalViews(among siblings: [Int], _ axis: NSLayoutConstraint.Axis) -> [[Int]] {
    func start(_ index: Int) -> CGFloat { views[index].frame.along(axis).lowerBound }
    var runs: [[Int]] = []
    for index in siblings.sorted(by: { (start($0), $0) < (start($1), $1) }) {
      if let run = runs.firstIndex(where: { continues($0, index, axis) }) {
        runs[run].append(index)
      } else {
        runs.append([index])
      }
    }
    return runs.filter { $0.count > 1 }
  }

  private func spans(among siblings: [Int], _ axis: NSLayoutConstraint.Axis) -> [EqualSpans] {
    equalViews(among: siblings, axis).map { run in
      func start(_ index: Int) -> CGFloat { views[index].frame.along(axis).lowerBound }
      // Frames are rounded to pixels, so that only averages are exact.
      let lengths = run.map { views[$0].frame.along(axis) }.map { $0.upperBound - $0.lowerBound }
      return EqualSpans(
        start: start(run[0]), length: lengths.reduce(0, +) / Double(run.count),
        pitch: (start(run[run.count - 1]) - start(run[0])) / Double(run.count - 1),
        views: run, texts: texts(in: run))
    }
  }

  /// Whether a view continues a run: it has the size of the last view, and the distance from one
  /// view to the next stays the same.
  private func continues(_ run: [Int], _ index: Int, _ axis: NSLayoutConstraint.Axis) -> Bool {
    let (frame, last) = (views[index].frame, views[run[run.count - 1]].frame)
    let before = run.count > 1 ? views[run[run.count - 2]].frame : nil
    func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool {
      abs(one - other) <= EqualSpans.tolerance
    }
    guard isSame(frame.width, last.width), isSame(frame.height, last.height),
      axis == .vertical ? isSame(frame.minX, last.minX) : isSame(frame.minY, last.minY)
    else { return false }
    func start(_ rect: CGRect) -> CGFloat { rect.along(axis).lowerBound }
    let pitch = start(frame) - start(last)
    return isSame(pitch, before.map { start(last) - start($0) } ?? pitch)
      && start(frame) >= last.along(axis).upperBound - EqualSpans.tolerance
  }

  /// Where texts stand in views, from top to bottom.
  private func texts(in run: [Int]) -> EqualSpans.Texts {
    var texts = EqualSpans.Texts.none
    for root in run {
      let middle = views[root].frame.midY
      let end = views[(root + 1)...].firstIndex { $0.depth <= views[root].depth } ?? views.count
      for view in views[root..<end] {
        for line in view.drawing.text?.lines ?? [] {
          if abs(view.place(of: line.frame).midY - middle) > Self.mostOffset { return .elsewhere }
          texts = .inMiddle
        }
      }
    }
    return texts
  }

  /// The distance from the middle, in points, up to which a line of text stands in it.
  private static let mostOffset = 4.0
}

extension CGRect {
  /// The beginning and the end along an axis.
  fileprivate func along(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    axis == .vertical ? minY...maxY : minX...maxX
  }
}

extension CGSize {
  fileprivate func along(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    0...(axis == .vertical ? height : width)
  }
}
