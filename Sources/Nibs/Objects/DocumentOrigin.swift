import AutoLayout
import Foundation
import InterfaceBuilder

/// The place of a view or a constraint in the document that it came out of.
package final class DocumentOrigin: DocumentPlace {
  package let elementID: String?
  private let shared: SharedDocument
  /// The index of the element, and the version of the document in which it has this index.
  private var place: (index: Int, version: Int)
  /// An element without an id, which can't be found in other versions of the document.
  private let nameless: Element?

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

  /// The text or title that the view has in the present version of the document, whatever the view
  /// shows now.
  package var text: String? {
    if latestText?.version != shared.version {
      latestText = (shared.version, element.shownText)
    }
    return latestText?.text
  }

  /// The text of a version of the document: names are asked for at each layout.
  private var latestText: (version: Int, text: String?)?

  /// The instantiation that has made the view. The outermost view holds it, because actions and
  /// size classes use it later.
  var maker: AnyObject?

  init(element: Element, in shared: SharedDocument) {
    elementID = element["id"]
    self.shared = shared
    place = (element.index, shared.version)
    label = element.string("userLabel")
    nameless = elementID == nil ? element : nil
    if nameless != nil { shared.hasNameless = true }
  }

  /// Whether the view was made together with the others of a document.
  func isIn(_ shared: SharedDocument) -> Bool { self.shared === shared }

  /// The present version of the document.
  package var document: Document { shared.document }

  /// The element in the present version of the document.
  package var element: Element {
    if let nameless { return nameless }
    if place.version != shared.version {
      place.version = shared.version
      place.index = elementID.flatMap(document.object)?.index ?? 0
    }
    return document.markup.element(at: place.index)
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
