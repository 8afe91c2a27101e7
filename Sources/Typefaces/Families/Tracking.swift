/// What is added to every advance at a size, because small text is spaced wider than large text.
struct Tracking: Sendable {
  /// The sizes in points, ascending.
  private let sizes: [Double]
  /// The tracking at each size, in units of the family's em.
  private let values: [Double]

  /// No tracking at any size.
  static let none = Tracking("")

  /// - Parameter table: Sizes and tracking, as ``PackedNumbers``: of each the size in points, and
  ///   the tracking in tenths of a unit of the em with ``PackedNumbers/zero`` added.
  init(_ table: String) {
    let numbers = PackedNumbers.decode(table)
    let starts = stride(from: 0, to: numbers.count, by: 2)
    sizes = starts.map { Double(numbers[$0]) }
    values = starts.map { Double(Int(numbers[$0 + 1]) - PackedNumbers.zero) / 10 }
  }

  /// The tracking at a size, in units of the em: linear between the sizes of the table, constant
  /// beyond.
  func value(at size: Double) -> Double {
    guard let next = sizes.firstIndex(where: { $0 >= size }) else { return values.last ?? 0 }
    guard next > 0 else { return values[0] }
    let share = (size - sizes[next - 1]) / (sizes[next] - sizes[next - 1])
    return values[next - 1] + share * (values[next] - values[next - 1])
  }
}
