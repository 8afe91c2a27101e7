import AutoLayout
import Foundation

/// What an inspector shows of one view besides its frame.
public struct ViewDetails: Hashable, Sendable {
  /// What holds for each direction.
  public struct Axis: Hashable, Sendable {
    /// The content's own length in points; nil without one.
    public var intrinsic: CGFloat?
    /// How much it minds being longer than its content.
    public var hugging: Float
    /// How much it minds being shorter.
    public var compressionResistance: Float
  }

  public var horizontal: Axis
  public var vertical: Axis
  /// Whether its frame and autoresizing mask stand for constraints.
  public var usesAutoresizing: Bool
  /// The text it shows, if any.
  public var text: String?
}

extension SceneHost {
  /// The content's size and priorities of the view at a path.
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
}
