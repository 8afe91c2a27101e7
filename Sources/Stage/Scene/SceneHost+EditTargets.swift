/// The targets of edits, and what has become of edits.
extension SceneHost {
  /// What has become of an edit.
  public enum Standing: Hashable, Sendable {
    /// The property has the value.
    case holds
    /// The scene's own code has set another value since.
    case replaced(EditedValue)
    /// There is no such view or constraint in this instance of the scene at present.
    case missing
  }

  /// What has become of an edit that is the last one of its property.
  public func standing(of edit: SceneEdit) -> Standing {
    guard let object = object(of: edit.target), isPresent(object),
      let value = edit.property.value(of: object)
    else { return .missing }
    return edit.hasSet(value) ? .holds : .replaced(value)
  }

  /// Whether a view or a constraint takes part in the scene. A constraint does if it is active, if
  /// an edit has switched it off, or if a property stores it.
  private func isPresent(_ object: AnyObject) -> Bool {
    if let view = object as? UIView { return view.window === window }
    guard let constraint = object as? NSLayoutConstraint else { return false }
    return constraint.isActive || edited.switchesOff(constraint)
      || currentInventory.property(of: constraint) != nil
  }

  /// The value of a property; nil if its target is not there or has no such property.
  public func value(of property: EditedProperty, of target: SceneEdit.Target) -> EditedValue? {
    object(of: target).flatMap(property.value)
  }

  /// The view or constraint that edits of a target change.
  func object(of target: SceneEdit.Target) -> AnyObject? {
    if let made = edited.made(of: target) { return made.object }
    switch target {
    case .view(let id): return view(id)
    case .constraint(let id): return constraint(id)
    }
  }

  /// A target by what stays the same: as earlier edits of the same object name it, or else by its
  /// element in the document. Nil if an edit means another view by this name, which has got another
  /// path since.
  public func identity(of target: SceneEdit.Target) -> SceneEdit.Target? {
    guard case .view(let id) = target else {
      return object(of: target).flatMap(edited.target) ?? target
    }
    guard let view = view(id) else { return target }
    if let known = edited.target(of: view) { return known }
    let identity = SceneEdit.Target.view(
      ItemID(id.path, element: id.element ?? view.documentOrigin?.elementID))
    return edited.made(of: identity) == nil ? identity : nil
  }

  /// The id of a target's element in its document; nil for what code has made.
  public func elementID(of target: SceneEdit.Target) -> String? {
    let object = object(of: target)
    return (object as? UIView)?.documentOrigin?.elementID
      ?? (object as? NSLayoutConstraint)?.documentOrigin?.elementID
  }

  /// A target by its present path; nil if it is not in the scene.
  public func present(_ target: SceneEdit.Target) -> SceneEdit.Target? {
    guard let object = object(of: target) else { return nil }
    if let view = object as? UIView {
      let inventory = currentInventory
      return inventory.viewIndex(of: view).map {
        .view(ItemID(inventory.items[$0].path, element: view.documentOrigin?.elementID))
      }
    }
    let (live, list) = currentConstraints
    return live.firstIndex { $0 === object }.map { .constraint(list.constraint(at: $0).id) }
  }

  /// The view with an identity: by its element if it has one, or else by its path.
  func view(_ id: ItemID) -> UIView? {
    let atPath = view(at: id.path)
    guard let element = id.element, atPath?.documentOrigin?.elementID != element else {
      return atPath
    }
    let found = currentInventory.views.filter { $0.documentOrigin?.elementID == element }
    return found.count == 1 ? found[0] : nil
  }

  /// Why a constraint can't be made active; nil if it can.
  public func obstacle(toActivating target: SceneEdit.Target) -> String? {
    guard let constraint = object(of: target) as? NSLayoutConstraint, !constraint.canBeActive else {
      return nil
    }
    return "its views are not in the window together"
  }
}
