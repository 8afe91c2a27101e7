/// The name of a method, by which a control, a timer or a notification calls it.
///
/// There is no Objective-C runtime on Linux, which finds a method by its name. A selector made by
/// `Selector.of(_:)` has the method with it. One of a name alone finds it among the
/// ``ActionTarget/actions`` of the object that gets the message.
///
/// ```swift
/// button.addTarget(self, action: .of(LoginViewController.logIn), for: .touchUpInside)
/// button.addTarget(self, action: "logIn:", for: .touchUpInside)
/// ```
///
/// Source: <https://developer.apple.com/documentation/objectivec/selector>
public struct Selector: Sendable, ExpressibleByStringLiteral {
  let name: String
  let method: SelectorMethod?

  /// The selector of a name, with a colon for each argument.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  public init(stringLiteral name: String) { self.init(name) }

  /// The selector of a method of a class or protocol without arguments. What the method returns
  /// goes to `perform(_:)` alone. Selectors of one name are equal; without a name, those are that
  /// were made at the same place of the source.
  @preconcurrency
  public static func of<Target, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, _ name: String? = nil,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Selector {
    Selector(SelectorMethod(method), name ?? "\(file):\(line):\(column)")
  }

  /// The selector of a method that takes the object which sends the message, a notification or a
  /// timer.
  @preconcurrency
  public static func of<Target, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    _ name: String? = nil, file: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Selector {
    Selector(SelectorMethod(method), name ?? "\(file):\(line):\(column)")
  }

  /// The selector of a method that takes the sender and its event.
  @preconcurrency
  public static func of<Target, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result,
    _ name: String? = nil, file: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Selector {
    Selector(SelectorMethod(method), name ?? "\(file):\(line):\(column)")
  }

  /// The selector that gets a property.
  public static func of<Target, Value>(
    getter property: KeyPath<Target, Value>, _ name: String
  ) -> Selector {
    Selector(SelectorMethod(getter: property), name)
  }

  /// The selector that sets a property.
  public static func of<Target, Value>(
    setter property: ReferenceWritableKeyPath<Target, Value>, _ name: String
  ) -> Selector {
    Selector(SelectorMethod(setter: property), name)
  }

  private init(_ method: SelectorMethod, _ name: String) {
    self.name = name
    self.method = method
  }
}

/// Selectors of one name are equal, whatever methods they have with them.
extension Selector: Hashable, CustomStringConvertible {
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public var description: String { name }
}
