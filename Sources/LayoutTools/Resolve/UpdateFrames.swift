import InterfaceBuilder

/// Sets the frames of views in the document where their constraints put them. The parts of a frame
/// that the constraints leave open stay as they are drawn.
///
/// Source: "Working with Constraints in Interface Builder", Resolve Auto Layout Issues Tool.
public struct UpdateFrames: Sendable {
  /// The canvas.
  public let canvas: Canvas
  /// The ids of the views whose frames are set; nil for all of the scene.
  public let selection: Set<String>?
  /// The frames on the canvas that views get, by the ids of the views; only views that are drawn
  /// elsewhere get one.
  public let frames: [String: Rect]
  /// The edits of the document.
  public let edits: [DocumentEdit]

  /// Creates the tool, and finds which frames change.
  public init(_ canvas: Canvas, selection: Set<String>? = nil) {
    self.canvas = canvas
    self.selection = selection
    frames = Self.frames(on: canvas, selection: selection)
    edits = Self.edits(setting: frames, on: canvas)
  }

  private static func frames(on canvas: Canvas, selection: Set<String>?) -> [String: Rect] {
    let error = canvas.pixelError
    var frames: [String: Rect] = [:]
    for item in canvas.items {
      guard item.kind == .view, let container = canvas.container(of: item),
        selection.map({ $0.contains(item.id) }) ?? true,
        // A stack view leaves hidden views out, wherever they are drawn.
        item.isShown || !item.isArranged, !canvas.isPlacedByTable(item)
      else { continue }
      // The view is placed in the frame that the view around it gets, or else has.
      let around = frames[container.id] ?? container.frame
      let (left, right) = canvas.ends(of: item, in: container, .horizontal)
      let (top, bottom) = canvas.ends(of: item, in: container, .vertical)
      let frame = Rect(
        x: around.x + left, y: around.y + top, width: right - left, height: bottom - top)
      let isInPlace =
        abs(left - (item.frame.x - container.frame.x)) < error
        && abs(top - (item.frame.y - container.frame.y)) < error
        && abs(right - (item.frame.maxX - container.frame.x)) < error
        && abs(bottom - (item.frame.maxY - container.frame.y)) < error
      if !isInPlace || frames[container.id] != nil { frames[item.id] = frame }
    }
    return frames
  }

  /// The views whose frames change, in the order of the canvas.
  public var views: [CanvasItem] {
    let changed = Set(edits.compactMap(\.frameOwner))
    return canvas.items.filter { changed.contains($0.id) }
  }

  /// The views whose constraints leave a part of their frames open, in the order of the canvas.
  public var ambiguous: [CanvasItem] {
    canvas.items.filter { item in
      !item.open.isEmpty && item.kind == .view && item.isShown && item.container != nil
        && selection.map { $0.contains(item.id) } ?? true
    }
  }

  /// Which views stay as they are drawn because constraints leave their frames open; nil if there
  /// are none.
  public var remark: String? {
    let names = ambiguous.map(\.name)
    guard let first = names.first else { return nil }
    return names.count == 1
      ? "\(first) stays as drawn where its constraints leave it open"
      : "\(first) and \(names.count - 1) more stay as drawn where their constraints leave them open"
  }

  /// The number of views whose frames change.
  public var count: Int { views.count }

  private static func edits(setting frames: [String: Rect], on canvas: Canvas) -> [DocumentEdit] {
    canvas.settingFrames(frames)
      + canvas.items.filter { frames[$0.id] != nil }.flatMap { item in
        (item.open.isEmpty ? ["misplaced", "ambiguous"] : ["misplaced"])
          .filter { canvas.document.object(item.id)?[$0] != nil }
          .map { .set($0, of: ElementPath(item.id), to: nil) }
      }
  }

  /// What is done, for undo.
  public var sentence: String { "Update \(count) \(count == 1 ? "frame" : "frames")" }
}

extension Canvas {
  /// Where a view is to begin and end along an axis, in the view around it: where the constraints
  /// put it, at pixels. What they leave open is as it is drawn.
  fileprivate func ends(
    of item: CanvasItem, in container: CanvasItem, _ axis: Axis
  ) -> (start: Double, end: Double) {
    let isHorizontal = axis == .horizontal
    func start(_ frame: Rect) -> Double { isHorizontal ? frame.x : frame.y }
    let drawn = start(item.frame) - start(container.frame)
    let solved = start(item.solvedFrame) - start(container.solvedFrame)
    let length = axis.length(of: item.solvedFrame)
    if item.open.contains(isHorizontal ? .left : .top) {
      let isSized = !item.open.contains(isHorizontal ? .width : .height)
      return (drawn, drawn + (isSized ? onPixel(length) : axis.length(of: item.frame)))
    }
    let near = onPixel(solved)
    return item.open.contains(isHorizontal ? .width : .height)
      ? (near, near + axis.length(of: item.frame)) : (near, onPixel(solved + length))
  }
}

extension DocumentEdit {
  /// The view whose frame the edit sets.
  fileprivate var frameOwner: String? {
    guard case .set(let name, let path, _) = self, ["x", "y", "width", "height"].contains(name)
    else { return nil }
    return path.id
  }
}
