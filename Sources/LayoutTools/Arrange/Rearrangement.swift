import InterfaceBuilder

/// Views that move in the tree, and what follows: each constraint goes to the closest view that
/// contains both of its items, and constraints that mean nothing any more go.
struct Rearrangement {
  let canvas: Canvas
  /// The first edits: they move and insert views, and give other frames to views that stay.
  var moves: [DocumentEdit] = []
  /// The ids of the views that get another superview.
  var moved: [String] = []
  /// The ids of the views that a stack view places from then on.
  var arranged: Set<String> = []
  /// The ids of the objects that go at last.
  var removed: [String] = []

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// All edits.
  func arranged(
    selecting selection: [String] = [], frames: [String: Rect] = [:]
  ) throws(ArrangementRefusal) -> Arranged {
    let before = canvas.document
    var result = Arranged(edits: moves, selection: selection, frames: frames)
    do throws(DocumentEdit.Refusal) {
      var document = try before.applying(moves).document
      func add(_ edits: [DocumentEdit]) throws(DocumentEdit.Refusal) {
        guard !edits.isEmpty else { return }
        document = try document.applying(edits).document
        result.edits += edits
      }
      let (homes, dropped) = homes(in: document)
      try add(homes + maskEdits(in: document))
      try add(try document.deleting(dropped + removed))
      let gone = before.allConstraints.filter { constraint in
        constraint.id.map { document.object($0) == nil } ?? false
      }
      result.removedConstraints = gone.compactMap(\.id)
      result.removedElsewhere = RemovedElsewhere(
        gone.filter { $0.id.map { !removed.contains($0) } ?? true }, on: canvas)
      result.edits += holdings(in: document, without: gone)
    } catch {
      throw ArrangementRefusal(error)
    }
    return result
  }

  /// The edits that take constraints to their holders, and the ids of the constraints that can't
  /// stay.
  private func homes(in document: Document) -> (edits: [DocumentEdit], dropped: [String]) {
    let affected = ids(inside: moved, of: document)
    let doomed = ids(inside: removed, of: document)
    // The constraints that a view holds for the views in it stay, whatever places the view.
    let inside = ids(inside: arranged.sorted(), of: document)
    var edits: [DocumentEdit] = []
    var dropped: [String] = []
    for constraint in document.allConstraints {
      guard let id = constraint.id, let holder = constraint.holder, let home = holder["id"] else {
        continue
      }
      let items = constraint.itemIDs
      guard items.contains(where: affected.contains) || doomed.contains(home) else { continue }
      // The constraints of objects that go are deleted with the objects.
      if items.contains(where: { doomed.contains($0) }) { continue }
      let objects = items.compactMap(document.object)
      guard objects.count == items.count, let first = objects.first,
        let common = document.commonView(of: first, objects.dropFirst().first)?["id"],
        inside.contains(common) || !constraint.places(arranged)
      else {
        dropped.append(id)
        continue
      }
      guard common != home else { continue }
      edits += [
        .move(id, into: ElementPath(common).group("constraints")),
        .set("firstItem", of: ElementPath(id), to: items.first == common ? nil : items.first),
      ]
      edits += mask("constraints", of: holder, movingEntriesOf: id, to: common)
    }
    return (edits, dropped)
  }

  /// The edits that hold the views without constraints where they are drawn, and release the
  /// others.
  private func holdings(in document: Document, without gone: [Constraint]) -> [DocumentEdit] {
    let constrained = Set(document.allConstraints.flatMap(\.itemIDs))
    let candidates = Set(gone.flatMap(\.itemIDs) + moved)
    return canvas.items.filter { candidates.contains($0.id) }.flatMap { item -> [DocumentEdit] in
      guard let element = document.object(item.id), element.parent?.name == "subviews" else {
        return []
      }
      let isArranged = element.superview?.name == "stackView"
      if element.isHeldAtFrame { return isArranged ? DocumentEdit.releasing(element) : [] }
      guard !isArranged, !constrained.contains(item.id),
        element.flag("translatesAutoresizingMaskIntoConstraints") == false
      else { return [] }
      return DocumentEdit.holdingAtFrame(item.id)
    }
  }

  /// The ids of objects and of the objects in them.
  private func ids(inside ids: [String], of document: Document) -> Set<String> {
    var found = Set(ids)
    for object in ids.compactMap(document.object) {
      found.formUnion(object.descendants.compactMap { $0["id"] })
    }
    return found
  }
}

extension Constraint {
  /// Whether the constraint says where one of the views is. In a stack view, the stack says that.
  func places(_ views: Set<String>) -> Bool {
    zip(itemIDs, [firstAttribute, secondAttribute]).contains { id, attribute in
      views.contains(id) && attribute?.kind != .size
    }
  }
}
