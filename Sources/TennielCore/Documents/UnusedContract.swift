/// A contract by which nothing is checked, since it is called otherwise than the documents beside
/// it.
struct UnusedContract: Equatable {
  static let ending = ".contract"

  /// The path of the contract.
  let path: String
  /// The name of the document whose contract it would be if upper and lower case did not count; nil
  /// if there is none.
  let document: String?

  /// Nil for a name that is no contract's, and for one that a document has.
  /// - Parameters:
  ///   - folder: The path of the folder, with a slash at its end or empty.
  ///   - names: The names of all that is in the folder.
  init?(_ name: String, in folder: String, beside names: Set<String>) {
    guard name.lowercased().hasSuffix(Self.ending) else { return nil }
    let stem = name.dropLast(Self.ending.count)
    let isNamed = names.contains(stem + ".storyboard") || names.contains(stem + ".xib")
    if isNamed, name.hasSuffix(Self.ending) { return nil }
    path = folder + name
    document = names.sorted().first { other in
      DocumentReference.isDocument(other)
        && Self.contract(of: other).lowercased() == name.lowercased()
    }
  }

  /// The contract's name of a document's.
  static func contract(of document: String) -> String {
    (document.lastIndex(of: ".").map { document[..<$0] } ?? document[...]) + Self.ending
  }

  /// The contracts beside a document that seem to be meant for it.
  static func all(beside document: String) -> [UnusedContract] {
    let name = document.nameOfPath
    let folder = String(document.dropLast(name.count))
    let names = Set(DocumentSearch.names(in: folder.isEmpty ? "." : folder) ?? [])
    return names.sorted().compactMap { UnusedContract($0, in: folder, beside: names) }
      .filter { $0.document == name }
  }

  /// That nothing is checked by it, and why.
  var words: String {
    "nothing is checked by \(path.printable): "
      + (document.map {
        "upper and lower case count, and the contract of \($0.printable) is called "
          + Self.contract(of: $0).printable
      } ?? "no document of its name stands beside it, and --contract does not name it")
  }
}
