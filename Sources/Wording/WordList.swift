extension [String] {
  /// The words in a sentence: `a, b and c`.
  package var listed: String { joined(before: "and") }

  /// The words as what can be chosen: `a, b or c`.
  package var alternatives: String { joined(before: "or") }

  private func joined(before conjunction: String) -> String {
    count < 2
      ? first ?? "" : dropLast().joined(separator: ", ") + " \(conjunction) " + self[count - 1]
  }
}

extension Array where Element: Hashable {
  /// The elements in their order, each once.
  package var uniqued: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension Array {
  /// The elements that share a key, for each of the keys in the order in which they are met.
  package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, members: [Element])] {
    let groups = Dictionary(grouping: self, by: key)
    return map(key).uniqued.map { ($0, groups[$0] ?? []) }
  }
}
