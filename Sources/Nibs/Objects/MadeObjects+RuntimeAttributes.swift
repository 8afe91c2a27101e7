import AutoLayout
import InterfaceBuilder

extension MadeObjects {
  /// Sets the runtime attributes that an element has for its object.
  func setRuntimeAttributes(of object: AnyObject, _ element: Element) {
    for attribute in element.runtimeAttributes {
      // The canvas does not arrange a stack by what only a running app sets.
      if object is UIStackView, context.resources.mode == .design,
        UIStackView.arrangementPaths.contains(attribute.keyPath)
      {
        continue
      }
      let value = context.value(of: attribute, at: element)
      switch object {
      // Of a class that is not there, only the properties of the framework's class can be set.
      case let responder as UIResponder where isStandIn(object) || object is MissingView:
        _ = responder.set(value, forKeyPath: attribute.keyPath)
      // An extension of the framework's class would have to be the app's.
      case let responder as UIResponder where element["customClass"] == nil:
        guard !responder.set(value, forKeyPath: attribute.keyPath) else { break }
        context.note(
          .property,
          "\(type(of: object)) has no property \(attribute.keyPath) that takes the value of the "
            + "document: an extension in the app may have it",
          at: element.child("userDefinedRuntimeAttributes"),
          naming: attribute.keyPath)
      case let responder as UIResponder:
        responder.setValue(value, forKeyPath: attribute.keyPath)
      case let object as any NibObject: object.setValue(value, forKeyPath: attribute.keyPath)
      case _ where isStandIn(object): break
      default:
        context.note(
          .element,
          "the runtime attribute \(attribute.keyPath) of a \(type(of: object)) is left out: its class "
            + "does not conform to NibObject", at: element)
      }
    }
  }
}
