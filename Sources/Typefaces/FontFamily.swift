/// A family with tables of its own.
public enum FontFamily: UInt8, Hashable, Sendable, CaseIterable {
  case sanFrancisco

  /// The name of the family.
  public var name: String {
    switch self {
    case .sanFrancisco: "San Francisco"
    }
  }

  var table: Family {
    switch self {
    case .sanFrancisco: .sanFrancisco
    }
  }
}
