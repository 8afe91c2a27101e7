import AppCode
import Scenes
import Stage

/// A controller to show, with its name in lists and on the command line.
package struct NamedScene: Sendable {
  /// A scene of a document.
  package struct Origin: Hashable, Sendable {
    /// The path of the document.
    package let path: String
    /// The id of its controller or view; nil for a document whose scenes have not been read.
    package let id: String?
    /// The document's name where several are open.
    package let place: String?

    /// What tells it apart where a crash is told of.
    var work: String { "\(path)#\(id ?? "")" }
  }

  package let name: String
  /// A description in one sentence; may be empty.
  package let summary: String
  /// Whether the scene is an intermediate step, whose layout is wrong on purpose.
  package let isStep: Bool
  /// The document that it comes from; nil for a scene that is made by code.
  package var origin: Origin?
  /// Where the app's code has it; nil for other scenes.
  package var code: AppCode.Scene?
  /// The document of the program's own that it shows, or that its code takes a part from.
  package var document: SceneDocument?
  /// Whether it is listed below a scene of the program's own, as a further scene of its document.
  package var isPart = false
  /// Its screen if its view has not the size of a device.
  package var own: OwnScreen?
  /// The device on which its document draws it; nil if the document names none that is known.
  package var device: Device?
  /// Whether its document draws it in landscape.
  package var isLandscape = false
  /// The screen for which its document has the frames of its views; nil if the document names none
  /// that is known.
  package var design: DesignCanvas?
  package let make: @MainActor @Sendable () -> UIViewController

  /// What tells it apart where a crash is told of.
  package var work: String { code?.work ?? origin?.work ?? name }

  /// What lists say of it: the summary, and whether it is a step.
  package var listedSummary: String { (isStep ? "step: " : "") + summary }

  /// The name of a scene without a given one: that of its controller's class without
  /// "ViewController" or "Controller", or "Scene" if nothing is left.
  package static func name(for controller: UIViewController.Type) -> String {
    name(forClass: String(describing: controller))
  }

  /// The name of a scene after that of its class.
  static func name(forClass known: String) -> String {
    var name = known[...]
    for end in ["Controller", "View"] where name.hasSuffix(end) { name.removeLast(end.count) }
    return name.isEmpty ? known : name == "UI" ? "Scene" : String(name)
  }

  /// The scenes that come with Tenniel, in the order of the list.
  package static let shipped: [NamedScene] = ShippedScene.all.map {
    NamedScene(
      name: $0.name, summary: $0.summary, isStep: $0.isStep, document: $0.document, make: $0.make)
  }
}

extension NamedScene {
  /// Names a scene that is made by code.
  package init(
    name: String, summary: String, isStep: Bool,
    make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(name: name, summary: summary, isStep: isStep, origin: nil, document: nil, make: make)
  }
}
