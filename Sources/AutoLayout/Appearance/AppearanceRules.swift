/// A value of a property for all views of a class.
@MainActor
struct AppearanceRule {
  let view: UIView.Type
  /// The classes of containers in which the view has to be, innermost first.
  let containers: [any UIAppearanceContainer.Type]
  let property: AnyKeyPath
  let value: Any
  /// Whether a view is of the class.
  let isAbout: (UIView) -> Bool
  /// Whether a class is a subclass of this rule's class.
  let isInherited: (UIView.Type) -> Bool
  let read: (UIView) -> Any?
  let isEqual: (Any?, Any?) -> Bool
  let apply: (UIView) -> Void

  func isFor(
    _ property: AnyKeyPath, _ view: UIView.Type, _ containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    self.property == property && self.view == view
      && self.containers.elementsEqual(containers) { ObjectIdentifier($0) == ObjectIdentifier($1) }
  }

  /// Whether the view is of the class and in the containers, each inside the next.
  func holds(for candidate: UIView) -> Bool {
    guard isAbout(candidate) else { return false }
    var missing = containers[...]
    var responder = candidate.next
    while let wanted = missing.first, let container = responder {
      if Self.isInstance(container, of: wanted) { missing = missing.dropFirst() }
      responder = container.next
    }
    return missing.isEmpty
  }

  private static func isInstance<Container: UIAppearanceContainer>(
    _ object: AnyObject, of type: Container.Type
  ) -> Bool {
    object is Container
  }

  /// Whether the other rule is applied after this one, so that its value wins.
  func isOutweighed(by other: AppearanceRule) -> Bool {
    if view != other.view, isInherited(other.view) { return true }
    return view == other.view && containers.count < other.containers.count
  }
}

/// The appearance values of all classes of views.
@MainActor
struct AppearanceRules: AppearanceSource {
  /// The rules of the main screen.
  static var current: AppearanceRules {
    get { UIScreen.main.appearanceSource as? AppearanceRules ?? AppearanceRules() }
    set { UIScreen.main.appearance = newValue }
  }

  /// The rules in the order of their application: a rule is after those whose values it replaces.
  private var rules: [AppearanceRule] = []

  mutating func set(_ rule: AppearanceRule) {
    rules.removeAll { $0.isFor(rule.property, rule.view, rule.containers) }
    let place = rules.firstIndex { rule.isOutweighed(by: $0) } ?? rules.count
    rules.insert(rule, at: place)
  }

  func value(
    of property: AnyKeyPath, _ view: UIView.Type, _ containers: [any UIAppearanceContainer.Type]
  ) -> Any? {
    rules.first { $0.isFor(property, view, containers) }?.value
  }

  /// Records the values of a new view for the properties that have appearance values.
  func noteDefaults(of view: UIView) {
    var values: [AnyKeyPath: Any] = [:]
    for rule in rules where rule.isAbout(view) { values[rule.property] = rule.read(view) }
    view.appearanceValues = values
  }

  /// Sets the appearance values of a view that enters a window.
  func apply(to view: UIView) {
    var known = view.appearanceValues
    let free = rules.filter { rule in
      guard rule.holds(for: view) else { return false }
      // A property that differs from its recorded value was set on the view itself.
      return known[rule.property].map { rule.isEqual($0, rule.read(view)) } ?? true
    }
    guard !free.isEmpty else { return }
    for rule in free { rule.apply(view) }
    for rule in free { known[rule.property] = rule.read(view) }
    view.appearanceValues = known
  }
}
