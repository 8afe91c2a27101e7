/// The two indices of an index path by the names that tables and collections give them.
extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public init(item: Int, section: Int) { self = [section, item] }

  /// The second index; -1 if the path has none.
  public var row: Int { count > 1 ? self[1] : -1 }
  /// The second index; -1 if the path has none.
  public var item: Int { count > 1 ? self[1] : -1 }
  /// The first index; -1 if the path has none.
  public var section: Int { count > 0 ? self[0] : -1 }
}
