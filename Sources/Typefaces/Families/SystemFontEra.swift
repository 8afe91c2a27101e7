/// The versions of iOS whose system font has the same spacing.
///
/// Source: the tracking tables of Apple's Human Interface Guidelines for iOS 9, 11 and 14, and
/// measured texts of documents of those years.
/// <https://developer.apple.com/design/human-interface-guidelines/typography>
public enum SystemFontEra: Int, Hashable, Sendable, CaseIterable {
  /// iOS 9 and 10: separate fonts for text and, from 20 points on, for display.
  case iOS9
  /// iOS 11 to 13: the same with other tracking.
  case iOS11
  /// iOS 14 and later: one font, which glides from text to display as the size grows.
  case iOS14

  /// The era of a major version of iOS; versions before 9 count as 9.
  public init(iOSMajor version: Int) {
    self = version >= 14 ? .iOS14 : version >= 11 ? .iOS11 : .iOS9
  }

  /// The share of the face for large sizes at a size in points, 0 to 1.
  ///
  /// Since iOS 14 it grows slowly from 17 points to 19, faster to 24 and slowly again to 28, as
  /// widths measured on iOS 26 have it.
  func displayShare(at size: Double) -> Double {
    switch self {
    case .iOS9, .iOS11: size < 20 ? 0 : 1
    case .iOS14:
      switch size {
      case ...17: 0
      case ...19: (size - 17) / 22
      case ...24: (1 + (size - 19) / 5 * 8) / 11
      case ...28: (9 + (size - 24) / 2) / 11
      default: 1
      }
    }
  }
}
