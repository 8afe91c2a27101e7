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
        set(value, attribute, of: responder, element)
      case let responder as UIResponder:
        responder.setValue(value, forKeyPath: attribute.keyPath)
      case let object as any NibObject: object.setValue(value, forKeyPath: attribute.keyPath)
      case _ where isStandIn(object): break
      case _ where element["customClass"] == nil: set(value, attribute, of: object, element)
      default:
        if case .set = KeyPaths.set(value, forKeyPath: attribute.keyPath, of: object) { break }
        context.note(
          .element,
          "the runtime attribute \(attribute.keyPath) of a \(type(of: object)) is left out: its class "
            + "does not conform to NibObject", at: element)
      }
    }
  }

  /// Sets an attribute of an object of the framework, and says what is against it.
  private func set(
    _ value: Any?, _ attribute: RuntimeAttribute, of object: AnyObject, _ element: Element
  ) {
    let complaint: String
    switch KeyPaths.set(value, forKeyPath: attribute.keyPath, of: object) {
    case .set: return
    case .refused(let reason): complaint = "\(type(of: object)): \(reason)"
    case .unknown:
      complaint =
        "\(type(of: object)) has no property \(attribute.keyPath) that a document can set: an "
        + "extension in the app may have it"
    }
    context.note(
      .property, complaint, at: element.child("userDefinedRuntimeAttributes"),
      naming: attribute.keyPath)
  }
}
