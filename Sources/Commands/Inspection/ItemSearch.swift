import Nibs
import Stage
import Wording

/// Finds a view or a guide by what the user calls it: its path or the end of one, its name, the id
/// of its element in the document, the text that its document gives it, or its class.
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
    // The app calls a view by its text where the document has no name for the view.
    let texted = Set(scene.host.views.filter { $0.view.origin?.text == text }.map(\.path))
    // The narrower meanings of a word come first.
    let meanings: [[SceneView]] = [
      items.filter { $0.path == ofElement }, items.filter { $0.path.text == text },
      items.filter { $0.name == text }, items.filter { named.contains($0.path) },
      items.filter { $0.title == text }, items.filter { texted.contains($0.path) },
      items.filter { $0.className == text },
    ]
    guard let found = meanings.first(where: { !$0.isEmpty }) else { return .none }
    return found.count == 1 ? .found(found[0]) : .several(found)
  }
}
