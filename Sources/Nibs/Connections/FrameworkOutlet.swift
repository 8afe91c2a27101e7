/// An outlet of one of the framework's own classes.
@MainActor
struct FrameworkOutlet {
  /// What came of connecting an outlet.
  enum Result: Hashable {
    case connected
    /// No class of the framework that the object is of has an outlet of this name.
    case unknown
    /// The outlet takes objects with a protocol, to which this object does not conform.
    case otherProtocol
    /// The outlet takes objects of a class, and this object is of another.
    case otherClass(String)
  }

  private let name: String
  private let isOf: (AnyObject) -> Bool
  private let connect: (_ source: AnyObject, _ target: AnyObject) -> Result

  /// An outlet that takes an object of a class.
  init<Source: AnyObject, Target: AnyObject>(
    _ name: String, _ set: @escaping (Source, Target) -> Void
  ) {
    self.init(name, otherwise: .otherClass("\(Target.self)"), set)
  }

  /// An outlet that is a property for objects of a class.
  init<Source: AnyObject, Target: AnyObject>(
    _ name: String, _ property: ReferenceWritableKeyPath<Source, Target?>
  ) {
    self.init(name) { (source: Source, target: Target) in source[keyPath: property] = target }
  }

  /// An outlet that takes an object with a protocol.
  init<Source: AnyObject, Target>(
    _ name: String, protocol _: Target.Type,
    _ property: ReferenceWritableKeyPath<Source, Target?>
  ) {
    self.init(name, otherwise: .otherProtocol) { (source: Source, target: Target) in
      source[keyPath: property] = target
    }
  }

  private init<Source: AnyObject, Target>(
    _ name: String, otherwise: Result, _ set: @escaping (Source, Target) -> Void
  ) {
    self.name = name
    isOf = { $0 is Source }
    connect = { source, target in
      guard let source = source as? Source, let target = target as? Target else { return otherwise }
      set(source, target)
      return .connected
    }
  }

  /// Connects an outlet of an object of the framework's classes, or of a subclass.
  static func connect(_ name: String, of source: AnyObject, to target: AnyObject) -> Result {
    guard let outlet = all[name]?.first(where: { $0.isOf(source) }) else { return .unknown }
    return outlet.connect(source, target)
  }

  /// Whether UIKit has an outlet that its class does not have here.
  static func isMissing(_ name: String, of source: AnyObject) -> Bool {
    FrameworkModules.define(type(of: source)) || unknown.contains(name)
  }

  /// The outlets of UIKit's classes that are not here, and that subclasses of apps inherit.
  private static let unknown: Set = [
    "inputView", "inputAccessoryView", "searchDisplayController", "transitioningDelegate",
  ]

  /// The outlets by their names. Of several with one name, the first whose class the object is of
  /// counts: subclasses stand before their superclasses.
  private static let all = [String: [FrameworkOutlet]](grouping: delegates + objects, by: \.name)
}
