import InterfaceBuilder

extension Canvas {
  /// What a tool that wants constraints would do. Constraints that the document has stay or get
  /// another constant, and the others are added. Of equal constraints the first counts. Constraints
  /// whose items no view contains, or of a view that its owner places, are left out.
  public func proposing(
    _ constraints: [NewConstraint], sentence: String, updating update: FrameUpdate = .none
  ) -> Proposal {
    var proposal = Proposal(additions: [], changes: [], existing: [], edits: [], sentence: sentence)
    var seen: Set<ConstraintSlot> = []
    var present = PresentConstraints(on: self)
    for constraint in constraints
    where holder(of: constraint.first.item, constraint.second?.item) != nil
      && seen.insert(ConstraintSlot(constraint)).inserted
    {
      if let view = owned(by: constraint) {
        proposal.refusal = "\(view.name) is placed by the view around it and can't be constrained"
        continue
      }
      guard let found = present.existing(like: constraint) else {
        proposal.additions.append(constraint)
        continue
      }
      if found.isSame { proposal.existing.append(found) } else { proposal.changes.append(found) }
    }
    proposal.edits = adding(proposal.additions) + proposal.changes.flatMap(edits)
    proposal.updatedViews = updatedViews(
      by: proposal.additions + proposal.changes.map(\.constraint), update)
    return proposal
  }

  /// The constraint of the document that differs from a given one at most in its constant and in
  /// the order of its items, for the traits of the canvas; nil if there is none.
  public func existing(like constraint: NewConstraint) -> Proposal.Existing? {
    var present = PresentConstraints(on: self)
    return present.existing(like: constraint)
  }

  /// The edits that give a constraint of the document the proposed multiplier, or else the proposed
  /// constant: in the variation that gives the constant for the traits of the canvas, or else in
  /// the element itself.
  func edits(of change: Proposal.Existing) -> [DocumentEdit] {
    guard let element = document.object(change.id) else { return [] }
    let path = ElementPath(change.id)
    let multiplier = change.constraint.multiplier
    if multiplier.value != change.present.multiplier.value {
      return [.set("multiplier", of: path, to: multiplier.value == 1 ? nil : multiplier.text)]
    }
    let source = element.variations(for: traits).last { $0["constant"] != nil }?["key"]
    let constant = shortened(change.constraint.constant)
    var edits: [DocumentEdit] = []
    if constant != change.present.constant {
      edits.append(
        source.map { .set("constant", of: path.variation($0), to: constant.writtenShortly) }
          ?? .set("constant", of: path, to: constant == 0 ? nil : constant.writtenShortly))
    }
    if change.constraint.isSymbolic != change.present.isSymbolic {
      edits.append(.set("symbolic", of: path, to: change.constraint.isSymbolic ? "YES" : nil))
    }
    return edits
  }

  /// The views whose frames follow constraints, in the order of the canvas; the root view's never
  /// does.
  private func updatedViews(by constraints: [NewConstraint], _ update: FrameUpdate) -> [String] {
    let ids = Set(constraints.flatMap { [$0.first.item, $0.second?.item ?? $0.first.item] })
    return items.filter { item in
      guard item.kind == .view, item.container != nil, !constraints.isEmpty else { return false }
      switch update {
      case .none: return false
      case .items: return ids.contains(item.id)
      case .all: return true
      }
    }.map(\.id)
  }
}
