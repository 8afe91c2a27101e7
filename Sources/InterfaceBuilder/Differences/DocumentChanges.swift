/// What differs between two versions of a document, as a list for people: which objects came, went
/// and moved, and which values of the others changed.
///
/// How a value is written is no difference: neither spaces, the order of attributes, the digits of
/// a number nor a default that one version writes.
package struct DocumentChanges: Sendable {
  /// A change of one object.
  package struct Change: Sendable {
    /// The object as the later document has it; one that is gone, as the earlier one had it.
    package let object: Element
    package let kind: Kind
  }

  package enum Kind: Sendable {
    /// The object came, with all that is in it.
    case added
    /// The object is gone, with all that was in it.
    case removed
    /// The object has become one of another kind; the earlier one.
    case replaced(Element)
    /// The object has moved to another one; the objects around it before and after.
    case moved(from: Element, to: Element)
    /// The members of a group of the object, such as `subviews`, are in another order; those that
    /// both versions have, as they are now.
    case reordered([Element])
    case value(ChangedValue)
  }

  /// A value that differs.
  package struct ChangedValue: Sendable {
    /// The names that lead to the value inside of the object: `text`, or `fontDescription`, or
    /// `heightClass=compact` and `constant`.
    package let path: [String]
    /// The element that has the value as an attribute or a child.
    package let holder: Element
    /// The value before; nil for none.
    package let old: DocumentValue?
    /// The value after; nil for none.
    package let new: DocumentValue?
  }

  /// The changes: those of objects that both have or that came in the order of the later document,
  /// then the objects that are gone, in the order of the earlier one.
  package private(set) var changes: [Change] = []
  /// The objects of the earlier document by the objects of the later one, by their ids.
  package let earlier: [String: Element]

  /// Finds the changes.
  package init(from old: Document, to new: Document) {
    let (before, after) = (ObjectList(old), ObjectList(new))
    let pairs = ObjectPairs(before, after)
    earlier = pairs.olds.mapValues { before.objects[$0].element }
    for (index, object) in after.objects.enumerated() {
      guard let former = pairs.olds[object.id].map({ before.objects[$0] }) else {
        if !pairs.isNew(object.container, in: after) {
          changes.append(Change(object: object.element, kind: .added))
        }
        continue
      }
      compare(former, object, pairs: pairs, before, after)
      compareOrder(of: index, pairs: pairs, before, after)
    }
    for (index, object) in before.objects.enumerated()
    where !pairs.isKept(index) && !pairs.isGone(object.container, in: before) {
      changes.append(Change(object: object.element, kind: .removed))
    }
  }

  /// Compares the objects around an object, its kind and its values.
  private mutating func compare(
    _ old: ListedObject, _ new: ListedObject, pairs: ObjectPairs, _ before: ObjectList,
    _ after: ObjectList
  ) {
    if old.element.name != new.element.name {
      changes.append(Change(object: new.element, kind: .replaced(old.element)))
    }
    // Which view holds a constraint says nothing, unless the constraint means that view.
    let isHeldAnywhere = new.element.name == "constraint" && new.element["firstItem"] != nil
    if let from = old.container, let to = new.container, !isHeldAnywhere,
      !pairs.areSame(from, to, before, after)
    {
      changes.append(
        Change(
          object: new.element,
          kind: .moved(from: before.objects[from].element, to: after.objects[to].element)))
    }
    for value in ObjectValues(of: new).changes(since: ObjectValues(of: old), pairs: pairs) {
      changes.append(Change(object: new.element, kind: .value(value)))
    }
  }

  /// Compares the order of the objects in an object, group by group.
  private mutating func compareOrder(
    of index: Int, pairs: ObjectPairs, _ before: ObjectList, _ after: ObjectList
  ) {
    guard let former = pairs.olds[after.objects[index].id] else { return }
    for (group, members) in after.groups(of: index) {
      let kept = members.compactMap { member -> (old: Int, new: Int)? in
        guard let old = pairs.olds[after.objects[member].id],
          before.objects[old].container == former, before.objects[old].group == group
        else { return nil }
        return (old, member)
      }
      // The members are listed in the order of their texts.
      guard zip(kept, kept.dropFirst()).contains(where: { $0.old > $1.old }) else { continue }
      changes.append(
        Change(
          object: after.objects[index].element,
          kind: .reordered(kept.map { after.objects[$0.new].element })))
    }
  }
}
