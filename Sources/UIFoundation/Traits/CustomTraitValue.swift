/// The value of a custom trait.
struct CustomTraitValue: Hashable {
  let definition: UITrait
  let value: Any

  var trait: ObjectIdentifier { ObjectIdentifier(definition) }

  /// Equatable values are equal by `==`; other values only if they are the same object.
  static func == (first: CustomTraitValue, second: CustomTraitValue) -> Bool {
    guard first.trait == second.trait else { return false }
    if let value = first.value as? any Equatable { return value.isEqual(to: second.value) }
    guard type(of: first.value) is AnyClass, type(of: second.value) is AnyClass else {
      return false
    }
    return first.value as AnyObject === second.value as AnyObject
  }

  func hash(into hasher: inout Hasher) { hasher.combine(trait) }
}

/// The values of custom traits, in the order in which they were first set.
struct CustomTraitValues: Hashable {
  private(set) var entries: [CustomTraitValue] = []

  func entry(of trait: UITrait) -> CustomTraitValue? {
    entries.first { $0.trait == ObjectIdentifier(trait) }
  }

  mutating func set(_ entry: CustomTraitValue) {
    if let index = entries.firstIndex(where: { $0.trait == entry.trait }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  mutating func remove(_ trait: UITrait) {
    entries.removeAll { $0.trait == ObjectIdentifier(trait) }
  }

  /// The order of the values makes no difference.
  static func == (first: CustomTraitValues, second: CustomTraitValues) -> Bool {
    first.entries.count == second.entries.count && first.entries.allSatisfy(second.entries.contains)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(entries.count) }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
