/// What is added to every advance at a size, because small text is spaced wider than large text.
struct Tracking: Sendable {
  /// The sizes in points, ascending.
  private let sizes: [Double]
  /// The tracking at each size, in units of the family's em.
  private let values: [Double]

  /// No tracking at any size.
  static let none = Tracking("")

  /// - Parameter table: Sizes and tracking in units of the em: `6:84 7:69.6`.
  init(_ table: String) {
    let pairs = table.split(whereSeparator: \.isWhitespace).map {
      $0.split(separator: ":").compactMap { Double($0) }
    }
    sizes = pairs.map { $0[0] }
    values = pairs.map { $0[1] }
  }

  /// The tracking at a size, in units of the em: linear between the sizes of the table, constant beyond.
  func value(at size: Double) -> Double {
    guard let next = sizes.firstIndex(where: { $0 >= size }) else { return values.last ?? 0 }
    guard next > 0 else { return values[0] }
    let share = (size - sizes[next - 1]) / (sizes[next] - sizes[next - 1])
    return values[next - 1] + share * (values[next] - values[next - 1])
  }
}
