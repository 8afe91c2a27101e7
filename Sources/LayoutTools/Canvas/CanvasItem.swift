import InterfaceBuilder

/// A view or a layout guide on the canvas.
///
/// Its frames are alignment rectangles, which constraints relate: a distance on the canvas is the
/// constant of a constraint. Most views have the same frame in the document; ``documentFrame`` is
/// the document's frame for the others.
public struct CanvasItem: Hashable, Sendable {
  /// What an item is.
  public enum Kind: Hashable, Sendable {
    case view
    case guide(LayoutGuideElement.Kind)
  }

  /// The id of its element.
  public var id: String
  /// Its name in the outline.
  public var name: String
  /// Whether it is a view, or which guide.
  public var kind: Kind
  /// The id of the superview, or of the view that owns the guide; nil for the root view.
  public var container: String?
  /// Where it stands on the canvas: for a view, in the frame that the document has.
  public var frame: Rect
  /// Where the constraints put it.
  public var solvedFrame: Rect
  /// The parts of ``solvedFrame`` that the constraints leave open. For the content of a scroll
  /// view, the content layout guide has them.
  public var open: Set<FramePart> = []
  /// The distances from the edges of the frame in the document to the edges of ``frame``.
  public var alignmentInsets = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The layout margins of a view, by the edges of the canvas: leading is left, whatever the
  /// reading direction.
  public var margins = Insets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The distance from its top edge to the baseline of its first line of text; nil without text.
  public var firstBaseline: Double?
  /// The distance from its top edge to the baseline of its last line of text.
  public var lastBaseline: Double?
  /// Whether its text stays in the middle of whatever height it gets, so that its baselines don't
  /// keep their distances from its edges.
  public var centersText = false
  /// The width that its content asks for, in points; nil if it asks for none. A text asks for its
  /// width on one line, even if it may be broken.
  public var contentWidth: Double?
  /// The height that its content asks for at the width that it has on the canvas, in points.
  public var contentHeight: Double?
  /// How strongly it keeps the size of its content, on each axis.
  public var contentPriorities = ContentPriorities()
  /// Whether its views are laid out from right to left.
  public var isRightToLeft = false
  /// Whether a stack view places it.
  public var isArranged = false
  /// Whether it is in sight: the item and all views around it are installed and not hidden.
  public var isShown = true

  /// Creates an item that stands where its constraints put it.
  public init(
    _ id: String, name: String? = nil, kind: Kind = .view, in container: String?, frame: Rect
  ) {
    self.id = id
    self.name = name ?? id
    self.kind = kind
    self.container = container
    self.frame = frame
    solvedFrame = frame
  }

  /// The priorities with which a view keeps the size of its content, from 1 to 1000.
  public struct ContentPriorities: Hashable, Sendable {
    /// Against growing wider.
    public var horizontalHugging = 250.0
    /// Against growing higher.
    public var verticalHugging = 250.0
    /// Against becoming narrower.
    public var horizontalCompressionResistance = 750.0
    /// Against becoming lower.
    public var verticalCompressionResistance = 750.0

    /// The priorities of plain views.
    public init() {}
  }

  /// The frame that the document has for it, on the canvas.
  public var documentFrame: Rect { documentFrame(for: frame) }

  /// The frame that a document has for an alignment rectangle.
  public func documentFrame(for rect: Rect) -> Rect {
    Rect(
      x: rect.x - alignmentInsets.leading, y: rect.y - alignmentInsets.top,
      width: rect.width + alignmentInsets.leading + alignmentInsets.trailing,
      height: rect.height + alignmentInsets.top + alignmentInsets.bottom)
  }
}

extension Rect {
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The middle from left to right.
  public var midX: Double { x + width / 2 }
  /// The middle from top to bottom.
  public var midY: Double { y + height / 2 }
}
