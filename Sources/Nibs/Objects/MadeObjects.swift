import InterfaceBuilder

/// The objects that were made of a document's elements, and the objects around them.
@MainActor
final class MadeObjects {
  let context: InstantiationContext
  /// The owner of a xib: the object for the placeholder "File's Owner".
  private(set) weak var owner: AnyObject?
  /// The objects of the scene or xib of a list, around the objects of its row or item.
  private let outer: MadeObjects?
  /// The controller of the scene that is made.
  weak var sceneController: UIViewController?
  /// The objects made so far, by their ids.
  private var table = ObjectTable()
  /// The objects that no other object holds, by their ids.
  var kept: [String: AnyObject] = [:]
  /// The objects in the order in which they were made, with their elements, until they are awake.
  var made: [(element: Element, object: AnyObject)] = []
  /// The connections that wait for the objects they lead to.
  var connections: [PendingConnection] = []
  /// The elements whose classes are not there.
  var missingClasses: Set<Int> = []
  /// The objects that stand in for objects of classes that are not there.
  private var standIns: Set<ObjectIdentifier> = []

  init(_ context: InstantiationContext, owner: AnyObject?, in outer: MadeObjects?) {
    self.context = context
    self.owner = owner
    self.outer = outer
  }

  /// The object that was made here for an id.
  subscript(_ id: String) -> AnyObject? {
    get { table[id] }
    set { table[id] = newValue }
  }

  /// Keeps an object for connections and constraints.
  func keep(_ object: AnyObject, for element: Element) {
    context.resources.nesting.countObject()
    if let id = element["id"] { table[id] = object }
    if missingClasses.contains(element.index) { standIns.insert(ObjectIdentifier(object)) }
    if let view = object as? UIView {
      let place = DocumentOrigin(element: element, in: context.document)
      place.missingClass = (view as? MissingView)?.missingClass
      view.documentOrigin = place
    } else if let constraint = object as? NSLayoutConstraint {
      constraint.documentOrigin = DocumentOrigin(element: element, in: context.document)
    }
    made.append((element, object))
    if !(object is UIResponder) { setRuntimeAttributes(of: object, element) }
    wait(for: element, of: object)
  }

  /// Has the connections of an element wait for the objects that they lead to.
  func wait(for element: Element, of source: AnyObject) {
    guard let list = element.child("connections") else { return }
    for connection in list.children {
      connections.append(PendingConnection(element: connection, source: source))
    }
  }

  /// The object of an id for connections: an object that was made here, the owner, or an object
  /// around.
  func resolve(_ id: String?) -> AnyObject? {
    guard let id else { return nil }
    if id == "-1" { return owner }
    return table[id] ?? kept[id] ?? outer?.resolve(id)
  }

  /// Whether an object is of a framework's class where the document asks for a class of the app.
  func isStandIn(_ object: AnyObject) -> Bool {
    standIns.contains(ObjectIdentifier(object)) || outer?.isStandIn(object) == true
  }

  /// The controller of the scene that the objects are in.
  var controllerOfScene: UIViewController? { sceneController ?? outer?.controllerOfScene }

  /// Tells the objects that all of them are there.
  func awaken() {
    let all = made
    made = []
    for (element, object) in all {
      if let responder = object as? UIResponder {
        LayoutLog.willCall("awakeFromNib()", of: responder)
        responder.awakeFromNib()
      } else if element["customClass"] != nil {
        (object as? any NibObject)?.awakeFromNib()
      }
    }
  }

  /// Releases the objects when all of them are made, and refers weakly to objects that are looked
  /// up later.
  func release(lookingUpViews looksUpViews: Bool) {
    // An object to which something refers weakly is slower to retain, and layouts retain views
    // often.
    table.release { object in
      !(object is NSLayoutConstraint || object is UILayoutGuide)
        && (looksUpViews || !(object is UIView))
    }
  }

  /// Takes back what an initialiser had made before it returned nil.
  /// - Parameters:
  ///   - count: The number of objects before the initialiser was called.
  ///   - waiting: The number of connections before the initialiser was called.
  func takeBack(_ element: Element, to count: Int, waiting: Int) {
    for (_, object) in made[count...] { standIns.remove(ObjectIdentifier(object)) }
    made.removeSubrange(count...)
    connections.removeSubrange(waiting...)
    if let id = element["id"] { table[id] = nil }
    for inner in element.descendants {
      if let id = inner["id"] { table[id] = nil }
    }
  }
}

/// A connection that is made when the object it leads to is there.
struct PendingConnection {
  let element: Element
  weak var source: AnyObject?
}
