import InterfaceBuilder

/// The place of a view or a constraint in the document that it came out of.
package final class DocumentOrigin: DocumentPlace {
  package let document: Document
  /// The element of the view or the constraint.
  package let element: Element
  package var elementID: String? { element["id"] }

  /// The name of the first outlet that leads to the view.
  package internal(set) var outlet: String?

  /// The constraints of the view in the document that are for the canvas alone, and not active.
  package internal(set) var placeholders: [NSLayoutConstraint] = []

  /// The label in the document.
  package internal(set) var label: String?

  /// The name of a class that is not there, if a box stands in for it.
  var missingClass: String?

  /// The name that the document gives the view: the label that somebody has typed, before names
  /// that mean something to code.
  package var name: String? { label ?? outlet ?? element["customClass"] ?? missingClass }

  /// The text or title that the document has for the view, whatever the view shows now. Names are
  /// asked for at each layout.
  package private(set) lazy var text = element.shownText

  /// The instantiation that has made the view. The outermost view holds it, because actions and
  /// size classes use it later.
  var maker: AnyObject?

  init(element: Element, in document: Document) {
    self.element = element
    self.document = document
    label = element.string("userLabel")
  }

  /// The frame that the document has for the view in all size classes, in points: where Interface
  /// Builder drew it.
  package var frame: CGRect? {
    element.rect(key: "frame").map { CGRect($0) }
  }

  /// The frame that the document has for the view in the size classes of traits, in points.
  package func frame(for traits: UITraitCollection) -> CGRect? {
    element.frame(for: DesignTraits(traits)).map { CGRect($0) }
  }
}

extension UIView {
  /// The view's place in its document; nil for a view that code made.
  package var origin: DocumentOrigin? { documentOrigin as? DocumentOrigin }
}
