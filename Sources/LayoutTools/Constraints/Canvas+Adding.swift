import InterfaceBuilder

extension Canvas {
  /// The edits that add constraints to the document, each to the view that has to hold it.
  ///
  /// The prototyping constraints of all views that they refer to go: these views no longer are where
  /// they were drawn unless their own constraints say so.
  ///
  /// Source: "Working with Constraints in Interface Builder", the first section.
  public func adding(_ constraints: [NewConstraint]) -> [DocumentEdit] {
    var identifiers = Identifiers(avoiding: document)
    var additions: [DocumentEdit] = []
    var released: [String] = []
    for constraint in constraints {
      guard let holder = holder(of: constraint.first.item, constraint.second?.item) else {
        continue
      }
      additions.append(
        .insert(
          [constraint.element(id: identifiers.next(), in: holder.id)],
          into: ElementPath(holder.id).group("constraints")))
      for id in [constraint.first.item, constraint.second?.item].compactMap(\.self)
      where isHeldAtFrame(id) && !released.contains(id) {
        released.append(id)
      }
    }
    return released.flatMap(DocumentEdit.releasing) + additions
  }

  /// Whether prototyping constraints hold a view where it was drawn.
  public func isHeldAtFrame(_ id: String) -> Bool {
    document.object(id)?.flag("fixedFrame") == true
  }
}
