extension Array where Element: Comparable {
  /// The elements in order, each once.
  func sortedWithoutDuplicates() -> [Element] {
    var result = sorted()
    var end = 0
    for index in result.indices where end == 0 || result[end - 1] != result[index] {
      result[end] = result[index]
      end += 1
    }
    result.removeSubrange(end...)
    return result
  }
}
