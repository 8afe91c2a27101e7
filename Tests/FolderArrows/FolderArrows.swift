/// The references from folder to folder, held against the table of floors.
struct FolderArrows {
  let floors: Floors
  let references: References
  /// The path of the table, for complaints.
  let table: String

  /// What is wrong, a line each, and what would be right.
  var complaints: [String] {
    var complaints = floors.mistakes.map { "\(table):\($0)" }
    for (name, module) in floors.modules.sorted(by: { $0.key < $1.key }) {
      guard let folders = references.folders[name] else {
        complaints.append("\(table): the index of the build has nothing of the module \(name)")
        continue
      }
      for (folder, floor) in module.floors where !folders.contains(folder) {
        complaints.append("\(table):\(floor.line): there is no folder \(folder) in \(name)")
      }
      complaints += complaintsOfArrows(in: name, module)
    }
    for (name, folders) in references.folders.sorted(by: { $0.key < $1.key }) {
      let missing = folders.subtracting(floors.modules[name]?.floors.keys.map { $0 } ?? [])
      // A module that has no folders has no floors either.
      if missing.isEmpty || folders == ["."] { continue }
      let list = missing.sorted().joined(separator: ", ")
      complaints.append("\(table): no floor in \(name) for \(list)")
    }
    return complaints
  }

  private func complaintsOfArrows(in name: String, _ module: Floors.Module) -> [String] {
    var complaints: [String] = []
    let arrows = references.arrows[name] ?? [:]
    for (arrow, found) in arrows.sorted(by: { $0.key < $1.key }) where !module.allows(arrow) {
      guard let exception = module.exceptions[arrow] else {
        complaints += found.map {
          "\($0.place): \(arrow.from) may not refer to \(arrow.to), where \($0.symbol) is defined: "
            + "\(table) has \(arrow.to) no lower than \(arrow.from)"
        }
        continue
      }
      if found.count > exception.count {
        complaints.append(
          "\(table):\(exception.line): \(arrow) has \(found.count) references, "
            + "and \(exception.count) are allowed: one of these is to go")
        complaints += found.map { "\($0.place): \($0.symbol)" }
      } else if found.count < exception.count {
        complaints.append(
          "\(table):\(exception.line): \(arrow) has only \(found.count) references: "
            + "write \(found.count) in place of \(exception.count)")
      }
    }
    for (arrow, exception) in module.exceptions where module.allows(arrow) || arrows[arrow] == nil {
      complaints.append("\(table):\(exception.line): \(arrow) does not point up: drop the line")
    }
    return complaints
  }

  /// How many arrows there are, and how many of them point up.
  var totals: String {
    let all = floors.modules.keys.compactMap { references.arrows[$0] }.flatMap(\.values)
    let up = floors.modules.values.flatMap(\.exceptions.values)
    let exceptions =
      up.isEmpty
      ? "" : "; \(up.count) point up, with \(up.map(\.count).reduce(0, +)) references"
    return "\(all.count) arrows between folders, of \(all.map(\.count).reduce(0, +)) references, "
      + "point the right way" + exceptions
  }

  /// The references of one arrow, a line each.
  func list(_ arrow: Arrow, in module: String) -> [String] {
    (references.arrows[module]?[arrow] ?? []).map {
      "\($0.place): \($0.symbol), defined in \($0.definition)"
    }
  }
}
