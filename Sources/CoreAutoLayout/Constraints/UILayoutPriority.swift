/// The strength of a constraint: above 0 and up to 1000, which is required.
///
/// Priorities are strictly ordered: constraints of a lower priority never outvote one of a higher
/// priority, however many they are.
public struct UILayoutPriority: Hashable, Sendable, _UIKitNumericRawRepresentable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A value that stands for a number, and is compared, increased and decreased like that number.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  init(_ rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  public static func + (left: Self, right: RawValue) -> Self { Self(left.rawValue + right) }
  public static func + (left: RawValue, right: Self) -> Self { Self(left + right.rawValue) }

  public static func - (left: Self, right: RawValue) -> Self { Self(left.rawValue - right) }
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

  public static func += (left: inout Self, right: RawValue) { left = left + right }
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}
