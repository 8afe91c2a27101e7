// Which entry a screen gets. Apple doesn't document it in full: that dark and high contrast come
// before dark, and dark before high contrast alone, is what UIKit asks a catalog for. That the
// scale is looked at last is our choice: a file of another scale shows the same, one for another
// appearance doesn't.
extension AssetEnvironment {
  /// Chooses one of several slots.
  /// - Returns: The index of the slot that suits the screen best, of equal ones the first; nil if
  ///   none suits it.
  public func best(of slots: [AssetSlot]) -> Int? {
    var best: (index: Int, ranks: [Double])?
    for (index, slot) in slots.enumerated() {
      guard let ranks = ranks(of: slot) else { continue }
      if let best, !ranks.lexicographicallyPrecedes(best.ranks) { continue }
      best = (index, ranks)
    }
    return best?.index
  }

  /// How well a slot suits: the lower the better, the first number counts most. nil if it doesn't
  /// suit.
  private func ranks(of slot: AssetSlot) -> [Double]? {
    // Models of devices aren't told apart here.
    guard slot.subtype == nil || slot.subtype == "" else { return nil }
    guard
      let idiom = rank(slot.idiom == .universal ? nil : slot.idiom, idiom),
      let locale = rank(slot.locale, locale),
      let luminosity = rank(slot.luminosity, isDark ? .dark : .light),
      let contrast = rank(slot.isHighContrast ? true : nil, isHighContrast),
      let gamut = rank(slot.displayGamut == .sRGB ? nil : slot.displayGamut, displayGamut),
      let width = rank(slot.widthClass, widthClass),
      let height = rank(slot.heightClass, heightClass)
    else { return nil }
    // An image of the other direction alone is mirrored.
    let own: AssetSlot.Direction = isRightToLeft ? .rightToLeft : .leftToRight
    let direction: Double = slot.direction == own ? 0 : slot.direction == nil ? 1 : 2
    return [idiom, locale, luminosity, contrast, gamut, width, height, direction, rank(slot.scale)]
  }

  /// 0 for what the screen has, 1 for what holds for all, nil for something else.
  private func rank<Value: Equatable>(_ slot: Value?, _ own: Value?) -> Double? {
    guard let slot else { return 1 }
    return slot == own ? 0 : nil
  }

  /// The screen's own scale is best, then larger ones from the nearest on, then smaller ones. An
  /// image that is drawn anew at each scale suits like the screen's own.
  private func rank(_ slot: Double?) -> Double {
    guard let slot, slot != scale else { return 0 }
    return slot > scale ? slot - scale : 100 + scale - slot
  }
}
