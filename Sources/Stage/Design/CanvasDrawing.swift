@_spi(Package) import AutoLayout
import InterfaceBuilder
import LayoutTools

/// The items of a canvas, made from a document's elements and the views that they became.
@MainActor
struct CanvasDrawing {
  let root: UIView
  let views: DocumentViews
  let names: SceneInventory
  let traits: DesignTraits
  /// Whether all stack views are laid out to find the sizes that their contents ask for, or only
  /// those that may have to grow with their contents.
  let measuresStacks: Bool
  private(set) var items: [CanvasItem] = []
  /// The names of outlets by the ids that they lead to. They are read when needed, since few
  /// canvases have views that only the document names.
  private lazy var outlets = document.outletNames
  private let document: Document

  init(
    _ document: Document, root: UIView, views: DocumentViews, names: SceneInventory,
    traits: DesignTraits, measuresStacks: Bool
  ) {
    self.document = document
    self.root = root
    self.views = views
    self.names = names
    self.traits = traits
    self.measuresStacks = measuresStacks
  }

  /// A view whose item was made, as the container of further views.
  private struct Container {
    let item: CanvasItem
    /// The view, if it is in the root view.
    let view: UIView?

    /// Whether a view is a direct subview of it.
    @MainActor
    func holds(_ other: UIView) -> Bool { view != nil && other.superview === view }
  }

  /// Adds a view, its guides, and the views in it.
  mutating func add(_ element: Element) { add(element, in: nil) }

  private mutating func add(_ element: Element, in container: Container?) {
    guard element.isView, let id = element["id"] else {
      for child in element.children { add(child, in: container) }
      return
    }
    var view = views[id]
    if let found = view, container?.holds(found) != true, !found.isDescendant(of: root) {
      view = nil
    }
    let item = item(element, id, view, in: container)
    items.append(item)
    let controller = container == nil ? element.parent.flatMap { $0.isController ? $0 : nil } : nil
    let written = element.layoutGuides
    if !written.isEmpty || controller != nil {
      let guides = CanvasGuides(owner: item, element: element, view: view, root: root, names: names)
      items += guides.items(written) + (controller.map(guides.bars) ?? [])
    }
    let here = Container(item: item, view: view)
    for child in element.children where !Self.withoutViews.contains(child.name) {
      add(child, in: here)
    }
  }

  /// The parts of a view's element that have no views in them.
  private static let withoutViews = [
    "variation", "constraints", "rect", "fontDescription", "color",
  ]

  private mutating func item(
    _ element: Element, _ id: String, _ view: UIView?, in container: Container?
  ) -> CanvasItem {
    let solved = view?.solvedFrame(in: root)
    var frame = solved ?? Rect(x: 0, y: 0, width: 0, height: 0)
    if let drawn = element.frame(for: traits) {
      // The origin of the root is where its controller is drawn.
      frame = Rect(x: 0, y: 0, width: drawn.width, height: drawn.height)
      if let origin = container?.item.documentFrame {
        (frame.x, frame.y) = (origin.x + drawn.x, origin.y + drawn.y)
      }
    }
    var item = CanvasItem(id, name: name(element, view), in: container?.item.id, frame: frame)
    item.isArranged = element.isArranged
    guard let view, let solved else {
      item.isShown = false
      return item
    }
    let insets = Insets(view.alignmentRectInsets)
    item.alignmentInsets = insets
    item.frame = frame.inset(by: insets)
    item.solvedFrame = solved.inset(by: insets)
    item.open = Set(view.ambiguousAttributes.compactMap { FramePart(rawValue: $0.name) })
    item.margins = Insets(view.layoutMargins)
    item.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let container, container.holds(view) {
      item.isShown = container.item.isShown && !view.isHidden
    } else {
      item.isShown = !sequence(first: view, next: \.superview).contains(where: \.isHidden)
    }
    item.firstBaseline = view.baseline(.first, height: CGFloat(item.frame.height))
    item.lastBaseline = view.baseline(.last, height: CGFloat(item.frame.height))
    item.contentPriorities = view.prioritiesOfContent
    item.centersText = view.baselineOffsetFromCenter != nil
    if measuresStacks || !(view is UIStackView) || element.isSizedByFrame(for: traits) {
      let content = view.contentSize(atWidth: CGFloat(item.frame.width))
      if let width = content.width { item.contentWidth = Double(width) }
      if let height = content.height { item.contentHeight = Double(height) }
    }
    return item
  }

  /// The name that the tree has for a view, or would have if the scene had it.
  private mutating func name(_ element: Element, _ view: UIView?) -> String? {
    if let view, let place = names.viewIndex(of: view) { return names.names[place].name }
    let given = element.string("userLabel") ?? element["id"].flatMap { outlets[$0] }
    let text = names.namesTexts ? element.shownText : nil
    return given ?? text ?? element["customClass"] ?? element.elementClass?.className
      ?? element.name
  }
}

extension UIView {
  /// The frame that the constraints give the view, measured from the corner of a view around it.
  /// Scrolling does not count.
  func solvedFrame(in root: UIView) -> Rect {
    var frame = CGRect(origin: .zero, size: solvedFrame.size)
    for view in sequence(first: self, next: \.superview).prefix(while: { $0 !== root }) {
      let origin = view.solvedFrame.origin
      frame.origin.x += origin.x
      frame.origin.y += origin.y
    }
    return Rect(frame)
  }

  /// The priorities of the content on both axes.
  fileprivate var prioritiesOfContent: CanvasItem.ContentPriorities {
    var priorities = CanvasItem.ContentPriorities()
    func value(_ priority: UILayoutPriority) -> Double { Double(priority.rawValue) }
    if let stack = self as? UIStackView {
      // The first of its views to yield decides.
      var least: CanvasItem.ContentPriorities?
      for view in stack.arrangedSubviews where !view.isHidden {
        let own = view.prioritiesOfContent
        least = least.map { $0.least(own) } ?? own
      }
      return least ?? .none
    }
    priorities.horizontalHugging = value(contentHuggingPriority(for: .horizontal))
    priorities.verticalHugging = value(contentHuggingPriority(for: .vertical))
    priorities.horizontalCompressionResistance = value(
      contentCompressionResistancePriority(for: .horizontal))
    priorities.verticalCompressionResistance = value(
      contentCompressionResistancePriority(for: .vertical))
    return priorities
  }

  /// The lines of a text whose baselines constraints relate.
  enum BaselineLine { case first, last }

  /// The distance from the top of the alignment rectangle to a baseline, at a height of that
  /// rectangle; nil for a view without text, whose edge is its baseline.
  fileprivate func baseline(_ line: BaselineLine, height: CGFloat) -> Double? {
    let bearer = line == .first ? forFirstBaselineLayout : forLastBaselineLayout
    if bearer !== self {
      guard bearer.isDescendant(of: self) else { return nil }
      let insets = bearer.alignmentRectInsets
      let frame = bearer.solvedFrame(in: self)
      return bearer.baseline(
        line, height: CGFloat(frame.height) - insets.top - insets.bottom
      ).map { $0 + frame.y + Double(insets.top - alignmentRectInsets.top) }
    }
    guard let first = firstBaselineOffsetFromTop else { return nil }
    if let offset = baselineOffsetFromCenter { return Double(height / 2 + offset) }
    return Double(line == .first ? first : height - lastBaselineOffsetFromBottom)
  }

  /// The size that the content asks for: the width without a limit, and the height for a width; nil
  /// where it asks for nothing.
  fileprivate func contentSize(
    atWidth width: CGFloat
  ) -> (width: CGFloat?, height: CGFloat?) {
    if let stack = self as? UIStackView { return stack.fittingSize(atWidth: width) }
    let own = intrinsicContentSize
    func length(_ length: CGFloat) -> CGFloat? {
      length.isFinite && length != UIView.noIntrinsicMetric ? length : nil
    }
    let height = designSize?.height ?? contentSize(forWidth: width)?.height ?? own.height
    return (length(designSize?.width ?? own.width), length(height))
  }
}

extension CanvasItem.ContentPriorities {
  /// The priorities of a stack view without arranged views.
  fileprivate static let none = {
    var priorities = CanvasItem.ContentPriorities()
    priorities.horizontalHugging = 1
    priorities.verticalHugging = 1
    priorities.horizontalCompressionResistance = 1
    priorities.verticalCompressionResistance = 1
    return priorities
  }()

  /// The lower one of each two priorities.
  fileprivate func least(_ other: Self) -> Self {
    var least = self
    least.horizontalHugging = min(horizontalHugging, other.horizontalHugging)
    least.verticalHugging = min(verticalHugging, other.verticalHugging)
    least.horizontalCompressionResistance = min(
      horizontalCompressionResistance, other.horizontalCompressionResistance)
    least.verticalCompressionResistance = min(
      verticalCompressionResistance, other.verticalCompressionResistance)
    return least
  }
}

extension UIStackView {
  /// The size that the arranged views ask for; nil where nothing gives them a size. Prototyping
  /// constraints, which hold the stack view as it was drawn, do not count.
  fileprivate func fittingSize(atWidth width: CGFloat) -> (width: CGFloat?, height: CGFloat?) {
    let held = constraints.filter { $0.identifier == PrototypingConstraint.identifier }
    let narrow = fittingSize(atWidth: nil, ignoring: held)
    let fitted = fittingSize(atWidth: width, ignoring: held)
    return (narrow.width > 0 ? narrow.width : nil, fitted.height > 0 ? fitted.height : nil)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }

  /// The rectangle within distances from the edges.
  func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.leading, y: y + insets.top,
      width: width - insets.leading - insets.trailing,
      height: height - insets.top - insets.bottom)
  }
}

extension Insets {
  /// Insets by the edges of the canvas.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.left), bottom: Double(insets.bottom),
      trailing: Double(insets.right))
  }
}
