import InterfaceBuilder
import LayoutTools
import Stage

/// Documents are drawn on other devices.
extension DocumentEditing {
  /// Draws all scenes of the document on another device, and gives their views the frames that they
  /// have there, as one step.
  func viewAs(_ design: DesignDevice) {
    guard let path = shownPath, let document = library?.document(at: path)?.document,
      let device = Device.inInterfaceBuilder(design.id), let size = design.size
    else { return }
    state.showCanvas()
    let change = ViewAs(document, on: design, from: document.device?.size, to: size)
    let sentence = "View as \(device.name(held: design.orientation))"
    var (rootEdits, resized, drawn) = (change.rootEdits, Set<String>(), document)
    var edits = change.deviceEdits + rootEdits
    guard changeDocument(edits, sentence: sentence) else { return }
    while !rootEdits.isEmpty {
      let roots = ViewAs.roots(of: rootEdits)
      resized.formUnion(roots)
      edits += redrawing(roots, of: drawn, at: path)
      guard changeDocument(edits, sentence: sentence, replacesLast: true),
        let later = library?.document(at: path)?.document
      else { return }
      drawn = later
      rootEdits = change.embeddedEdits(in: later, but: resized)
      edits += rootEdits
      changeDocument(edits, sentence: sentence, replacesLast: true)
    }
  }

  /// The edits that draw views where scenes of the document have them on their canvases now.
  /// - Parameters:
  ///   - roots: The ids of the scenes' root views.
  ///   - document: The document when the root views had their former sizes, from which springs and
  ///     struts size the views in them.
  private func redrawing(
    _ roots: [String], of document: Document, at path: String
  ) -> [DocumentEdit] {
    workbench.scenes.flatMap { scene -> [DocumentEdit] in
      guard let origin = scene.origin, origin.path == path,
        let object = origin.id.flatMap(document.object), let library,
        let root = (object.rootView ?? object)["id"], roots.contains(root)
      else { return [] }
      let instance = SceneHost(screen: state.display.canvasScreen(of: scene.entry)) {
        library.makeController(origin, in: document)
      }
      let canvas = instance.canvas(of: document, root: root, measuresStacks: false)
      return canvas.map { UpdateFrames(redrawing: $0).edits } ?? []
    }
  }
}

extension DesignDevice {
  /// The size of its screen as documents have it; nil for a device that is not known.
  fileprivate var size: Size? {
    screenSize.map { Size(width: Double($0.width), height: Double($0.height)) }
  }
}
