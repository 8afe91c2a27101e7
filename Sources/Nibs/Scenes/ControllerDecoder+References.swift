import InterfaceBuilder

extension ControllerDecoder {
  /// A controller of another storyboard, or of the same.
  func referencedController(_ element: Element) -> UIViewController? {
    let identifier = element["referencedIdentifier"]
    let storyboard: UIStoryboard
    if let name = element["storyboardName"] {
      do throws(DocumentError) {
        guard let document = try context.resources.document(named: name, type: "storyboard") else {
          context.note(
            .document,
            "there is no storyboard \(name) beside the document"
              + context.resources.nearStoryboard(name)
              + context.resources.whyIncomplete, at: element, naming: name)
          return nil
        }
        storyboard = UIStoryboard(document, resources: context.resources)
      } catch {
        context.note(.document, "\(error)", at: element, naming: name)
        return nil
      }
    } else if let own = self.storyboard {
      storyboard = own
    } else {
      return nil
    }
    let document = storyboard.document
    let controllers = document.scenes.compactMap(\.controller)
    let id =
      identifier.map { name in
        controllers.first { $0["storyboardIdentifier"] == name }?["id"]
      } ?? document.root["initialViewController"]
    guard let id else {
      let near = identifier.map { name in
        DocumentResources.suggestion(
          for: name, among: controllers.compactMap { $0["storyboardIdentifier"] })
      }
      context.note(
        .document,
        "\(document.name) has no controller \(identifier ?? "to begin with")" + (near ?? ""),
        at: element, naming: identifier ?? element["storyboardName"])
      return nil
    }
    return storyboard.makeController(id)
  }
}
