/// The text size chosen by the user, from extra small to the largest accessibility size.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentsizecategory>
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the user chooses another size of text, with the size at ``newValueUserInfoKey``.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification>
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size in ``didChangeNotification``.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    (Self.ascending.firstIndex(of: self) ?? 0) >= 7
  }
}

extension UIContentSizeCategory: Comparable {
  /// Whether text is smaller at `lhs`. `unspecified` and unknown names are less than all sizes.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.step < rhs.step
  }

  private var step: Int { Self.ascending.firstIndex(of: self) ?? -1 }
}

extension UIContentSizeCategory {
  /// The twelve sizes, smallest first.
  static let ascending: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The abbreviation that designers use: `XS` … `XXXL`, `AX1` … `AX5`; empty for other names.
  var abbreviation: String {
    let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    return step < 0 ? "" : names[step]
  }

  /// The size with this abbreviation, in upper or lower case.
  package init?(abbreviation: String) {
    let wanted = abbreviation.uppercased()
    guard let size = Self.ascending.first(where: { $0.abbreviation == wanted }) else { return nil }
    self = size
  }

  /// The column of this size in tables of twelve; unknown sizes have that of `large`.
  package var tableColumn: Int { step < 0 ? 3 : step }
}
