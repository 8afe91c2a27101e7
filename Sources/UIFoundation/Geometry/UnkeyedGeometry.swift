/// A geometric type that is encoded as a plain list of its numbers, as on Apple's systems.
protocol UnkeyedGeometry: Codable {
  init()
  static var archivedNumbers: [WritableKeyPath<Self, CGFloat>] { get }
}

extension UnkeyedGeometry {
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init()
    for path in Self.archivedNumbers { self[keyPath: path] = try numbers.decode(CGFloat.self) }
  }

  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for path in Self.archivedNumbers { try numbers.encode(self[keyPath: path]) }
  }
}

extension CGAffineTransform: UnkeyedGeometry {
  static var archivedNumbers: [WritableKeyPath<Self, CGFloat>] {
    [\.a, \.b, \.c, \.d, \.tx, \.ty]
  }
}

extension UIOffset: UnkeyedGeometry {
  static var archivedNumbers: [WritableKeyPath<Self, CGFloat>] { [\.horizontal, \.vertical] }
}

extension UIEdgeInsets: UnkeyedGeometry {
  static var archivedNumbers: [WritableKeyPath<Self, CGFloat>] {
    [\.top, \.left, \.bottom, \.right]
  }
}

extension NSDirectionalEdgeInsets: UnkeyedGeometry {
  static var archivedNumbers: [WritableKeyPath<Self, CGFloat>] {
    [\.top, \.leading, \.bottom, \.trailing]
  }
}
