import AutoLayout
import Scenes

/// A controller to show, under the name that lists and the command line know it by.
struct NamedScene: Sendable {
  let name: String
  /// One sentence on what there is to see; empty where nobody wrote one.
  let summary: String
  /// Whether its picture is wrong for a reason: a step on the way to another scene.
  let isStep: Bool
  let make: @MainActor @Sendable () -> UIViewController

  /// What a scene is called that has no name but its controller's class: the class's without
  /// "ViewController" or "Controller"; "Scene" where nothing is left of it.
  static func name(for controller: UIViewController.Type) -> String {
    var name = String(describing: controller)[...]
    for end in ["Controller", "View"] where name.hasSuffix(end) { name.removeLast(end.count) }
    return name.isEmpty || name == "UI" ? "Scene" : String(name)
  }

  /// The scenes that come with Tenniel, in the order of the list.
  static let shipped: [NamedScene] = ShippedScene.all.map {
    NamedScene(name: $0.name, summary: $0.summary, isStep: $0.isStep, make: $0.make)
  }
}
