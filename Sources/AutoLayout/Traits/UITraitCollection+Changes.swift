import Foundation

extension UITraitCollection {
  /// The traits whose values differ from those in the other collection; the system's first, in the
  /// order of descriptions. Compared with nil: all traits that this collection specifies.
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

  /// Whether colours that depend on traits may look different under the two collections.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The traits of the system that colours may depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.filter { $0.affectsColorAppearance }
  }

  /// The traits of the system by which one of several images of a name is chosen.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
  }
}
