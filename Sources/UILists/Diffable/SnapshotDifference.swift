extension BatchUpdates {
  /// What leads from the sections and items of one snapshot to those of another.
  ///
  /// As few sections and items as possible move. An item that leaves a section which is deleted, or
  /// comes into one which is inserted, goes and comes with it.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.init()
    let (before, after) = (places(old.sectionIdentifiers), places(new.sectionIdentifiers))
    let (starts, ends) = (old.paths, new.paths)
    deletedSections = IndexSet(before.filter { after[$0.key] == nil }.values)
    insertedSections = IndexSet(after.filter { before[$0.key] == nil }.values)
    for section in moved(old.sectionIdentifiers, new.sectionIdentifiers) {
      if let start = before[section], let end = after[section] { movedSections[start] = end }
    }
    for (item, start) in starts where !deletedSections.contains(start.section) {
      let (home, end) = (new.homes[item], ends[item])
      if home.flatMap({ before[$0] }) == nil { deletedItems.insert(start) }
      if home.flatMap({ before[$0] }) != nil, home != old.homes[item] { movedItems[start] = end }
    }
    for (item, end) in ends where !insertedSections.contains(end.section) {
      if old.homes[item].flatMap({ after[$0] }) == nil { insertedItems.insert(end) }
    }
    for (section, start) in before {
      guard let end = after[section] else { continue }
      let former = old.sections[start].items.filter { new.homes[$0] == section }
      let latter = new.sections[end].items.filter { old.homes[$0] == section }
      for item in moved(former, latter) {
        if let start = starts[item] { movedItems[start] = ends[item] }
      }
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The index paths of all items.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, part) in sections.enumerated() {
      for (item, identifier) in part.items.enumerated() { paths[identifier] = [section, item] }
    }
    return paths
  }
}

private func places<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier: Int] {
  Dictionary(zip(identifiers, 0...), uniquingKeysWith: { first, _ in first })
}

/// The identifiers that both lists have, and that don't keep their order among each other.
private func moved<Identifier: Hashable>(_ old: [Identifier], _ new: [Identifier]) -> [Identifier] {
  let (former, latter) = (old.filter(Set(new).contains), new.filter(Set(old).contains))
  return latter.difference(from: former).removals.compactMap {
    if case .remove(_, let identifier, _) = $0 { identifier } else { nil }
  }
}
