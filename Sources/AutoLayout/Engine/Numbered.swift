/// A thing by its number and by its place in a list: what to sort in its stead.
///
/// A closure of the engine would be asked at each comparison whether it runs on the main actor,
/// and that takes longer than the comparison.
struct Numbered: Comparable {
  let number: Int
  let place: Int

  static func < (left: Numbered, right: Numbered) -> Bool {
    left.number != right.number ? left.number < right.number : left.place < right.place
  }
}
