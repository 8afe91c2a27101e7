/// The properties of a view that an inspector shows besides its frame.
public struct ViewDetails: Hashable, Sendable {
  /// The properties of one axis.
  public struct Axis: Hashable, Sendable {
    /// The intrinsic length in points; nil without one.
    public var intrinsic: CGFloat?
    /// The priority of content hugging, at most 1000.
    public var hugging: Float
    /// The priority of compression resistance, at most 1000.
    public var compressionResistance: Float
  }

  /// The size and priorities of the width.
  public var horizontal: Axis
  /// The size and priorities of the height.
  public var vertical: Axis
  /// Whether its frame and autoresizing mask are translated into constraints.
  public var usesAutoresizing: Bool
  /// The text it shows; nil if it shows none.
  public var text: String?
}

extension SceneHost {
  /// The intrinsic size, the priorities and the text of the view at a path.
  public func details(of path: ViewPath) -> ViewDetails? {
    guard let view = view(at: path) else { return nil }
    let content = view.intrinsicContentSize
    func axis(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat) -> ViewDetails.Axis {
      ViewDetails.Axis(
        intrinsic: length == UIView.noIntrinsicMetric ? nil : length,
        hugging: view.contentHuggingPriority(for: axis).rawValue,
        compressionResistance: view.contentCompressionResistancePriority(for: axis).rawValue)
    }
    return ViewDetails(
      horizontal: axis(.horizontal, content.width), vertical: axis(.vertical, content.height),
      usesAutoresizing: view.translatesAutoresizingMaskIntoConstraints, text: view.shownText)
  }

  /// Whether a view is an image view without an image.
  public func lacksImage(_ path: ViewPath) -> Bool {
    (view(at: path) as? UIImageView).map { $0.image == nil } ?? false
  }
}
