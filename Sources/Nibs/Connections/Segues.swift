import InterfaceBuilder

/// The segues of a controller: all segues of its scene, also of rows and of views that are not made
/// yet.
@MainActor
final class Segues: SegueTemplates {
  private let connections: MadeConnections
  private let scene: Scene
  /// Whether the controller's own class is not there.
  let isStandIn: Bool

  init(_ connections: MadeConnections, _ scene: Scene, of controller: UIViewController) {
    self.connections = connections
    self.scene = scene
    isStandIn = connections.objects.isStandIn(controller)
  }

  func perform(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
    let segue = scene.element.descendants.first {
      $0.name == "segue" && $0["identifier"] == identifier && $0["kind"] != "relationship"
    }
    guard let segue else { return false }
    connections.perform(segue, from: controller, sender: sender)
    return true
  }
}

/// What makes the controllers to which segues lead: a storyboard.
@MainActor
protocol SegueDestinations: AnyObject {
  /// Makes the controller of an id; nil if there is none.
  func makeController(_ id: String) -> UIViewController?
}

/// A segue of an app's class: it has to have the framework's initialiser for the storyboard to make
/// it.
@MainActor
public protocol CustomSegue: UIStoryboardSegue {
  init(identifier: String?, source: UIViewController, destination: UIViewController)
}
