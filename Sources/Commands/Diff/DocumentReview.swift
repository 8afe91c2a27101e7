import InterfaceBuilder
import LayoutTools

/// What differs between two versions of a document, in the sentences of a reviewer, by scene.
struct DocumentReview {
  /// One difference.
  struct Sentence {
    /// The id of the scene's controller or view; nil for what belongs to the whole document.
    let scene: String?
    /// `label title: text "Hello" -> "Hi"`.
    let text: String
    /// The object as the later version has it, or the earlier one if it is gone.
    let object: Element
    /// The object in words.
    let title: String
    /// `added`, `removed`, `moved`, `reordered`, `replaced` or `value`.
    let kind: String
    /// The value that differs, by its names; empty for other differences.
    var path: [String] = []
    /// The words for what was before, and for what is now; nil where there is nothing.
    var old: String?
    var new: String?
  }

  /// The sentences, in the order of the document.
  private(set) var sentences: [Sentence] = []
  /// How many frames the document has otherwise of views that constraints lay out, by scene: they
  /// follow from the layout.
  private(set) var followingFrames: [String?: Int] = [:]
  private let names: (old: ObjectNames, new: ObjectNames)
  private let earlier: [String: Element]

  init(from old: Document, to new: Document) {
    names = (ObjectNames(old), ObjectNames(new))
    let found = DocumentChanges(from: old, to: new)
    earlier = found.earlier
    for change in found.changes { add(change) }
  }

  /// Leaves out what is said of the document itself, which one version does not have.
  mutating func keepObjects() { sentences.removeAll { $0.scene == nil } }

  /// Whether the versions say the same.
  var isEmpty: Bool { sentences.isEmpty && followingFrames.isEmpty }

  private mutating func add(_ change: DocumentChanges.Change) {
    let object = change.object
    let isGone = if case .removed = change.kind { true } else { false }
    let names = isGone ? names.old : names.new
    let scene = names.scene(of: object)
    let title = names.title(of: object)
    func say(
      _ kind: String, _ words: String, title: String? = nil, path: [String] = [],
      old: String? = nil, new: String? = nil
    ) {
      let title = title ?? names.title(of: object)
      sentences.append(
        Sentence(
          scene: scene, text: "\(title): \(words)", object: object, title: title, kind: kind,
          path: path, old: old, new: new))
    }
    switch change.kind {
    case .added: say("added", "added" + Self.contents(of: object))
    case .removed: say("removed", "removed" + Self.contents(of: object))
    case .replaced(let former):
      let kind = former.kindTitle.lowercased()
      say("replaced", "was a \(kind)", old: kind, new: object.kindTitle.lowercased())
    case .moved(let from, let to):
      let places = (self.names.old.title(of: from), self.names.new.title(of: to))
      say("moved", "moved from \(places.0) to \(places.1)", old: places.0, new: places.1)
    case .reordered(let members):
      let order = members.prefix(8).map(names.title).joined(separator: ", ")
      say("reordered", "other order: " + order + (members.count > 8 ? ", …" : ""), new: order)
    case .value(let value):
      if Self.follows(value, in: object) {
        followingFrames[scene, default: 0] += 1
        return
      }
      let words = ValueWords(value: value, names: self.names)
      let (old, new) = (words.old, words.new)
      // A constraint is called by what it was.
      let former = object["id"].flatMap { earlier[$0] }
      let called =
        object.name == "constraint" ? former.map(self.names.old.title) ?? title : title
      say(
        "value",
        old == new ? "\(words.title) \(new), written otherwise" : "\(words.title) \(old) -> \(new)",
        title: called, path: value.path, old: old, new: new)
    }
  }

  /// What else comes or goes with an object: ` with 3 views and 5 constraints`.
  private static func contents(of object: Element) -> String {
    let views = object.descendants.filter { $0.isView && $0["id"] != nil }.count
    let constraints = object.descendants.filter { $0.name == "constraint" }.count
    let counts = [(views, "view"), (constraints, "constraint")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" + ($0.0 == 1 ? "" : "s") }
    return counts.isEmpty ? "" : " with " + counts.joined(separator: " and ")
  }

  /// Whether a value is the frame of a view that constraints or a view around it place.
  private static func follows(_ value: DocumentChanges.ChangedValue, in object: Element) -> Bool {
    guard value.path == ["frame"], case .part = value.new, case .part = value.old else {
      return false
    }
    return object["translatesAutoresizingMaskIntoConstraints"] == "NO"
      || object["key"] != nil || object.parent?.parent?.name == "stackView"
  }
}
