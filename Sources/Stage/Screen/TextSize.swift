/// The text size chosen by the user, by the names in Apple's tables. Sizes are those of body text.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
  /// 14 points.
  case extraSmall = "XS"
  /// 15 points.
  case small = "S"
  /// 16 points.
  case medium = "M"
  /// 17 points, the default.
  case large = "L"
  /// 19 points.
  case extraLarge = "XL"
  /// 21 points.
  case extraExtraLarge = "XXL"
  /// 23 points, the largest without accessibility sizes.
  case extraExtraExtraLarge = "XXXL"
  /// 28 points.
  case accessibility1 = "AX1"
  /// 33 points.
  case accessibility2 = "AX2"
  /// 40 points.
  case accessibility3 = "AX3"
  /// 47 points.
  case accessibility4 = "AX4"
  /// 53 points.
  case accessibility5 = "AX5"
}
