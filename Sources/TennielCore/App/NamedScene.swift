import AutoLayout
import Scenes

/// A controller to show, with its name in lists and on the command line.
struct NamedScene: Sendable {
  let name: String
  /// A description in one sentence; may be empty.
  let summary: String
  /// Whether the scene is an intermediate step, whose layout is wrong on purpose.
  let isStep: Bool
  let make: @MainActor @Sendable () -> UIViewController

  /// The name of a scene without a given one: that of its controller's class without
  /// "ViewController" or "Controller", or "Scene" if nothing is left.
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
