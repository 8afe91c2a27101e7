import InterfaceBuilder

extension MadeConnections {
  /// Has an object perform its segue when the user triggers it; an embedded controller is shown at
  /// once.
  func connectSegue(_ element: Element, _ source: AnyObject) {
    if element["popoverAnchorView"] != nil { looksUpViews = true }
    switch element["kind"] {
    case "relationship": return
    case "embed":
      if let view = source as? UIView { embedded.append((element, view)) }
      return
    default: break
    }
    let action = UIAction { [weak self] action in
      guard let self, let controller = objects.controllerOfScene else { return }
      let sender = action.sender
      if let name = element["identifier"],
        !controller.shouldPerformSegue(withIdentifier: name, sender: sender)
      {
        return
      }
      perform(element, from: controller, sender: sender)
    }
    switch source {
    case let cell as UITableViewCell where element["trigger"] == "accessoryAction":
      cell.accessorySegue = { action.sendFromDocument($0) }
    case let cell as UITableViewCell: cell.selectionSegue = { action.sendFromDocument($0) }
    case let cell as UICollectionViewCell: cell.selectionSegue = { action.sendFromDocument($0) }
    // Segues of a controller itself are performed by code.
    case is UIViewController: break
    default:
      guard !trigger(source, on: nil, action), !objects.isStandIn(source), !(source is MissingView)
      else {
        return
      }
      context.note(.action, "a \(type(of: source)) does not trigger segues", at: element)
    }
  }

  /// Performs a segue: makes its destination, lets the controller prepare it, and shows it.
  func perform(_ element: Element, from source: UIViewController, sender: Any?) {
    let kind = element["kind"]
    if kind == "unwind" { return unwind(element, from: source, sender: sender) }
    guard let id = element["destination"], let destination = destinations?.makeController(id) else {
      return
    }
    let show: () -> Void =
      switch kind {
      case "show", "push": { source.show(destination, sender: sender) }
      case "showDetail", "replace":
        {
          source.showDetailViewController(destination, sender: sender)
        }
      case "embed": {}
      default: { source.present(destination, animated: element.flag("animates") ?? true) }
      }
    if ["presentation", "modal", "popoverPresentation", "popover"].contains(kind) {
      stylePresentation(of: destination, from: source, element, sender)
    }
    let segue = makeSegue(element, from: source, to: destination, show)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  func makeSegue(
    _ element: Element, from source: UIViewController, to destination: UIViewController,
    _ show: @escaping () -> Void
  ) -> UIStoryboardSegue {
    let identifier = element["identifier"]
    if let name = element["customClass"],
      let type = context.resources.classes.find(name, module: element["customModule"])
        as? any CustomSegue.Type
    {
      return type.init(identifier: identifier, source: source, destination: destination)
    }
    return UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination, performHandler: show)
  }
}
