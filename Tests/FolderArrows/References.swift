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

  /// The references of each arrow, in the order of files and lines, by module, and by folder of a
  /// module for the folders in that folder: `Stage/Canvas`.
  private(set) var arrows: [String: [Arrow: [Reference]]] = [:]
  /// The folders that have files, by module, or by the folder around them.
  private(set) var folders: [String: Set<String>] = [:]

  init(_ text: String) {
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    var definitions: [String: String] = [:]
    Self.walk(lines) { file, fields in
      for place in Self.places(of: file) { folders[place.around, default: []].insert(place.folder) }
      if fields[0] == "define", definitions[fields[2]] == nil { definitions[fields[2]] = file }
    }
    var found: Set<Reference> = []
    Self.walk(lines) { file, fields in
      guard fields[0] == "refer", let definition = definitions[fields[2]] else { return }
      let numbers = fields[1].split(separator: ":").compactMap { Int($0) }
      let reference = Reference(
        file: file, line: numbers[0], column: numbers[1], symbol: fields[3], definition: definition)
      // Where the paths part, one folder refers to another.
      let parting = zip(Self.places(of: file), Self.places(of: definition)).first { $0 != $1 }
      guard let (from, to) = parting, from.around == to.around, found.insert(reference).inserted
      else { return }
      let arrow = Arrow(from: from.folder, to: to.folder)
      arrows[from.around, default: [:]][arrow, default: []].append(reference)
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

  /// The folder of a file in its module, then the folder of the file in that folder, and so on: `.`
  /// for what stands in the module's own folder, or in that folder itself.
  private static func places(of file: String) -> [(around: String, folder: String)] {
    let parts = file.split(separator: "/").map(String.init)
    return parts.indices.dropFirst().dropLast().map { index in
      let isLast = index == parts.count - 2
      return (parts[1...index].joined(separator: "/"), isLast ? "." : parts[index + 1])
    }
  }
}
