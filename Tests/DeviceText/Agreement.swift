import Foundation

/// How well the widths of a group of texts are met.
struct Agreement {
  private var errors: [Double] = []

  mutating func add(_ error: Double) { errors.append(error) }

  /// The share of the texts that are met within a number of points, in percent; the number of
  /// texts; and the median of the errors, in points.
  var line: String {
    let shares = [0.5, 1, 2].map { limit in
      let met = errors.count { abs($0) <= limit + 1e-3 }
      return String(format: "%7.1f", Double(met) * 100 / Double(errors.count))
    }
    let sorted = errors.sorted()
    return shares.joined() + String(format: "%7d%9.2f", errors.count, sorted[sorted.count / 2])
  }

  static let header = "  <=0.5    <=1    <=2  count   median"
}
