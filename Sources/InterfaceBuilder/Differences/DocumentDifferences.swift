/// The differences between two documents, object by object. How they came about does not matter: by
/// edits, by undoing edits, or by another program.
public struct DocumentDifferences: Sendable {
  /// What differs in an object that both documents have.
  public struct Change: Sendable {
    /// The object's id; nil for what stands outside of all objects.
    public let id: String?
    /// The object in the earlier document.
    public let old: Element
    /// The object in the later document.
    public let new: Element
    /// The names of the attributes that have another value, or that one of the documents alone has.
    public internal(set) var attributes: [String] = []
    /// The keys of the parts that differ, such as `frame` or `fontDescription`.
    public internal(set) var parts: [String] = []
    /// The groups with other members, or with members in another order.
    public internal(set) var groups: [Group] = []
    /// The names of all other elements in the object that differ, such as `variation` or
    /// `connections`.
    public internal(set) var others: [String] = []

    var isEmpty: Bool {
      attributes.isEmpty && parts.isEmpty && groups.isEmpty && others.isEmpty
    }
  }

  /// What differs in the members of a group. A member that has become an object of another kind is
  /// both removed and inserted.
  public struct Group: Hashable, Sendable {
    /// The name of the group: `subviews`, `constraints`, `scenes` or `objects`.
    public let name: String
    /// The ids of the members that are no longer there, in order.
    public let removed: [String]
    /// The ids of the members that have come to the group, in order. A member that the earlier
    /// document has elsewhere has moved.
    public let inserted: [String]
    /// Whether the members that both have are in another order.
    public let isReordered: Bool
  }

  /// The objects that differ, each before the objects in it.
  public let changes: [Change]
  /// Whether the documents say the same.
  public var isEmpty: Bool { changes.isEmpty }

  /// Finds the differences. Besides one comparison of the bytes, this takes time in proportion to
  /// what differs.
  public init(from old: Document, to new: Document) {
    var finder = DifferenceFinder(old, new)
    finder.compare(old.root, new.root)
    changes = finder.changes.filter { !$0.isEmpty }
  }
}
