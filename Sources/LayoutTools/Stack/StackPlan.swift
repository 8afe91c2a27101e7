import InterfaceBuilder

/// A stack view for views as they stand: how it arranges them, and the frames that they get in it.
struct StackPlan {
  /// The views in the order of the stack.
  let views: [CanvasItem]
  let axis: StackAxis
  let spacing: Double
  let alignment: StackAlignment
  /// The smallest frame around the views as they stand.
  let union: Rect
  /// The frame of the stack on the canvas: as large as its views ask for.
  let frame: Rect
  /// The frames of the views in the stack.
  let frames: [Rect]

  init(_ views: [CanvasItem], axis: StackAxis?, sizes: [Size]) {
    let axis = axis ?? StackAxis(of: views.map(\.frame))
    let order = views.indices.sorted {
      axis.middle(views[$0].frame) < axis.middle(views[$1].frame)
    }
    let sorted = order.map { views[$0] }
    let gaps = zip(sorted, sorted.dropFirst()).map { axis.start($1.frame) - axis.end($0.frame) }
    let mean = gaps.isEmpty ? 0 : gaps.reduce(0, +) / Double(gaps.count)
    let spacing = max(0, mean.rounded())
    let alignment = StackAlignment(of: sorted, along: axis)
    let union = sorted.union ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let fitting = order.map { index in
      Rect(x: 0, y: 0, width: sizes[index].width, height: sizes[index].height)
    }
    let thickness = fitting.map(axis.across.length).max() ?? 0
    let baselines = sorted.map { $0.firstBaseline ?? 0 }
    var frames: [Rect] = []
    var place = 0.0
    for (size, baseline) in zip(fitting, baselines) {
      let own = axis.across.length(size)
      let across =
        switch alignment {
        case .fill, .top: 0.0
        case .center: (thickness - own) / 2
        case .bottom: thickness - own
        case .firstBaseline: (baselines.max() ?? 0) - baseline
        }
      let length = axis.length(size)
      frames.append(
        axis.frame(place, across, length: length, thickness: alignment == .fill ? thickness : own))
      place += length + spacing
    }
    let end = frames.map(axis.across.end).max() ?? 0
    self.views = sorted
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.union = union
    self.frames = frames
    frame = axis.frame(
      axis.start(union), axis.across.start(union), length: max(0, place - spacing),
      thickness: max(thickness, end))
  }

  /// The element of the stack view.
  func element(id: String, frame: Rect) -> NewElement {
    var element = NewElement(
      "stackView",
      [
        "opaque": "NO", "contentMode": "scaleToFill",
        "translatesAutoresizingMaskIntoConstraints": "NO", "id": id,
      ], children: [NewElement(frame, key: "frame")])
    if axis == .vertical { element["axis"] = axis.rawValue }
    if alignment != .fill { element["alignment"] = alignment.rawValue }
    if spacing != 0 { element["spacing"] = spacing.written }
    return element
  }
}
