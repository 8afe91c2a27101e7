import InterfaceBuilder

extension LayoutCheck {
  /// A view of a document that has no constraints, and is held at its frame.
  ///
  /// Source: the warnings of Interface Builder, "Views without any layout constraints may clip
  /// their content or overlap other views".
  public static let protoShipped = LayoutCheck(
    "proto-shipped", .hint, "a view without constraints, held at its frame",
    Explanation(
      finds: """
        A view of a document with Auto Layout that has no constraints at all. Xcode holds it where
        the document draws it, by constraints for left, top, width and height that it adds as it
        builds the app. On other screens and with larger texts the view stays as it is. In documents
        of Xcode 8 and later, a view whose autoresizing mask says otherwise follows the mask.
        """,
      example: """
        A label that was dragged to the middle of a screen of 375 points stands left of the middle
        on one of 430.
        """,
      mending: """
        Give the view constraints: Add New Constraints in Xcode, or add missing constraints (x) in
        tenniel, which takes them from where the view is drawn.
        """),
    runsByDefault: false
  ) { check, layout in
    var held: [Int] = []
    for entry in layout.constraints.all where entry.live.isOfFixedFrame {
      if let view = entry.first?.view, held.last != view, layout.items[view].isShown {
        held.append(view)
      }
    }
    return held.map {
      LayoutProblem(
        check,
        "\(layout.items[$0].name) has no constraints, and stays where the document draws it",
        views: [layout.items[$0].path])
    }
  }
}

extension NSLayoutConstraint {
  /// Whether Xcode adds the constraint to hold a view without constraints at its frame.
  var isOfFixedFrame: Bool { identifier == PrototypingConstraint.identifier }
}
