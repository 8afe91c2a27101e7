import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Gives the destination of a segue the style that the document says, which the source may change
  /// when it prepares for the segue.
  func stylePresentation(
    of destination: UIViewController, from source: UIViewController, _ element: Element,
    _ sender: Any?
  ) {
    let styles: [String: UIModalPresentationStyle] = [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
      "currentContext": .currentContext, "overFullScreen": .overFullScreen,
      "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
    if let style = element["modalPresentationStyle"].flatMap({ styles[$0] }) {
      destination.modalPresentationStyle = style
    }
    if element["kind"]?.hasPrefix("popover") == true {
      destination.modalPresentationStyle = .popover
      place(destination.popoverPresentationController, for: element, from: source, sender)
    }
  }

  /// Puts a popover beside the item or the view that the document names, or else beside what has
  /// triggered it.
  private func place(
    _ popover: UIPopoverPresentationController?, for element: Element,
    from source: UIViewController, _ sender: Any?
  ) {
    // A segue may be performed by code before the view that it names is made.
    source.loadViewIfNeeded()
    let named = resolve(element["popoverAnchorBarButtonItem"] ?? element["popoverAnchorView"])
    if let item = named as? UIBarButtonItem ?? (named == nil ? sender as? UIBarButtonItem : nil) {
      popover?.barButtonItem = item
      return
    }
    popover?.sourceView = named as? UIView ?? sender as? UIView ?? source.view
  }

  /// Shows the controllers of container views, as segues that are performed when the view is
  /// loaded.
  func embed(in controller: UIViewController, _ scene: Scene) {
    let waiting = embedded
    embedded = []
    for (element, container) in waiting {
      guard let child = containedController(element) else { continue }
      let segue = UIStoryboardSegue(
        identifier: element["identifier"], source: controller, destination: child,
        performHandler: {
          controller.addChild(child)
          child.view.frame = container.bounds
          child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          child.view.translatesAutoresizingMaskIntoConstraints = true
          container.addSubview(child.view)
          child.didMove(toParent: controller)
        })
      controller.prepare(for: segue, sender: nil)
      segue.perform()
    }
  }
}
