import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Makes the objects of a xib, and connects them with the owner.
  /// - Returns: The objects with their elements. Only the caller retains them.
  func makeTopLevel() -> [(element: Element, object: AnyObject)] {
    resources.nesting.begin(document.root)
    defer { resources.nesting.end() }
    var made: [(element: Element, object: AnyObject)] = []
    for element in document.objects {
      if element.name == "placeholder" {
        connectPlaceholder(element)
      } else if let view = view(element) {
        made.append((element, view))
      } else if let object = looseObject(element) {
        made.append((element, object))
      }
    }
    makeConstraints()
    let views = made.compactMap { $0.object as? UIView }
    for view in views { watch(view) }
    connect()
    fillLists()
    awaken()
    for view in views { view.origin?.instantiation = self }
    release()
    // The views made hold this, and the caller's objects may hold the views.
    externalObjects = [:]
    return made
  }

  /// The connections of the file's owner, or of an object that the caller has named, stand in its
  /// placeholder.
  private func connectPlaceholder(_ element: Element) {
    guard let id = element["id"] else { return }
    if id != "-1" {
      objects[id] = element["placeholderIdentifier"].flatMap { externalObjects[$0] }
        .map { $0 as AnyObject }
    }
    guard let object = resolve(id) else { return }
    for connection in element.list("connections") {
      connections.append(PendingConnection(element: connection, source: object))
    }
  }

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
}
