import AutoLayout
import Foundation
import InterfaceBuilder

/// The place of a view or a constraint in the document that it came out of.
package final class DocumentOrigin: DocumentPlace {
  package let element: Element
  package let document: Document
  package let elementID: String?
  /// The name of the first outlet that leads to the view.
  var outlet: String?

  /// The name of a class that is not there, if a box stands in for it.
  var missingClass: String?

  package var name: String? {
    outlet ?? element["userLabel"] ?? element["customClass"] ?? missingClass
  }

  /// What has made the view: the outermost view of those that were made together holds it, since actions
  /// and size classes use it later.
  var instantiation: Instantiation?

  /// Whether the document is in the program's binary, and not a file.
  package var isEmbedded: Bool { EmbeddedDocuments.main.has(document) }

  init(element: Element, document: Document) {
    self.element = element
    self.document = document
    elementID = element["id"]
  }

  /// The frame that the document has for the view, in points: where Interface Builder drew it.
  package var frame: CGRect? {
    element.rect(key: "frame").map { CGRect($0) }
  }
}

extension UIView {
  /// The view's place in its document; nil for a view that code made.
  package var origin: DocumentOrigin? { documentOrigin as? DocumentOrigin }
}
