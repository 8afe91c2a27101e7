extension Document {
  /// The document after edits, and after what Interface Builder changes because of them: it lists
  /// capabilities that constraints need for the first time, and takes away resources that are no
  /// longer used.
  public func making(_ edits: [DocumentEdit]) throws(DocumentEdit.Refusal) -> DocumentChange {
    let change = try applying(edits)
    let following = change.document.following(edits, on: self)
    guard !following.isEmpty else { return change }
    let rest = try change.document.applying(following)
    return DocumentChange(
      document: rest.document, edits: change.edits + rest.edits,
      inverse: rest.inverse + change.inverse)
  }

  /// The edits that follow from edits of an earlier document, which have led to this one.
  private func following(_ edits: [DocumentEdit], on before: Document) -> [DocumentEdit] {
    var following: [DocumentEdit] = []
    if before.listsConstraintCapabilities, edits.contains(where: \.mayRelate) {
      let known = before.constraintCapabilities
      following += constraintCapabilities.filter { !known.contains($0) }.flatMap(ensuring)
    }
    if before.root.child("resources") != nil, edits.contains(where: \.mayTakeUsesAway) {
      following += withoutIdleResources(on: before)
    }
    return following
  }
}

extension DocumentEdit {
  /// Whether the edit may add a constraint, or change what a constraint needs.
  fileprivate var mayRelate: Bool {
    switch self {
    case .insert: true
    case .set(let name, _, let value):
      value != nil && ["firstAttribute", "secondAttribute", "multiplier"].contains(name)
    case .setText, .setChild, .move, .remove: false
    }
  }

  /// Whether an image or a colour may no longer be used after the edit.
  fileprivate var mayTakeUsesAway: Bool {
    switch self {
    case .set(let name, _, _): ["name", "systemColor", "value"].contains(name) || name.isOfImages
    case .setChild(let key, _, _): key != "frame"
    case .remove: true
    case .setText, .insert, .move: false
    }
  }
}
