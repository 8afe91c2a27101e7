import InterfaceBuilder

extension MadeConnections {
  /// Gives the destination of a segue the style that the document says, which the source may change
  /// when it prepares for the segue.
  func stylePresentation(
    of destination: UIViewController, from source: UIViewController, _ element: Element,
    _ sender: Any?
  ) {
    let word = element["modalPresentationStyle"].flatMap {
      element.word("modalPresentationStyle", from: $0)
    }
    if let style = UIModalPresentationStyle.named(word), style != .none {
      destination.modalPresentationStyle = style
    }
    if element["kind"]?.hasPrefix("popover") == true {
      destination.modalPresentationStyle = .popover
      place(destination.popoverPresentationController, for: element, from: source, sender)
    }
  }

  /// Puts a popover beside the item or the view that the document names, or else beside the object
  /// that has triggered the segue.
  private func place(
    _ popover: UIPopoverPresentationController?, for element: Element,
    from source: UIViewController, _ sender: Any?
  ) {
    // A segue may be performed by code before the view that it names is made.
    source.loadViewIfNeeded()
    let named = objects.resolve(
      element["popoverAnchorBarButtonItem"] ?? element["popoverAnchorView"])
    if let item = named as? UIBarButtonItem ?? (named == nil ? sender as? UIBarButtonItem : nil) {
      popover?.barButtonItem = item
      return
    }
    popover?.sourceView = named as? UIView ?? sender as? UIView ?? source.view
  }
}
