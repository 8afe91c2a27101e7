/// The names of objects' classes, each made once: of thousands of views most are of few classes.
struct ClassNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// The name of an object's class, without its module.
  mutating func name(of object: AnyObject) -> String {
    let type: AnyClass = type(of: object)
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }
}
