/// Where a text lies in its label that is drawn in a smaller font.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have in its own font.
  case alignBaselines = 0
  /// In the middle of the line.
  case alignCenters = 1
  /// At the top left corner.
  case none = 2
}
