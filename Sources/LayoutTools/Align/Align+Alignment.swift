import InterfaceBuilder

extension Align {
  /// The ways of aligning views, in the order of the Align tool.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leadingEdges, trailingEdges, topEdges, bottomEdges
    case horizontalCenters, verticalCenters, baselines
    case horizontallyInContainer, verticallyInContainer

    /// The tool's name for it.
    public var title: String { rawValue.titleWords.replacing(" In ", with: " in ") }

    /// The attribute that the constraint relates. A baseline is the last line's, as in most public
    /// documents.
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

    /// Whether the alignment is with the superview, so that a single view is enough.
    public var isInContainer: Bool {
      self == .horizontallyInContainer || self == .verticallyInContainer
    }
  }
}
