import InterfaceBuilder

/// Gives views the size that their content asks for, where they stand: Interface Builder's Size to
/// Fit Content.
///
/// A view that is held where it is drawn gets another frame. If constraints place a view, and some
/// of them give its own width or height, their constants change, and then its frame follows: with
/// another frame alone it would be misplaced. A size that other constraints give stays.
public struct SizeToFit: Arrangement {
  /// Where the views are, with what the contents of stack views ask for.
  public let canvas: Canvas
  /// The ids of the views.
  public var ids: [String]

  /// Creates a change of the size of views.
  public init(_ canvas: Canvas, of ids: [String]) {
    self.canvas = canvas
    self.ids = ids
  }

  public var sentence: String {
    "Size \(canvas.phrase(ids)) to fit \(canvas.outermost(ids).count == 1 ? "its" : "their") content"
  }

  /// The ids of the views whose constraints get other constants: their frames are to be set where
  /// the constraints then put them.
  public var updatedViews: [String] { Array(Set(constants.map(\.present.first.item))).sorted() }

  /// The constants of the views' own widths and heights that change.
  private var constants: [UpdateConstants.Change] { constants(of: fitted) }

  /// The frames that fit the views that constraints place, by their ids. A length that the content
  /// does not ask for is as the constraints have it.
  private var fitted: [String: Rect] {
    let frames = canvas.outermost(ids).filter { !canvas.isSizedByFrame($0) && !$0.isArranged }
      .compactMap { item -> (String, Rect)? in
        guard var frame = canvas.fittedFrame(of: item) else { return nil }
        if canvas.fittedWidth(of: item) == nil { frame.width = item.solvedFrame.width }
        if canvas.fittedHeight(of: item) == nil { frame.height = item.solvedFrame.height }
        return (item.id, frame)
      }
    return [String: Rect](frames, uniquingKeysWith: { first, _ in first })
  }

  private func constants(of frames: [String: Rect]) -> [UpdateConstants.Change] {
    let sized = canvas.with(
      items: canvas.items.map { item in
        var item = item
        item.frame = frames[item.id] ?? item.frame
        return item
      })
    return UpdateConstants(sized, selection: Set(frames.keys)).changes.filter { change in
      let present = change.present
      return present.second == nil && present.relation == .equal
        && frames[present.first.item] != nil && isAskedFor(present.first)
    }
  }

  /// Whether the content of a view asks for its width, or its height.
  private func isAskedFor(_ side: NewConstraint.Side) -> Bool {
    guard let item = canvas.item(side.item) else { return false }
    return switch side.attribute {
    case .width: canvas.fittedWidth(of: item) != nil
    case .height: canvas.fittedHeight(of: item) != nil
    default: false
    }
  }

  public func arranged() throws(ArrangementRefusal) -> Arranged {
    let views = try canvas.arrangeable(ids, "sized to fit")
    let held = views.filter(canvas.isSizedByFrame)
    let constants = constants
    var edits = canvas.fitting(held.map(\.id)) + UpdateConstants.edits(constants, on: canvas)
    // Without other constants the constraints put a view where they already do.
    let kept = Set(fitted.filter { isAsConstrained($0.key, $0.value) }.keys)
      .subtracting(constants.map(\.present.first.item))
    edits += UpdateFrames(canvas, selection: kept).edits
    guard !edits.isEmpty else { throw refusal(of: views) }
    return Arranged(edits: edits, selection: ids)
  }

  /// Whether the constraints give a view the size of a frame.
  private func isAsConstrained(_ id: String, _ frame: Rect) -> Bool {
    guard let solved = canvas.item(id)?.solvedFrame else { return false }
    return abs(solved.width - frame.width) <= 0.5 && abs(solved.height - frame.height) <= 0.5
  }

  /// Why nothing changes.
  private func refusal(of views: [CanvasItem]) -> ArrangementRefusal {
    guard views.count == 1, let view = views.first else {
      return ArrangementRefusal("the sizes of \(views.count) views stay as they are")
    }
    guard !view.isArranged else {
      return ArrangementRefusal("\(view.name) has the size that its stack view gives it")
    }
    guard let frame = canvas.fittedFrame(of: view) else {
      return ArrangementRefusal("\(view.name) has no content that asks for a size")
    }
    let fits = canvas.isSizedByFrame(view) || isAsConstrained(view.id, frame)
    return ArrangementRefusal(
      fits
        ? "\(view.name) has the size that its content asks for"
        : "\(view.name) has the size that its constraints give it")
  }
}
