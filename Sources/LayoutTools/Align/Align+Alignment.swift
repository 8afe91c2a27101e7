import InterfaceBuilder

extension Align {
  /// The ways of aligning views, in the order of the Align tool.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leadingEdges, trailingEdges, topEdges, bottomEdges
    case horizontalCenters, verticalCenters, baselines
    case horizontallyInContainer, verticallyInContainer

    /// The tool's name for it.
    public var title: String {
      switch self {
      case .leadingEdges: "Leading Edges"
      case .trailingEdges: "Trailing Edges"
      case .topEdges: "Top Edges"
      case .bottomEdges: "Bottom Edges"
      case .horizontalCenters: "Horizontal Centers"
      case .verticalCenters: "Vertical Centers"
      case .baselines: "Baselines"
      case .horizontallyInContainer: "Horizontally in Container"
      case .verticallyInContainer: "Vertically in Container"
      }
    }

    /// The attribute that the constraint relates. Baselines are those of the last line, as in most
    /// public documents.
    public var attribute: LayoutAttribute {
      switch self {
      case .leadingEdges: .leading
      case .trailingEdges: .trailing
      case .topEdges: .top
      case .bottomEdges: .bottom
      case .horizontalCenters, .horizontallyInContainer: .centerX
      case .verticalCenters, .verticallyInContainer: .centerY
      case .baselines: .lastBaseline
      }
    }

    /// Whether it aligns a view with its superview, so that one view is enough.
    public var isInContainer: Bool {
      self == .horizontallyInContainer || self == .verticallyInContainer
    }
  }
}
