import Foundation

/// One value that views of a class take.
@MainActor
struct AppearanceRule {
  let view: UIView.Type
  /// The classes of the containers that the view has to be in, innermost first.
  let containers: [any UIAppearanceContainer.Type]
  let property: AnyKeyPath
  let value: Any
  /// Whether a view is of the class.
  let isAbout: (UIView) -> Bool
  /// Whether the views of another class are of this one too.
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

  /// Whether the view is of the class and lies in the containers, one in another.
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

  /// Whether another rule is applied after this one, so that its value stays.
  func isOutweighed(by other: AppearanceRule) -> Bool {
    if view != other.view, isInherited(other.view) { return true }
    return view == other.view && containers.count < other.containers.count
  }
}

/// The values that were set for classes of views.
@MainActor
struct AppearanceRules: AppearanceSource {
  /// The rules of the app.
  static var current = AppearanceRules() {
    didSet { UIView.appearanceSource = current.rules.isEmpty ? nil : current }
  }

  /// In the order in which they are applied: a rule that outweighs another stands after it.
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

  mutating func removeAll() { rules.removeAll() }

  /// Notes what a view that has just been made has in the properties that there are values for.
  func noteDefaults(of view: UIView) {
    var values: [AnyKeyPath: Any] = [:]
    for rule in rules where rule.isAbout(view) { values[rule.property] = rule.read(view) }
    view.rareState.appearance = values
  }

  /// Gives a view that enters a window the values that hold for it.
  func apply(to view: UIView) {
    var known = view.rareState.appearance
    let free = rules.filter { rule in
      guard rule.holds(for: view) else { return false }
      // What was set on the view itself is no longer what it was made with.
      return known[rule.property].map { rule.isEqual($0, rule.read(view)) } ?? true
    }
    guard !free.isEmpty else { return }
    for rule in free { rule.apply(view) }
    for rule in free { known[rule.property] = rule.read(view) }
    view.rareState.appearance = known
  }
}
