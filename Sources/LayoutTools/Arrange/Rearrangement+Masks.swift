import InterfaceBuilder

// What is installed for some size classes only.
extension Rearrangement {
  /// The edits that take along the masks of the moved views, which say for which size classes the
  /// views are installed.
  func maskEdits(in document: Document) -> [DocumentEdit] {
    moved.flatMap { id -> [DocumentEdit] in
      guard let old = canvas.document.object(id)?.superview?["id"].flatMap(document.object),
        let new = document.object(id)?.superview?["id"], new != old["id"]
      else { return [] }
      return mask("subviews", of: old, movingEntriesOf: id, to: new)
    }
  }

  func mask(
    _ key: String, of old: Element, movingEntriesOf id: String, to new: String
  ) -> [DocumentEdit] {
    old.children("variation").flatMap { variation -> [DocumentEdit] in
      guard let condition = variation["key"], let mask = variation.child("mask", key: key) else {
        return []
      }
      return mask.children.filter { $0["reference"] == id }.flatMap { entry -> [DocumentEdit] in
        guard let path = entry.path else { return [] }
        let target = ElementPath(new).variation(condition).child("mask", key: key)
        return [.remove(path), .insert([NewElement(entry.name, ["reference": id])], into: target)]
      }
    }
  }
}
