import AutoLayout
import Foundation
import InterfaceBuilder

/// The making of a document's objects, once: those of a scene, of a xib, or of a prototype.
@MainActor
final class Instantiation {
  let shared: SharedDocument
  var document: Document { shared.document }
  let resources: DocumentResources
  let report: LoadingReport
  /// The traits for which values are chosen until the objects are in a window.
  var traits: UITraitCollection
  var designTraits: DesignTraits { DesignTraits(traits) }
  /// The owner of a xib: the object for the placeholder "File's Owner".
  weak var owner: AnyObject?
  /// The objects for the other placeholders of a xib, by their identifiers.
  var externalObjects: [String: Any] = [:]
  /// The storyboard whose scene is made.
  var storyboard: UIStoryboard?
  /// The objects made so far, by their ids.
  var objects = MadeObjects()
  /// The objects that no other object holds, by their ids.
  var kept: [String: AnyObject] = [:]
  /// The objects in the order in which they were made, with their elements.
  var made: [(element: Element, object: AnyObject)] = []
  /// What is to be done when all objects are there.
  var connections: [PendingConnection] = []
  /// The objects with values or subviews that depend on size classes.
  var installations: [Installation] = []
  /// Whether the outermost view tells when the size classes change.
  var isWatching = false
  /// The constraints that size classes take away and bring back.
  var moved: [MovedConstraint] = []
  /// The views that are held at their frames.
  var fixed: [(view: UIView, element: Element)] = []
  /// The elements whose classes are not there.
  var missingClasses: Set<Int> = []
  /// The objects that stand in for those of classes that are not there.
  var standIns: Set<ObjectIdentifier> = []
  var knownOutlets: [ObjectIdentifier: [String: any AnyOutlet]] = [:]
  /// The constraints that are made when all items are there.
  var pendingConstraints: [(view: UIView, element: Element, list: Element)] = []
  var listsWithPrototypes: [(UIScrollView, Element)] = []
  /// Whether lists make rows later, which may be connected with the other views.
  var hasPrototypes = false
  var segues: [Element] = []
  var embedded: [(element: Element, container: UIView)] = []
  weak var sceneController: UIViewController?
  /// The making of the table or collection for which this makes a row.
  var outer: Instantiation?

  convenience init(
    _ document: Document, resources: DocumentResources, report: LoadingReport,
    traits: UITraitCollection? = nil
  ) {
    self.init(SharedDocument(document), resources: resources, report: report, traits: traits)
  }

  init(
    _ shared: SharedDocument, resources: DocumentResources, report: LoadingReport,
    traits: UITraitCollection? = nil
  ) {
    self.shared = shared
    self.resources = resources
    self.report = report
    self.traits = traits ?? UIScreen.main.traitCollection
  }

  /// Keeps an object for connections and constraints.
  func keep(_ object: AnyObject, for element: Element) {
    resources.nesting.countObject()
    if let id = element["id"] { objects[id] = object }
    if missingClasses.contains(element.index) {
      standIns.insert(ObjectIdentifier(object))
    }
    if let view = object as? UIView {
      let place = DocumentOrigin(element: element, in: shared)
      place.missingClass = (view as? MissingView)?.missingClass
      view.documentOrigin = place
    } else if let constraint = object as? NSLayoutConstraint {
      constraint.documentOrigin = DocumentOrigin(element: element, in: shared)
    }
    made.append((element, object))
    if !(object is UIResponder) { setRuntimeAttributes(of: object, element) }
    if let connections = element.child("connections") {
      for connection in connections.children {
        self.connections.append(PendingConnection(element: connection, source: object))
      }
    }
  }

  func resolve(_ id: String?) -> AnyObject? {
    guard let id else { return nil }
    if id == "-1" { return owner }
    return objects[id] ?? kept[id] ?? outer?.resolve(id)
  }
}

extension Instantiation {
  /// Notes what the document asks for and does not get.
  /// - Parameter value: The value of the attribute that asks for it.
  func note(
    _ kind: LoadingReport.Kind, _ message: String, at element: Element?,
    naming value: String? = nil
  ) {
    report.add(kind, message, at: element, naming: value, in: document)
  }

  /// Notes that a limit is reached, at the first of the elements that are left out for it.
  func noteLimit(_ message: String, at element: Element?) {
    guard report.limits.insert(message).inserted else { return }
    note(.element, message, at: element)
  }
}
