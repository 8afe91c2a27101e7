/// The screens at which a scene is checked: every combination of some devices, orientations and so
/// on.
///
/// A screen is an index: the last axis changes first.
package struct ScreenGrid: Hashable, Sendable {
  /// The values of one property of screens, in the order of their sizes where they have one.
  package struct Axis: Hashable, Sendable {
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

extension ScreenGrid {
  /// Where something holds: the values on each axis, where they are not all, and how many screens
  /// these are. What holds for some values of each axis, and not everywhere, is told by where it
  /// does not.
  package func words(for screens: [Int]) -> String {
    guard count > 1, let first = screens.first else { return name(of: screens.first ?? 0) }
    if screens.count == count { return count == 2 ? "both screens" : "all \(count) screens" }
    let share = "\(screens.count) of \(count) screens"
    if screens.count == 1 { return "\(name(of: first)); \(share)" }
    if let words = values(on: screens) {
      // What the words of a single axis say already is not said twice.
      let saysShare = words.hasPrefix("\(screens.count) of \(count) ")
      return saysShare ? words : "\(words); \(share)"
    }
    let shown = Set(screens)
    let others = (0..<count).filter { !shown.contains($0) }
    if others.count == 1 { return "all but \(name(of: others[0])); \(share)" }
    return values(on: others).map { "all but \($0); \(share)" } ?? share
  }

  /// The values of some screens on the axes where they have not all values; nil where they have all
  /// on each.
  private func values(on screens: [Int]) -> String? {
    let places = screens.map(coordinates)
    let found = axes.indices.map { index in Set(places.map { $0[index] }).sorted() }
    guard zip(axes, found).contains(where: { $1.count < $0.values.count }) else { return nil }
    return zip(axes, found).compactMap { $0.words(for: $1) }.joined(separator: ", ")
  }
}

extension ScreenGrid.Axis {
  /// Some of the values in words; nil for all of them.
  fileprivate func words(for indices: [Int]) -> String? {
    guard indices.count < values.count, let first = indices.first, let last = indices.last else {
      return values.count == 1 ? prefix + values[0] : nil
    }
    let isRun = last - first + 1 == indices.count
    if indices.count == 1 { return prefix + values[first] }
    if isScale, isRun, last == values.count - 1 { return "\(prefix)\(values[first]) and up" }
    if isScale, isRun, first == 0 { return "\(prefix)up to \(values[last])" }
    if isRun, indices.count > 2 { return "\(prefix)\(values[first]) to \(values[last])" }
    if isScale, indices.count > 3, let words = words(forRuns: indices.runs) { return words }
    guard indices.count <= 3 else { return "\(indices.count) of \(values.count) \(name)" }
    let named = indices.map { values[$0] }
    return prefix + named.dropLast().joined(separator: ", ") + " and " + values[last]
  }

  /// `width 320 to 389 and 700 to 722`; nil for too many runs.
  private func words(forRuns runs: [ClosedRange<Int>]) -> String? {
    guard runs.count <= 3 else { return nil }
    let named = runs.map { run in
      run.count == 1
        ? values[run.lowerBound] : "\(values[run.lowerBound]) to \(values[run.upperBound])"
    }
    return prefix + named.dropLast().joined(separator: ", ") + " and " + (named.last ?? "")
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
