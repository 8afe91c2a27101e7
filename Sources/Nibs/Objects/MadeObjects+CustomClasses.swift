import InterfaceBuilder

extension MadeObjects {
  /// The class that an element names, if it is one of `Base`'s subclasses; else `Base`.
  ///
  /// A name reaches no other type: it is looked up as a class of the module that the element names,
  /// or of the modules and classes that the caller has named, and taken only if it is a subclass.
  func customClass<Base: AnyObject>(
    of element: Element, basedOn base: Base.Type, otherwise standIn: AnyClass? = nil
  ) -> Base.Type {
    let standIn: AnyClass = standIn ?? base
    guard let name = element["customClass"] else { return base }
    guard !ClassLookup.isFrameworks(name, of: base) else { return base }
    guard let found = context.resources.classes.find(name, module: element["customModule"]) else {
      missingClasses.insert(element.index)
      let place = element["customModule"].map { " in module \($0)" } ?? ""
      context.note(
        .class, "there is no class \(name)\(place): \(standIn) stands in for it", at: element,
        naming: name)
      return base
    }
    // The type of `base` may say no more than that it is a class of views; the element's own class
    // may be further down.
    guard let subclass = found as? Base.Type, isSubclass(found, of: base) else {
      missingClasses.insert(element.index)
      context.note(
        .class, "the class \(name) is no subclass of \(standIn), which stands in for it",
        at: element, naming: name)
      return base
    }
    return subclass
  }

  private func isSubclass(_ found: AnyClass, of base: AnyClass) -> Bool {
    func isSubclass<Base: KeyPathSetting>(of base: Base.Type) -> Bool { found is Base.Type }
    // The generic call gets the class that `base` is, and not only its type at this place.
    return (base as? any KeyPathSetting.Type).map { isSubclass(of: $0) } ?? true
  }

  /// Makes an object of the class that an element names, or else of the framework's class, by
  /// `init(coder:)`.
  func custom<Object: AnyObject>(
    _ element: Element, _ base: Object.Type, _ make: (Object.Type, NSCoder) -> Object?
  ) -> Object? {
    let type = customClass(of: element, basedOn: base)
    let coder = NibCoder(element, level: base) { _ in }
    if let object = make(type, coder) { return object }
    standIn(base, for: "\(type)", element)
    return make(base, coder)
  }

  /// Notes that a class is left out because a controller has made the object by itself.
  func leaveOutClass(of element: Element, _ object: AnyObject) {
    guard let name = element["customClass"] else { return }
    let base: AnyClass = type(of: object)
    guard !ClassLookup.isFrameworks(name, of: base), name != String(describing: base) else {
      return
    }
    missingClasses.insert(element.index)
    context.note(
      .class, "the class \(name) is left out: its controller has made a \(base)", at: element,
      naming: name)
  }

  /// Notes that the framework's class stands in for a class whose initialiser has returned nil.
  func standIn(_ level: AnyClass, for name: String, _ element: Element) {
    missingClasses.insert(element.index)
    context.note(
      .class, "init(coder:) of \(name) returned nil: \(level) stands in for it", at: element)
  }
}
