/// How an image grows: which parts keep their size.
public struct AssetResizing: Hashable, Sendable {
  /// The parts of the image.
  public enum Mode: String, CaseIterable, Sendable {
    /// Left, middle and right.
    case horizontal = "3-part-horizontal"
    /// Top, middle and bottom.
    case vertical = "3-part-vertical"
    /// Both.
    case both = "9-part"
  }

  /// How the middle is filled.
  public enum Center: String, CaseIterable, Sendable {
    case stretch, tile, fill
  }

  /// The parts of the image.
  public var mode: Mode
  /// The sizes of the parts at the edges, in pixels.
  public var capInsets: AssetInsets
  /// How the middle is filled.
  public var center: Center
  /// The size of the middle part that is taken, in pixels; nil for what is between the edges.
  public var centerWidth, centerHeight: Double?
}

/// Distances from the edges of an image, in its pixels.
public struct AssetInsets: Hashable, Sendable {
  /// The distances, at least 0.
  public var top, left, bottom, right: Double

  /// Creates distances.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
