/// What is appended, inserted, deleted and moved.
extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    add(identifiers, at: sections.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { add(identifiers, at: indexOfSection(toIdentifier)) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { add(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 }) }

  /// Deletes sections with their items; those that are not there don't matter.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.identifier) { deleteItems(section.items) }
    sections.removeAll { gone.contains($0.identifier) }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, 0) }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, 1) }

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let home = sectionIdentifier ?? sections.last?.identifier else {
      return refuse(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard let section = indexOfSection(home) else { return refuseAbsent("section") }
    add(identifiers) { (section, $0.sections[section].items.count) }
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, 0, "section") }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, 1, "section") }

  /// Deletes items; those that are not there don't matter.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { homes.removeValue(forKey: $0) != nil })
    guard !gone.isEmpty else { return }
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }
  /// Deletes all sections, with their items.
  public mutating func deleteAllItems() { (sections, homes) = ([], [:]) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, 0) }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, 1) }

  private mutating func add(_ identifiers: [SectionIdentifierType], at place: Int?) {
    if refuseRepeated("section", identifiers) { return }
    guard let place else { return refuseAbsent("insertIndex") }
    let present = identifiers.filter { indexOfSection($0) != nil }
    let (s, verb) = present.count == 1 ? ("", "exists") : ("s", "exist")
    guard present.isEmpty else {
      return refuse(
        "Diffable data source detected an attempt to insert or append \(present.count) section "
          + "identifier\(s) that already \(verb) in the snapshot. Identifiers in a snapshot must be "
          + "unique. Section identifier\(s) that already \(verb): \(listed(present))")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, _ step: Int
  ) {
    guard let from = indexOfSection(identifier) else { return refuseAbsent("fromSection") }
    guard indexOfSection(target) != nil else { return refuseAbsent("toSection") }
    guard identifier != target else { return }
    let section = sections.remove(at: from)
    sections.insert(section, at: (indexOfSection(target) ?? 0) + step)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to target: ItemIdentifierType, _ step: Int
  ) {
    guard homes[identifier] != nil else { return refuseAbsent("fromIndex") }
    insert([identifier], at: target, step, "toIndex")
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at target: ItemIdentifierType, _ step: Int, _ name: String
  ) {
    guard homes[target] != nil else { return refuseAbsent(name) }
    guard !identifiers.contains(target) else {
      return refuse(
        "Invalid update: destination for insertion operation [\(target)] is in the insertion "
          + "identifier list for update")
    }
    add(identifiers) { $0.place(of: target).map { ($0.section, $0.item + step) } }
  }

  /// Adds items at a place, which is found once those of them that are there have been taken out.
  private mutating func add(
    _ identifiers: [ItemIdentifierType], at place: (Self) -> (section: Int, item: Int)?
  ) {
    if refuseRepeated("item", identifiers) { return }
    deleteItems(identifiers)
    guard let (section, item) = place(self) else { return }
    sections[section].items.insert(contentsOf: identifiers, at: item)
    for identifier in identifiers { homes[identifier] = sections[section].identifier }
  }

  private func refuseAbsent(_ name: String) {
    refuse("Invalid parameter not satisfying: \(name) != NSNotFound")
  }

  /// - Returns: Whether identifiers come more than once.
  private func refuseRepeated(_ what: String, _ identifiers: [some Hashable]) -> Bool {
    var (seen, told): (Set<AnyHashable>, Set<AnyHashable>) = ([], [])
    let repeated = identifiers.filter { !seen.insert($0).inserted && told.insert($0).inserted }
    let list = "{\(listed(repeated))}"
    if repeated.isEmpty { return false }
    refuse("Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: \(list)")
    return true
  }

  /// Identifiers as Foundation describes an array.
  private func listed(_ identifiers: [some Any]) -> String {
    "(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
  }
}
