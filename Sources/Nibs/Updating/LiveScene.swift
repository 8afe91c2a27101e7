import AutoLayout
import InterfaceBuilder

/// A scene of a document, or the view of a xib, whose objects are there.
@MainActor
struct LiveScene {
  let instantiation: Instantiation
  /// The id of the scene; nil for a xib.
  let id: String?
  /// The outermost view; nil if the views are not made yet.
  let root: UIView?
  /// The id of the outermost view.
  let rootID: String?
  /// Takes the elements of another version of the document. False if they are not there.
  let follow: @MainActor (Document) -> Bool
  /// Keeps the guides of the controller's bars by their ids again, for constraints.
  let recallGuides: @MainActor () -> Void

  /// The scenes of a controller, and of the controllers that it contains or presents.
  /// - Returns: Nil if code of an app's classes may have changed their objects in ways that are not
  ///   known here.
  static func all(in controller: UIViewController, of shared: SharedDocument) -> [LiveScene]? {
    var scenes: [LiveScene] = []
    var waiting = [controller]
    while let next = waiting.popLast() {
      guard next is XibController || FrameworkModules.define(type(of: next)) else { return nil }
      if let xib = next as? XibController {
        if let instantiation = xib.instantiation {
          scenes.append(LiveScene(xib, instantiation))
        }
      } else if let view = next.viewDocument as? LoadedScene {
        if view.instantiation.context.shared === shared { scenes.append(LiveScene(next, view)) }
      } else if next.viewDocument != nil {
        return nil
      }
      waiting += next.children + [next.presentedViewController].compactMap(\.self)
    }
    return scenes
  }

  private init(_ controller: XibController, _ instantiation: Instantiation) {
    self.instantiation = instantiation
    id = nil
    root = controller.viewIfLoaded
    rootID = controller.id
    follow = { $0.object(controller.id) != nil }
    recallGuides = {}
  }

  private init(_ controller: UIViewController, _ view: LoadedScene) {
    instantiation = view.instantiation
    id = instantiation.context.document.scene(of: view.element)?.id
    root = controller.viewIfLoaded
    rootID = view.element.child(key: "view")?["id"]
    follow = { document in
      (controller.segueTemplates as? Segues)?.follow(document)
      return view.follow(document)
    }
    recallGuides = { view.instantiation.objects.keepSupportGuides(of: controller, view.element) }
  }
}

extension UIViewController {
  /// The document out of which a storyboard or ``OpenDocument`` has made the controller.
  var sharedDocument: SharedDocument? {
    let instantiation =
      (self as? XibController)?.instantiation ?? (viewDocument as? LoadedScene)?.instantiation
    return (storyboardOrigin as? UIStoryboard)?.shared ?? instantiation?.context.shared
  }
}
