import Typefaces

/// Text metrics of any type, as the value of a trait.
public struct AnyTextMetrics: Hashable, Sendable {
  /// The metrics themselves.
  public let base: any TextMetrics
  /// The metrics, if they are a device's. Nearly all screens have these, and they are compared at
  /// each measuring of a text.
  private let device: DeviceTextMetrics?

  public init(_ base: some TextMetrics) {
    self.base = base
    device = base as? DeviceTextMetrics
  }

  /// The metrics of iOS 18.
  public static let device = AnyTextMetrics(DeviceTextMetrics())
  /// The metrics in which every character takes whole columns of 8 points.
  public static let columns = AnyTextMetrics(ColumnTextMetrics())

  public static func == (one: AnyTextMetrics, other: AnyTextMetrics) -> Bool {
    if let one = one.device, let other = other.device { return one == other }
    return AnyHashable(one.base) == AnyHashable(other.base)
  }

  /// Appends the advances of a text's code points, and returns the heights of its lines.
  func measure(
    _ text: String, in typeface: Typeface, size: Double, to advances: inout [Double]
  ) -> LineMetrics {
    if let device { return device.measure(text, in: typeface, size: size, to: &advances) }
    base.appendAdvances(of: text, in: typeface, size: size, to: &advances)
    return base.lineMetrics(of: typeface, size: size)
  }

  /// The space between a line and the next one of its text style, in points: lines of a device are
  /// as far apart as the style says, and others have no space between them.
  func spacing(below line: LineMetrics, pitch: Double) -> Double {
    device == nil ? 0 : max(0, pitch - line.lineHeight - line.leading)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
