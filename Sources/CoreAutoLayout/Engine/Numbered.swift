/// A number with a place in a list, which is sorted instead of the list's elements.
///
/// A closure of the engine would check at each comparison that it runs on the main actor, which
/// takes longer than the comparison.
struct Numbered: Comparable {
  let number: Int
  let place: Int

  static func < (left: Numbered, right: Numbered) -> Bool {
    left.number != right.number ? left.number < right.number : left.place < right.place
  }
}
