import Foundation

/// What a module offers: the compiler's symbol graph of it, and of what it adds to other modules.
struct SymbolGraph {
  struct Symbol {
    let declaration: Declaration
    let isOpen: Bool
  }

  /// Symbols by path, as in `UIView.frame(forAlignmentRect:)`.
  private var symbols: [String: [Symbol]] = [:]
  /// The paths of what a type inherits from or conforms to.
  private var supertypes: [String: [String]] = [:]

  private struct File: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { let precise: String }
      struct Fragment: Decodable { let spelling: String }
      let identifier: Identifier
      let pathComponents: [String]
      let declarationFragments: [Fragment]
      let accessLevel: String
    }
    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
      let targetFallback: String?
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  /// Reads every `.symbols.json` in a folder.
  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    var paths: [String: String] = [:]
    var relationships: [File.Relationship] = []
    for file in files {
      let graph = try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
      for symbol in graph.symbols {
        let path = symbol.pathComponents.joined(separator: ".")
        let usr = String(symbol.identifier.precise.prefix(while: "::SYNTHESIZED::"))
        paths[usr] = path
        let source = symbol.declarationFragments.map(\.spelling).joined()
        guard let declaration = Declaration(source) else { continue }
        symbols[path, default: []].append(
          Symbol(declaration: declaration, isOpen: symbol.accessLevel == "open"))
      }
      relationships += graph.relationships
    }
    for relationship in relationships
    where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
      guard let source = paths[relationship.source] else { continue }
      let outside = relationship.targetFallback?.split(separator: ".").last.map(String.init)
      if let target = paths[relationship.target] ?? outside {
        supertypes[source, default: []].append(target)
      }
    }
  }

  /// What has that path, in the type itself or in what it inherits from.
  func symbols(_ name: String, in type: String) -> [Symbol] {
    if type.isEmpty { return symbols[name] ?? [] }
    var seen: Set<String> = []
    var types = [type]
    while !types.isEmpty {
      let found = types.flatMap { symbols["\($0).\(name)"] ?? [] }
      if !found.isEmpty { return found }
      seen.formUnion(types)
      types = types.flatMap { supertypes[$0] ?? [] }.filter { !seen.contains($0) }
    }
    return []
  }

  /// What the type inherits from and conforms to, through others too, and its raw type.
  func inherited(by type: String) -> Set<String> {
    var all: Set<String> = []
    var types = [type]
    while let next = types.popLast() {
      for supertype in supertypes[next] ?? [] where all.insert(supertype).inserted {
        types.append(supertype)
      }
    }
    for raw in symbols["\(type).init(rawValue:)"] ?? [] {
      let text = raw.declaration.text
      if let colon = text.firstIndex(of: ":"), let end = text.lastIndex(of: ")") {
        all.insert(String(text[text.index(after: colon)..<end]))
      }
    }
    return all
  }
}

extension String {
  /// The text before the words, or all of it.
  fileprivate func prefix(while words: String) -> Substring {
    range(of: words).map { self[..<$0.lowerBound] } ?? self[...]
  }
}
