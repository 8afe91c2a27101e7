import AutoLayout
import InterfaceBuilder

/// The changes by which the scenes of a document follow another version of it.
///
/// What a change may lead to elsewhere is known for views and constraints alone. For all else there
/// is no update, and the scenes are made anew.
@MainActor
struct SceneUpdate {
  private let shared: SharedDocument
  private let document: Document
  private let scenes: [LiveScene]
  private var plans: [ScenePlan]

  /// Sorts the differences by the scenes. Nil if the scenes can't follow them.
  init?(_ scenes: [LiveScene], of shared: SharedDocument, to document: Document) {
    let former = shared.document
    guard !shared.hasNameless, !former.hasDuplicateIdentifiers, !document.hasDuplicateIdentifiers
    else { return nil }
    self.shared = shared
    self.document = document
    self.scenes = scenes
    plans = scenes.map { ScenePlan($0, from: former, to: document) }
    var moved: [Element] = []
    for change in DocumentDifferences(from: former, to: document).changes {
      guard take(change) else { return nil }
      for group in change.groups where group.name == "subviews" {
        moved +=
          group.removed.compactMap(former.object) + group.inserted.compactMap(document.object)
      }
    }
    if document.connects(moved) { return nil }
  }

  private mutating func take(_ change: DocumentDifferences.Change) -> Bool {
    guard change.id != nil else { return Self.isOfNoEffect(change) }
    let element = change.new
    guard let scene = document.scene(of: element) else { return false }
    let isXib = document.kind == .xib
    let indices = plans.indices.filter { isXib || plans[$0].scene.id == scene.id }
    // Other scenes are made when they are shown.
    if indices.isEmpty { return true }
    if element.name == "scene" {
      return change.attributes.isEmpty && change.groups.isEmpty && change.others.isEmpty
        && change.parts == ["canvasLocation"]
    }
    return indices.allSatisfy { plans[$0].take(change) }
  }

  /// Whether a change outside of all objects means nothing for them.
  private static func isOfNoEffect(_ change: DocumentDifferences.Change) -> Bool {
    let attributes: Set = [
      "toolsVersion", "systemVersion", "initialViewController", "propertyAccessControl",
    ]
    return attributes.isSuperset(of: change.attributes) && change.parts.isEmpty
      && change.groups.isEmpty && change.others.allSatisfy { $0 == "dependencies" }
  }

  /// Makes the changes. False if one can't be made.
  mutating func perform() -> Bool {
    for index in plans.indices where !plans[index].prepare() { return false }
    shared.replace(by: document)
    for scene in scenes {
      guard scene.follow(document), scene.instantiation.follow() else { return false }
    }
    for index in plans.indices where !plans[index].perform() { return false }
    return true
  }
}

extension Document {
  /// Whether a connection leads to some views that come or go, or to views in them.
  fileprivate func connects(_ views: [Element]) -> Bool {
    guard !views.isEmpty else { return false }
    let ids = Set(
      views.flatMap { view in ([view] + Array(view.descendants)).compactMap { $0["id"] } })
    return root.descendants.contains { element in
      element["destination"].map(ids.contains) == true
    }
  }
}

extension Instantiation {
  /// Takes the elements of the present version of the document for all that depends on size
  /// classes. False if such an element has no id by which it could be found.
  fileprivate func follow() -> Bool {
    var isComplete = true
    func present(_ element: Element) -> Element? {
      isComplete = isComplete && element["id"] != nil
      return element["id"].flatMap(context.document.object)
    }
    varied.installations = varied.installations.filter { installation in
      guard let element = present(installation.element) else { return false }
      installation.element = element
      return true
    }
    constraints.moved = constraints.moved.compactMap { moved in
      guard let element = present(moved.element), let holder = present(moved.holderElement) else {
        return nil
      }
      var moved = moved
      (moved.element, moved.holderElement) = (element, holder)
      return moved
    }
    objects.missingClasses = []
    return isComplete
  }
}
