/// A coder that gives objects the values of their elements in an Interface Builder document.
@MainActor package protocol DocumentCoder: NSCoder {
  /// Gives the object its values, if `type` is the class of the framework that its element stands
  /// for: a subclass then finds them in its own `init(coder:)`, after that of its superclass.
  func decode(_ object: UIResponder, as type: UIResponder.Type)
}

extension NSCoder {
  /// Gives an object the values that the document has for it, at the end of the initialiser of a
  /// class.
  @MainActor package func decodeDocument(_ object: UIResponder, as type: UIResponder.Type) {
    (self as? any DocumentCoder)?.decode(object, as: type)
  }
}

/// An object with properties that a document sets by their paths.
@MainActor package protocol KeyPathSetting {
  /// Sets a property.
  func set(_ value: Any?, forKeyPath keyPath: String) -> KeyPathOutcome
}

/// What has become of a value for a property of a path.
package enum KeyPathOutcome {
  case set
  /// The property is known, but takes no such value, for a reason in words.
  case refused(String)
  case unknown
}

/// What loads the view of a controller from an Interface Builder document.
@MainActor package protocol ViewDocument: AnyObject {
  /// Makes the views, sets the controller's view and connects its outlets.
  func loadView(of controller: UIViewController)
}

/// A controller that finds a document by the name of its nib, or by that of its class.
@MainActor package protocol ViewDocumentFinding {
  func viewDocument(named name: String?, in bundle: Bundle?) -> (any ViewDocument)?
}
