extension DocumentLibrary {
  /// Runs a closure while the documents are shown with other settings.
  package func showing<Made>(_ settings: DocumentSettings, _ make: () -> Made) -> Made {
    let shown = self.settings
    guard shown != settings else { return make() }
    self.settings = settings
    defer { self.settings = shown }
    return make()
  }

  /// Whether the user has named a folder first, and a scene is where an app begins whose documents
  /// the folder has: at the arrow of a storyboard that is no launch screen.
  package func begins(with scene: NamedScene) -> Bool {
    guard case .folder(let search) = sources.first, let origin = scene.origin,
      search.paths.contains(origin.path), let file = file(at: origin.path), file.failure == nil
    else { return false }
    return file.contents.scenes.contains {
      $0.id == origin.id && $0.isInitial && !$0.isLaunchScreen
    }
  }

  /// The scene with content that a container leads to: what stands first in a navigation or tab bar
  /// controller, in which nothing is laid out. Any other scene itself.
  package func sceneWithContent(from origin: NamedScene.Origin) -> NamedScene.Origin {
    guard let file = file(at: origin.path), var id = origin.id else { return origin }
    let shown = Set(file.shownScenes.map(\.id))
    var seen: Set = [id]
    while let next = file.contents.connections.first(where: {
      $0.source == id && Self.relationships.contains($0.kind)
    })?.destination, shown.contains(next), seen.insert(next).inserted {
      id = next
    }
    return NamedScene.Origin(path: origin.path, id: id, place: origin.place)
  }

  /// The relationships of containers to what they contain.
  private static let relationships: Set = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
  ]
}
