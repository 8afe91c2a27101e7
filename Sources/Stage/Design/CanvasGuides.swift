import InterfaceBuilder
import LayoutTools

/// The layout guides of a view on the canvas.
///
/// Documents have frames only for the guides that they make. On the canvas, the other guides keep
/// the distances from their owner's edges that they have in the scene.
@MainActor
struct CanvasGuides {
  let owner: CanvasItem
  let element: Element
  let view: UIView?
  let root: UIView
  let names: SceneInventory

  /// The guides that the view's element has.
  func items(_ guides: [LayoutGuideElement]) -> [CanvasItem] { guides.compactMap(item) }

  /// The guides of the controller whose view this is, which stand for the areas of its bars.
  func bars(_ controller: Element) -> [CanvasItem] {
    controller.list("layoutGuides").compactMap(LayoutGuideElement.init).compactMap(item)
  }

  private func item(_ guide: LayoutGuideElement) -> CanvasItem? {
    guard let id = guide.id else { return nil }
    let live = view?.guide(of: guide)
    let frame = owner.documentFrame
    let solved = owner.documentFrame(for: owner.solvedFrame)
    var item = CanvasItem(
      id, name: name(guide, live), kind: .guide(guide.kind), in: owner.id, frame: frame)
    item.solvedFrame = solved
    item.open = Set((live?.ambiguousAttributes ?? []).compactMap { FramePart(rawValue: $0.name) })
    item.isShown = owner.isShown
    item.isRightToLeft = owner.isRightToLeft
    guard let view, let place = place(guide.kind, live, in: view) else { return item }
    item.solvedFrame = place.offsetBy(solved)
    item.frame =
      guide.element.rect(key: "layoutFrame")?.offsetBy(frame)
      ?? self.frame(
        guide.kind, place, in: frame, wider: frame.width - solved.width,
        higher: frame.height - solved.height)
    return item
  }

  /// A guide's frame where its owner is of another size than in the scene.
  private func frame(
    _ kind: LayoutGuideElement.Kind, _ place: Rect, in owner: Rect, wider: Double, higher: Double
  ) -> Rect {
    var frame = place.offsetBy(owner)
    if kind == .content || kind == .user { return frame }
    frame.width += wider
    if kind == .safeArea || kind == .frame { frame.height += higher }
    if kind == .bottom || kind == .keyboard { frame.y += higher }
    return frame
  }

  /// The rectangle of a guide from its owner's corner; nil if the scene has none.
  private func place(
    _ kind: LayoutGuideElement.Kind, _ live: UILayoutGuide?, in view: UIView
  ) -> Rect? {
    let bounds = Rect(
      x: 0, y: 0, width: Double(view.solvedFrame.width), height: Double(view.solvedFrame.height))
    switch kind {
    case .safeArea: return bounds.inset(by: Insets(view.safeAreaInsets))
    case .frame: return bounds
    case .content:
      // Contents that nothing gives a size yet count as large as the part in sight.
      return (view as? UIScrollView).map { scroll in
        let (width, height) = (Double(scroll.contentSize.width), Double(scroll.contentSize.height))
        return Rect(
          x: 0, y: 0, width: width > 0 ? width : bounds.width,
          height: height > 0 ? height : bounds.height)
      }
    case .keyboard:
      return view.allGuides.first { $0 is UIKeyboardLayoutGuide }.map { Rect($0.solvedFrame) }
    case .user: return live.map { Rect($0.solvedFrame) }
    // A bar's guide that nothing uses has no rectangle of its own.
    case .top:
      return Rect(x: 0, y: 0, width: bounds.width, height: Double(view.safeAreaInsets.top))
    case .bottom:
      let height = Double(view.safeAreaInsets.bottom)
      return Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
  }

  private func name(_ guide: LayoutGuideElement, _ live: UILayoutGuide?) -> String {
    if let place = live.flatMap({ names.place(of: $0) }) { return names.names[place].name }
    let end =
      switch guide.kind {
      case .safeArea: "safeArea"
      case .content: "contentLayoutGuide"
      case .frame: "frameLayoutGuide"
      case .keyboard: "keyboardLayoutGuide"
      case .user:
        guide.element["userLabel"] ?? guide.element["identifier"] ?? "layoutGuide"
      case .top: "topLayoutGuide"
      case .bottom: "bottomLayoutGuide"
      }
    return "\(owner.name).\(end)"
  }
}

extension Rect {
  /// The rectangle moved by another one's corner.
  fileprivate func offsetBy(_ other: Rect) -> Rect {
    Rect(x: x + other.x, y: y + other.y, width: width, height: height)
  }
}
