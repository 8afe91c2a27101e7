import Wording

extension DocumentCheck {
  /// No controller contains itself, be it through others: by embedding it in a container view, or
  /// as the child of a navigation, tab bar or split view controller.
  static let containmentCycles = DocumentCheck { document, list in
    var states: [Element: Bool] = [:]
    for scene in document.scenes {
      guard let controller = scene.controller, states[controller] == nil else { continue }
      // A path of scenes may be longer than the stack is deep: it is walked with a list.
      var path: [(controller: Element, rest: ArraySlice<Element>)] = []
      states[controller] = false
      path.append((controller, document.containments(of: controller)[...]))
      while let last = path.indices.last {
        guard let segue = path[last].rest.popFirst() else {
          states[path.removeLast().controller] = true
          continue
        }
        guard let child = segue["destination"].flatMap(document.object) else { continue }
        switch states[child] {
        case true?: continue
        case false?:
          list.error(
            "the controller \((child["id"] ?? "").excerpt) would contain itself without end",
            at: segue.place("destination"))
        case nil:
          states[child] = false
          path.append((child, document.containments(of: child)[...]))
        }
      }
    }
  }
}

extension Document {
  /// The segues by which a controller contains others.
  func containments(of controller: Element) -> [Element] {
    controller.descendants.filter { segue in
      segue.name == "segue" && (segue["kind"] == "embed" || segue["kind"] == "relationship")
    }
  }
}
