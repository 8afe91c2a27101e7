/// The Pin tool: constrains edges of views to their neighbours, and sizes.
///
/// ```swift
/// var pin = Pin(["title"])
/// pin[.leading] = Pin.Strut()
/// pin[.top] = Pin.Strut(.standard)
/// pin.width = .current
/// let proposal = pin.proposal(on: canvas)
/// ```
///
/// Source: "Working with Constraints in Interface Builder", Pin Tool.
public struct Pin: Hashable, Sendable {
  /// An edge that is pinned.
  public struct Strut: Hashable, Sendable {
    /// The ways of choosing a space.
    public enum Spacing: Hashable, Sendable {
      /// The space on the canvas.
      case current
      /// A number of points.
      case value(Double)
      /// The standard space, which the system chooses.
      case standard
    }

    /// The space.
    public var spacing: Spacing
    /// What the edge is pinned to; nil for the nearest neighbour. A view that doesn't have this
    /// neighbour is pinned to its nearest one instead.
    public var target: NewConstraint.Side?

    /// Creates a strut.
    public init(_ spacing: Spacing = .current, to target: NewConstraint.Side? = nil) {
      self.spacing = spacing
      self.target = target
    }
  }

  /// A width or height that is pinned.
  public enum Length: Hashable, Sendable {
    /// The length on the canvas.
    case current
    /// A number of points.
    case value(Double)
  }

  /// The ids of the selected views, in the order in which they were selected.
  public var views: [String]
  /// The edges that are pinned.
  public var struts: [Edge: Strut] = [:]
  /// Whether constraints to the superview use its layout margins, or else its edges.
  public var isConstrainedToMargins = true
  /// The width; nil if it is not pinned.
  public var width: Length?
  /// The height; nil if it is not pinned.
  public var height: Length?
  /// Whether the present proportion of width and height is pinned.
  public var pinsAspectRatio = false
  /// Whether all views get the width of the first.
  public var pinsEqualWidths = false
  /// Whether all views get the height of the first.
  public var pinsEqualHeights = false
  /// The frames that are set afterwards.
  public var frameUpdate = FrameUpdate.none

  /// Creates a tool that pins nothing yet.
  public init(_ views: [String]) { self.views = views }

  /// The strut of an edge; nil if it is not pinned.
  public subscript(edge: Edge) -> Strut? {
    get { struts[edge] }
    set { struts[edge] = newValue }
  }

  /// What the tool would do.
  public func proposal(on canvas: Canvas) -> Proposal {
    canvas.proposing(constraints(on: canvas), sentence: sentence(on: canvas), updating: frameUpdate)
  }

  /// What an edge of a view would be pinned to; nil if the view has no superview, or if a stack
  /// view places it.
  public func neighbour(of view: String, at edge: Edge, on canvas: Canvas) -> Neighbour? {
    guard canvas.item(view)?.isArranged == false else { return nil }
    let chosen = struts[edge]?.target.flatMap { target in
      canvas.neighbours(of: view, at: edge).first { $0.other == target }
    }
    return chosen
      ?? canvas.nearestNeighbour(of: view, at: edge, toMargins: isConstrainedToMargins)
  }
}
