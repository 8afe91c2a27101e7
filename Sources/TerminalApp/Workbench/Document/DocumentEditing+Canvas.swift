import Documents
import InterfaceBuilder
import LayoutTools
import Stage

/// The canvas of the document, from which tools take frames.
extension DocumentEditing {
  /// The instance of the scene on the canvas of its document: the one that is shown, or in a
  /// preview another one that nobody sees.
  var canvasHost: SceneHost {
    guard state.isPreview, let library else { return host }
    let scene = workbench.scene
    return workbench.instances.canvas.host(of: scene, on: state.canvasScreen) {
      library.showing(.canvas) { [screen = $0] in scene.makeInstance(on: screen) }
    }
  }

  /// Tells the state what the tools have to know of the scene that is edited.
  /// - Parameter measuresStacks: Whether the sizes that the contents of stack views ask for are
  ///   found out. They always are while a tool is open, but not for each key.
  func describeCanvas(measuresStacks: Bool = false) {
    let measuresStacks = measuresStacks || state.building?.panel != nil
    guard state.building != nil else { return }
    guard let path = shownPath, let library, let document = library.document(at: path)?.document,
      var shown = host.canvas(of: document, measuresStacks: measuresStacks)
    else {
      state.building?.scene = nil
      return
    }
    shown.seed = library.seed
    var canvas = shown
    if state.isPreview, let own = canvasHost.canvas(of: document, measuresStacks: measuresStacks) {
      canvas = own
      canvas.seed = library.seed
    }
    let elements = host.elementPaths.filter(shown.contains)
    let root = shown.items.first.flatMap { elements.paths[$0.id] }.flatMap(content.view(at:))
    state.building?.scene = BuildingScene(
      canvas: canvas, shown: shown, paths: elements.paths, ids: elements.ids,
      origin: root?.frameInWindow.origin ?? .zero)
    state.focus.others.removeAll { shown.item($0) == nil }
    let uninstalled = state.focus.uninstalled.filter {
      !isInScene($0) && shown.document.object($0) != nil
    }
    state.focus.uninstalled = uninstalled
  }

  /// Whether an object of the document is in the scene: a view, or a constraint that takes part.
  func isInScene(_ id: String) -> Bool {
    state.building?.scene?.paths[id] != nil || content.constraint(ofElement: id) != nil
  }

  /// Selects views by their ids; the last of them gets the mark.
  func select(_ ids: [String]) {
    guard let scene = state.building?.scene else { return }
    state.focus.others = Array(ids.dropLast())
    state.select(ids.last.flatMap { scene.paths[$0] }, on: content)
  }
}
