import Foundation

/// The names that tables and collections have for the two parts of an index path.
extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public init(item: Int, section: Int) { self = [section, item] }

  /// The second index; -1 where there is none.
  public var row: Int { count > 1 ? self[1] : -1 }
  /// The second index; -1 where there is none.
  public var item: Int { count > 1 ? self[1] : -1 }
  /// The first index; -1 where there is none.
  public var section: Int { count > 0 ? self[0] : -1 }
}
