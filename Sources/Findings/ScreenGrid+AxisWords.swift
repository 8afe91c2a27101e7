import Wording

extension ScreenGrid.Axis {
  /// A value with what stands before it.
  func name(of index: Int) -> String { prefix + values[index] }

  /// Some of the values, but not all, in words: which they are, or how many.
  func words(for indices: [Int]) -> String {
    if let words = naming(indices) { return words }
    let share = "\(indices.count) of \(values.count) \(name)"
    guard isScale, let first = indices.first, let last = indices.last else { return share }
    return "\(share) between \(values[first]) and \(values[last])"
  }

  /// Which of the values some are, but not all; nil where too many would have to be named.
  func naming(_ indices: [Int]) -> String? {
    guard let first = indices.first, let last = indices.last else { return nil }
    let isRun = last - first + 1 == indices.count
    if indices.count == 1 { return name(of: first) }
    if isScale, isRun, last == values.count - 1 { return "\(name(of: first)) and up" }
    if isScale, isRun, first == 0 { return "\(prefix)up to \(values[last])" }
    if isRun, indices.count > 2 { return "\(name(of: first)) to \(values[last])" }
    if indices.count <= 3 { return prefix + listed(indices) }
    if isScale, let words = naming(runs: indices.runs) { return words }
    guard indices.count + 2 >= values.count else { return nil }
    let others = values.indices.filter { !indices.contains($0) }
    return "all \(name) but \(listed(others))"
  }

  /// `width 320 to 389 and 700 to 722`; nil for too many runs.
  private func naming(runs: [ClosedRange<Int>]) -> String? {
    guard runs.count <= 3 else { return nil }
    let named = runs.map { run in
      run.count == 1
        ? values[run.lowerBound] : "\(values[run.lowerBound]) to \(values[run.upperBound])"
    }
    return prefix + named.listed
  }

  private func listed(_ indices: [Int]) -> String { indices.map { values[$0] }.listed }
}
