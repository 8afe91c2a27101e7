import Stage
import Wording

/// Finds a view or a guide by what the user calls it: its path or the end of one, its name, the id
/// of its element in the document, or its class.
struct ItemSearch {
  enum Outcome {
    case found(SceneView)
    /// Several items have the name.
    case several([SceneView])
    case none
  }

  let text: String
  /// The names of the items that were looked through, for the message that there is none.
  private(set) var names: [String] = []

  init(_ text: String) { self.text = text }

  /// Looks for an item with exactly the name, or else for the only one that it can mean.
  @MainActor
  mutating func search(in scene: InspectedScene, isLoose: Bool) -> Outcome {
    let content = scene.host.snapshot
    let items = content.views + content.guides
    if isLoose {
      let match = Nearest.match(text, in: items.map(\.name))
      return match.map { .found(items[$0]) } ?? .none
    }
    names += items.map(\.name)
    let ofElement = scene.host.elementPaths.paths[text]
    let named = Set(scene.host.paths(named: text))
    // The narrower meanings of a word come first.
    let meanings = [
      items.filter { $0.path == ofElement }, items.filter { $0.path.text == text },
      items.filter { $0.name == text }, items.filter { named.contains($0.path) },
      items.filter { $0.title == text }, items.filter { $0.className == text },
    ]
    guard let found = meanings.first(where: { !$0.isEmpty }) else { return .none }
    return found.count == 1 ? .found(found[0]) : .several(found)
  }
}

extension Program {
  /// Finds the item of the arguments: in the scene that they name, or else in that with which the
  /// document begins and then in its others.
  /// - Parameters:
  ///   - name: The item as the user wrote it.
  ///   - body: What is told of it.
  @MainActor
  func find(
    _ name: String, _ arguments: Arguments,
    _ body: (InspectedScene, SceneView) throws(UsageError) -> String
  ) throws(UsageError) -> Outcome {
    if let library, library.files.count > 1 || library.namesSeveral, namedScenes.isEmpty {
      throw UsageError(
        "'\(arguments.command.name)' looks into one document: name FILE or FILE#SCENE")
    }
    var search = ItemSearch(name)
    var text: String?
    var outcome = Outcome()
    for isLoose in [false, true] where text == nil {
      outcome = try inspect(arguments, isWhole: true) { scene throws(UsageError) in
        switch search.search(in: scene, isLoose: isLoose) {
        case .found(let item): text = try body(scene, item)
        case .several(let items):
          throw UsageError(
            "\(UsageError.quoted(name)) fits several: "
              + items.prefix(8).map(\.path.text.printable).joined(separator: ", ")
              + (items.count > 8 ? ", …" : ""))
        case .none: break
        }
        return text == nil
      }
    }
    guard let text else {
      throw .unknown(
        "view", name, among: search.names.map(\.printable), listedBy: "'\(self.name) tree'")
    }
    outcome.output = text
    return outcome
  }
}
