/// The screens at which a scene is checked: every combination of some devices, orientations and so
/// on.
///
/// A screen is an index: the last axis changes first.
package struct ScreenGrid: Codable, Hashable, Sendable {
  /// The values of one property of screens, in the order of their sizes where they have one.
  package struct Axis: Hashable, Codable, Sendable {
    /// What the values are, in the plural: `devices`.
    package let name: String
    /// The values in the words of reports: `iPhone 7`, `landscape`, `XL`.
    package let values: [String]
    /// What stands before a value: `text ` of `text XL`; may be empty.
    package let prefix: String
    /// Whether a larger value follows a smaller one, so that `and up` says something.
    package let isScale: Bool

    package init(_ name: String, _ values: [String], prefix: String = "", isScale: Bool = false) {
      self.name = name
      self.values = values
      self.prefix = prefix
      self.isScale = isScale
    }
  }

  /// The axes, each with at least one value.
  package let axes: [Axis]

  package init(_ axes: [Axis]) { self.axes = axes.filter { !$0.values.isEmpty } }

  /// The number of screens.
  package var count: Int { axes.reduce(1) { $0 * $1.values.count } }

  /// The indices of a screen's values on the axes.
  package func coordinates(of screen: Int) -> [Int] {
    var rest = screen
    var found: [Int] = []
    for axis in axes.reversed() {
      found.append(rest % axis.values.count)
      rest /= axis.values.count
    }
    return found.reversed()
  }

  /// The values of a screen, each with what stands before it.
  package func values(of screen: Int) -> [String] {
    zip(axes, coordinates(of: screen)).map { $0.prefix + $0.values[$1] }
  }

  /// A screen in words: `iPhone 7, landscape, text XL`.
  package func name(of screen: Int) -> String {
    values(of: screen).joined(separator: ", ")
  }
}

extension [Int] {
  /// The numbers, which ascend, as ranges of numbers in a row.
  var runs: [ClosedRange<Int>] {
    reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }
}
