/// Compares two documents from the outermost element inwards.
struct DifferenceFinder {
  private(set) var changes: [DocumentDifferences.Change] = []

  let old: Document
  let bytes: EqualBytes

  init(_ old: Document, _ new: Document) {
    self.old = old
    bytes = EqualBytes(old.markup.source.bytes, new.markup.source.bytes)
  }

  /// Compares two elements that stand for the same object.
  mutating func compare(_ old: Element, _ new: Element) {
    guard !bytes.areEqual(old.range, new.range) else { return }
    var change = DocumentDifferences.Change(id: new.identity, old: old, new: new)
    change.attributes = Self.differingAttributes(old, new)
    let place = changes.count
    changes.append(change)
    compareChildren(of: old, new, &change)
    changes[place] = change
  }

  /// The names of the attributes that differ, the later element's first.
  private static func differingAttributes(_ old: Element, _ new: Element) -> [String] {
    new.attributes.filter { old[$0.name] != $0.value }.map(\.name)
      + old.attributes.filter { new[$0.name] == nil }.map(\.name)
  }

  // MARK: - Children

  /// Children that are compared with one another.
  private struct Family {
    enum Kind: Hashable {
      case group(String)
      case object(String)
      case part(String)
      case other(String)
    }

    let kind: Kind
    var old: [Element] = []
    var new: [Element] = []
  }

  private mutating func compareChildren(
    of old: Element, _ new: Element, _ change: inout DocumentDifferences.Change
  ) {
    var families: [Family] = []
    var places: [Family.Kind: Int] = [:]
    func place(of kind: Family.Kind) -> Int {
      if let known = places[kind] { return known }
      places[kind] = families.count
      families.append(Family(kind: kind))
      return families.count - 1
    }
    let (oldChildren, newChildren) = bytes.differingChildren(of: old, new)
    for child in newChildren { families[place(of: Self.kind(of: child))].new.append(child) }
    for child in oldChildren { families[place(of: Self.kind(of: child))].old.append(child) }
    for family in families { compare(family, &change) }
  }

  private static func kind(of child: Element) -> Family.Kind {
    if child["key"] == nil, groups.contains(child.name) { return .group(child.name) }
    if let id = child.identity { return .object(id) }
    if child.name != "variation", let key = child["key"] { return .part(key) }
    return .other(child.name)
  }

  /// The elements whose members are objects that both documents may have.
  private static let groups: Set<String> = ["subviews", "constraints", "scenes", "objects"]

  private mutating func compare(_ family: Family, _ change: inout DocumentDifferences.Change) {
    switch family.kind {
    case .group(let name): compareGroup(name, family, &change)
    case .object:
      guard let old = family.old.first, let new = family.new.first, family.old.count == 1,
        family.new.count == 1, old.name == new.name
      else { return change.others.append((family.new + family.old).first?.name ?? "") }
      compare(old, new)
    case .part(let key):
      if !bytes.areSame(family.old, family.new) { change.parts.append(key) }
    case .other(let name):
      if !bytes.areSame(family.old, family.new) { change.others.append(name) }
    }
  }

  /// Compares which members a group has, and each member that both documents have.
  private mutating func compareGroup(
    _ name: String, _ family: Family, _ change: inout DocumentDifferences.Change
  ) {
    guard family.old.count <= 1, family.new.count <= 1 else { return change.others.append(name) }
    let (oldMembers, newMembers) =
      if let old = family.old.first, let new = family.new.first {
        bytes.differingChildren(of: old, new)
      } else {
        (family.old.flatMap { Array($0.children) }, family.new.flatMap { Array($0.children) })
      }
    guard let oldIndices = Self.indices(of: oldMembers),
      let newIndices = Self.indices(of: newMembers)
    else { return change.others.append(name) }
    func isKept(_ id: String) -> Bool {
      guard let old = oldIndices[id], let new = newIndices[id] else { return false }
      return oldMembers[old].name == newMembers[new].name
    }
    let removed = oldMembers.compactMap(\.identity).filter { !isKept($0) }
    let inserted = newMembers.compactMap(\.identity).filter { !isKept($0) }
    let kept = newMembers.compactMap(\.identity).filter(isKept)
    let isReordered = kept != oldMembers.compactMap(\.identity).filter(isKept)
    if !removed.isEmpty || !inserted.isEmpty || isReordered {
      change.groups.append(
        DocumentDifferences.Group(
          name: name, removed: removed, inserted: inserted, isReordered: isReordered))
    }
    for member in newMembers {
      guard let id = member.identity else { continue }
      if isKept(id), let index = oldIndices[id] {
        compare(oldMembers[index], member)
      } else {
        compareMoved(member)
      }
    }
  }

  /// Compares an element with the object that it was elsewhere in the old document; of a new
  /// element, compares the objects that have moved into it.
  private mutating func compareMoved(_ element: Element) {
    if let former = element.identity.flatMap(old.object), former.name == element.name {
      return compare(former, element)
    }
    for child in element.children { compareMoved(child) }
  }

  /// The indices of members by their ids; nil if a member has no id, or if two have the same.
  private static func indices(of members: [Element]) -> [String: Int]? {
    var indices: [String: Int] = [:]
    for (index, member) in members.enumerated() {
      guard let id = member.identity, indices.updateValue(index, forKey: id) == nil else {
        return nil
      }
    }
    return indices
  }
}

extension Element {
  /// The id of an object, or of a scene.
  var identity: String? {
    name == "scene" ? self["sceneID"] : isObject ? self["id"] : nil
  }
}
