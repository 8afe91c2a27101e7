import AutoLayout
import Foundation
import InterfaceBuilder

/// The segues of a controller: all that its scene has, also those of rows and of views that are not
/// made yet.
@MainActor
final class Segues: SegueTemplates {
  private let instantiation: Instantiation
  private var scene: Scene
  /// Whether the controller's own class is not there.
  let isStandIn: Bool

  init(_ instantiation: Instantiation, _ scene: Scene, of controller: UIViewController) {
    self.instantiation = instantiation
    self.scene = scene
    isStandIn = instantiation.isStandIn(controller)
  }

  /// Takes the scene of another version of the document, if it has it.
  func follow(_ document: Document) {
    scene = document.scenes.first { $0.id == scene.id } ?? scene
  }

  func perform(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
    let segue = scene.element.descendants.first {
      $0.name == "segue" && $0["identifier"] == identifier && $0["kind"] != "relationship"
    }
    guard let segue else { return false }
    instantiation.perform(segue, from: controller, sender: sender)
    return true
  }
}

extension Instantiation {
  /// Has an object perform its segue when the user triggers it; an embedded controller is shown at
  /// once.
  func connectSegue(_ element: Element, _ source: AnyObject) {
    segues.append(element)
    switch element["kind"] {
    case "relationship": return
    case "embed":
      if let view = source as? UIView { embedded.append((element, view)) }
      return
    default: break
    }
    let action = UIAction { [weak self] action in
      guard let self, let controller = controllerOfScene else { return }
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
      guard !trigger(source, on: nil, action), !isStandIn(source), !(source is MissingView) else {
        return
      }
      note(.action, "a \(type(of: source)) does not trigger segues", at: element)
    }
  }

  var controllerOfScene: UIViewController? {
    sceneController ?? outer?.controllerOfScene
  }

  /// Performs a segue: makes its destination, lets the controller prepare it, and shows it.
  func perform(_ element: Element, from source: UIViewController, sender: Any?) {
    let kind = element["kind"]
    if kind == "unwind" { return unwind(element, from: source, sender: sender) }
    guard let id = element["destination"], let destination = storyboard?.makeController(id) else {
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
      let type = resources.classes.find(name, module: element["customModule"])
        as? any CustomSegue.Type
    {
      return type.init(identifier: identifier, source: source, destination: destination)
    }
    return UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination, performHandler: show)
  }
}

/// A segue of an app's class: it has to have the framework's initialiser for the storyboard to make
/// it.
@MainActor
public protocol CustomSegue: UIStoryboardSegue {
  init(identifier: String?, source: UIViewController, destination: UIViewController)
}
