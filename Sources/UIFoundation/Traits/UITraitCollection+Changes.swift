extension UITraitCollection {
  /// The traits whose values differ from those of the other collection: the system's in the order
  /// of descriptions, then custom ones. For `nil`, all traits that this collection specifies.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? TraitValues()
    var changed = SystemTraits.all.filter { $0.differs(values, other) } as [UITrait]
    for trait in values.custom.entries.map(\.definition)
    where values.differs(from: other, in: trait) { changed.append(trait) }
    for trait in other.custom.entries.map(\.definition) where !values.specifies(trait) {
      changed.append(trait)
    }
    return changed
  }

  /// The present values of the system traits that differ from the other collection's, as
  /// descriptions print them: `HorizontalSizeClass = Regular, …`; `nil` if there is no other
  /// collection.
  package func changeText(since traitCollection: UITraitCollection?) -> String? {
    guard let traitCollection else { return nil }
    return SystemTraits.all.filter { $0.differs(values, traitCollection.values) }
      .map { "\($0.name) = \($0.text(in: values))" }.joined(separator: ", ")
  }

  /// Whether a trait that affects the appearance of colours differs.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The system traits that affect the appearance of colours.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.filter { $0.affectsColorAppearance }
  }

  /// The system traits that affect which of several images of one name is used.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
  }
}
