/// How some screens of a grid are named.
package enum NamedScreens: Hashable, Sendable {
  /// They are all of these blocks, and no others.
  case blocks([ScreenBlock])
  /// They are all screens of the grid but those of a block.
  case allBut(ScreenBlock)
  /// They are some of a block, of which each value is met, and too many to name them. The first one
  /// is named.
  case some(of: ScreenBlock, first: Int)
}

extension ScreenGrid {
  /// How many blocks are named at most: more are not understood.
  private static let mostBlocks = 3

  /// How to name some of the screens, but not all.
  /// - Parameter screens: The screens in ascending order, one at least.
  package func naming(_ screens: [Int]) -> NamedScreens {
    let found = blocks(of: screens, atMost: Self.mostBlocks)
    if let found, found.count == 1 { return .blocks(found) }
    var others: [Int] = []
    var rest = screens[...]
    for screen in 0..<count {
      if rest.first == screen { rest.removeFirst() } else { others.append(screen) }
    }
    if let block = blocks(of: others, atMost: 1)?.first, canName(block) { return .allBut(block) }
    if let found, found.allSatisfy(canName) { return .blocks(found) }
    return .some(of: hull(of: screens), first: screens[0])
  }

  /// Whether words tell of each axis which of its values are in a block.
  private func canName(_ block: ScreenBlock) -> Bool {
    zip(axes, block.values).allSatisfy { axis, indices in
      indices.count == axis.values.count || axis.naming(indices) != nil
    }
  }

  /// Where something holds: the values on each axis, where they are not all, and how many screens
  /// these are. What holds for some values of each axis, and not everywhere, is told by where it
  /// does not.
  package func words(for screens: [Int]) -> String {
    guard count > 1, let first = screens.first else { return name(of: screens.first ?? 0) }
    if screens.count == count { return count == 2 ? "both screens" : "all \(count) screens" }
    let share = "\(screens.count) of \(count) screens"
    if screens.count == 1 { return "\(name(of: first)); \(share)" }
    let words = words(for: naming(screens), first: first)
    // What the words of a single axis say already is not said twice.
    let saysShare = words.hasPrefix("\(screens.count) of \(count) ")
    return saysShare ? words : "\(words); \(share)"
  }

  private func words(for named: NamedScreens, first: Int) -> String {
    switch named {
    case .blocks(let blocks) where blocks.count == 1 && !canName(blocks[0]):
      "\(words(for: blocks[0])); the first is \(name(of: first))"
    case .blocks(let blocks):
      blocks.enumerated().map { words(for: $1, isFirst: $0 == 0) }.joined(separator: "; ")
    case .allBut(let block): "all but " + words(for: block)
    case .some(let block, let first):
      (isWhole(block) ? "" : "some of: \(words(for: block)); ")
        + "the first is \(name(of: first))"
    }
  }

  /// The values of a block where they are not all of their axis. The only value of an axis is named
  /// as well, but by the first block alone.
  private func words(for block: ScreenBlock, isFirst: Bool = true) -> String {
    zip(axes, block.values).compactMap { axis, indices in
      indices.count < axis.values.count
        ? axis.words(for: indices) : isFirst && axis.values.count == 1 ? axis.name(of: 0) : nil
    }.joined(separator: ", ")
  }

  private func isWhole(_ block: ScreenBlock) -> Bool {
    zip(axes, block.values).allSatisfy { $0.values.count == $1.count }
  }
}
