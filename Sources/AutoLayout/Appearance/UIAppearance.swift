/// A container of views that can be named for an appearance: a view or a controller.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

/// A class of views with appearance values, which all views of the class get.
///
/// ```swift
/// UILabel.appearance().textColor = .systemTeal
/// UIButton.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .white
/// ```
///
/// A view gets the values when it enters a window. Values for superclasses are set first, then, for
/// one class, those for fewer containers, and otherwise in the order in which they were given. A
/// property that was set on the view itself, after the class got appearance values, is not changed.
///
/// Values that code sets while it runs on a screen, as a scene's does, hold on that screen alone.
///
/// On Apple's systems `appearance()` returns an object that records messages for the class, which
/// takes Objective-C. Here it returns a proxy with the properties of the class whose values are
/// `Equatable`, and the methods that apps call most.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiappearance>
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

extension UIAppearance where Self: UIView {
  /// The appearance values of all views of the class.
  public static func appearance() -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(containers: [])
  }

  /// The appearance values of the views of the class inside the containers: in a container of the
  /// first class, which is in one of the second, and so on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(containers: containerTypes)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The properties of a class of views. Setting one sets it for all views of the class; one that was
/// not set is `nil`.
@preconcurrency @MainActor @dynamicMemberLookup
public final class UIAppearanceProxy<View: UIView> {
  private let containers: [any UIAppearanceContainer.Type]

  init(containers: [any UIAppearanceContainer.Type]) { self.containers = containers }

  /// The appearance value of a property.
  public subscript<Value: Equatable>(
    dynamicMember property: ReferenceWritableKeyPath<View, Value>
  ) -> Value? {
    get { AppearanceRules.current.value(of: property, View.self, containers) as? Value }
    set { if let newValue { set(newValue, for: property) } }
  }

  /// The appearance value of an optional property.
  public subscript<Value: Equatable>(
    dynamicMember property: ReferenceWritableKeyPath<View, Value?>
  ) -> Value? {
    get { AppearanceRules.current.value(of: property, View.self, containers) as? Value }
    set { set(newValue, for: property) }
  }

  /// The appearance value of a dictionary, such as the attributes of a title.
  public subscript<Key: Hashable>(
    dynamicMember property: ReferenceWritableKeyPath<View, [Key: Any]?>
  ) -> [Key: Any]? {
    get { AppearanceRules.current.value(of: property, View.self, containers) as? [Key: Any] }
    set {
      set(newValue, for: property) { first, second in
        first?.mapValues { $0 as? AnyHashable } == second?.mapValues { $0 as? AnyHashable }
      }
    }
  }

  private func set<Value: Equatable>(
    _ value: Value, for property: ReferenceWritableKeyPath<View, Value>
  ) {
    set(value, for: property) { $0 == $1 }
  }

  private func set<Value>(
    _ value: Value, for property: ReferenceWritableKeyPath<View, Value>,
    isEqual: @escaping (Value, Value) -> Bool
  ) {
    AppearanceRules.current.set(
      AppearanceRule(
        view: View.self, containers: containers, property: property, value: value,
        isAbout: { $0 is View }, isInherited: { $0 is View.Type },
        read: { ($0 as? View)?[keyPath: property] },
        isEqual: { first, second in
          guard let first = first as? Value, let second = second as? Value else { return false }
          return isEqual(first, second)
        },
        apply: { ($0 as? View)?[keyPath: property] = value }))
  }
}
