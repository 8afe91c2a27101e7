import Stage

/// The layout of a scene as it was when the scene was opened, or its document was saved.
@MainActor
struct FormerLayout {
  let isSaved: Bool
  private let content: SceneSnapshot
  private let elements: ElementPaths

  init(of host: SceneHost, isSaved: Bool = false) {
    (content, elements, self.isSaved) = (host.snapshot, host.elementPaths, isSaved)
  }

  /// What differs now: the views in the order of the tree, then those that are gone.
  func differences(in host: SceneHost) -> [Difference] {
    let (now, elements) = (host.snapshot, host.elementPaths)
    var known: Set<ViewPath> = []
    let present = now.views.compactMap { view -> Difference? in
      let path = elements.former(of: view.path, in: self.elements)
      let before = path.flatMap(content.view)
      if let before { known.insert(before.path) }
      let isSame = before?.frame == view.frame && before?.isShown == view.isShown
      return isSame ? nil : Difference(before: before, now: view)
    }
    return present
      + content.views.filter { !known.contains($0.path) }.map { Difference(before: $0, now: nil) }
  }
}

/// A view that has another frame than it had, is hidden or shown now, or is new or gone.
struct Difference: Equatable {
  let before: SceneView?
  let now: SceneView?
}

extension [Difference] {
  /// How many there are, as a message.
  func words(sinceSaved isSaved: Bool) -> String {
    let views =
      isEmpty ? "No view differs" : count == 1 ? "1 view differs" : "\(count) views differ"
    return "\(views) since it was \(isSaved ? "saved" : "opened")"
  }
}
