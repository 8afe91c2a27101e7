import Foundation

/// A container of views that can be named in an appearance: a view or a controller.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

/// A class of views with a common appearance: values that all views of the class take.
///
/// ```swift
/// UILabel.appearance().textColor = .systemTeal
/// UIButton.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .white
/// ```
///
/// A view takes the values when it enters a window: those of its superclasses first, of one class
/// those for fewer containers first, and else in the order in which they were set. A property that
/// was set on the view itself, after values for its class, keeps what it was given.
///
/// On Apple's systems `appearance()` answers an object that pretends to be a view and records what
/// is called on it, which only Objective-C can. Here it answers a proxy with the properties of the
/// class whose values can be compared. Methods can't be called on it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiappearance>
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

extension UIAppearance where Self: UIView {
  /// The values that all views of the class take.
  public static func appearance() -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(containers: [])
  }

  /// The values that those views of the class take that lie in the containers: in one of the first
  /// class, which lies in one of the second, and so on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(containers: containerTypes)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The properties of a class of views, to be set for all of them. What was not set reads as `nil`.
@preconcurrency @MainActor @dynamicMemberLookup
public final class UIAppearanceProxy<View: UIView> {
  private let containers: [any UIAppearanceContainer.Type]

  init(containers: [any UIAppearanceContainer.Type]) { self.containers = containers }

  /// The value for a property that always has one.
  public subscript<Value: Equatable>(
    dynamicMember property: ReferenceWritableKeyPath<View, Value>
  ) -> Value? {
    get { AppearanceRules.current.value(of: property, View.self, containers) as? Value }
    set { if let newValue { set(newValue, for: property) } }
  }

  /// The value for a property that may have none.
  public subscript<Value: Equatable>(
    dynamicMember property: ReferenceWritableKeyPath<View, Value?>
  ) -> Value? {
    get { AppearanceRules.current.value(of: property, View.self, containers) as? Value }
    set { set(newValue, for: property) }
  }

  private func set<Value: Equatable>(
    _ value: Value, for property: ReferenceWritableKeyPath<View, Value>
  ) {
    AppearanceRules.current.set(
      AppearanceRule(
        view: View.self, containers: containers, property: property, value: value,
        isAbout: { $0 is View }, isInherited: { $0 is View.Type },
        read: { ($0 as? View)?[keyPath: property] },
        isEqual: { ($0 as? Value) == ($1 as? Value) },
        apply: { ($0 as? View)?[keyPath: property] = value }))
  }
}
