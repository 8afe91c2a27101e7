import Typefaces

/// Text metrics of any type, as the value of a trait.
public struct AnyTextMetrics: Hashable, Sendable {
  /// The metrics themselves.
  public let base: any TextMetrics

  public init(_ base: some TextMetrics) { self.base = base }

  /// The metrics of iOS 18.
  public static let device = AnyTextMetrics(DeviceTextMetrics())
  /// The metrics in which every character takes whole columns of 8 points.
  public static let columns = AnyTextMetrics(ColumnTextMetrics())

  public static func == (one: AnyTextMetrics, other: AnyTextMetrics) -> Bool {
    // Nearly all screens have these, and traits are compared often.
    if let one = one.base as? DeviceTextMetrics, let other = other.base as? DeviceTextMetrics {
      return one == other
    }
    return AnyHashable(one.base) == AnyHashable(other.base)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
