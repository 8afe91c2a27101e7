/// The references from folder to folder inside the modules, as `index-uses` prints them.
struct References {
  /// A place that refers to something another folder defines.
  struct Reference: Hashable {
    let file: String
    let line: Int
    let column: Int
    let symbol: String
    /// The file that defines it.
    let definition: String

    var place: String { "\(file):\(line):\(column)" }
  }

  /// The references of each arrow, in the order of files and lines, by module.
  private(set) var arrows: [String: [Arrow: [Reference]]] = [:]
  /// The folders that have files, by module.
  private(set) var folders: [String: Set<String>] = [:]

  init(_ text: String) {
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    var definitions: [String: String] = [:]
    Self.walk(lines) { file, fields in
      let (module, folder) = Self.place(of: file)
      folders[module, default: []].insert(folder)
      if fields[0] == "define", definitions[fields[2]] == nil { definitions[fields[2]] = file }
    }
    var found: Set<Reference> = []
    Self.walk(lines) { file, fields in
      guard fields[0] == "refer", let definition = definitions[fields[2]] else { return }
      let numbers = fields[1].split(separator: ":").compactMap { Int($0) }
      let reference = Reference(
        file: file, line: numbers[0], column: numbers[1], symbol: fields[3], definition: definition)
      let (module, from) = Self.place(of: file)
      let (other, to) = Self.place(of: definition)
      guard module == other, from != to, found.insert(reference).inserted else { return }
      arrows[module, default: [:]][Arrow(from: from, to: to), default: []].append(reference)
    }
    for (module, all) in arrows {
      arrows[module] = all.mapValues { references in
        references.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
      }
    }
  }

  /// Calls the body with each line that defines or refers, and the file it stands in.
  private static func walk(_ lines: [[String]], _ body: (String, [String]) -> Void) {
    var file = ""
    for fields in lines {
      if fields[0] == "file", fields.count == 2 {
        file = path(fields[1])
      } else if fields.count == 4, !file.isEmpty {
        body(file, fields)
      }
    }
  }

  /// The path from `Sources/` on; empty for what is not the package's own, as an example that was
  /// built with it.
  private static func path(_ full: String) -> String {
    let parts = full.split(separator: "/")
    guard let top = parts.lastIndex(of: "Sources"), !parts[..<top].contains(".build") else {
      return ""
    }
    return parts[top...].joined(separator: "/")
  }

  /// The module of a file, and its folder in it: `.` for what stands in the module's own.
  private static func place(of file: String) -> (module: String, folder: String) {
    let parts = file.split(separator: "/").map(String.init)
    return (parts[1], parts.count > 3 ? parts[2] : ".")
  }
}
