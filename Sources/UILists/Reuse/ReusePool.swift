/// The classes and documents registered for a list's views, and the views that are free for reuse,
/// by name.
struct ReusePool<Name: Hashable, View: UIView> {
  var classes: [Name: View.Type] = [:]
  /// What makes a view out of a document, for the names for which one is registered.
  var documents: [Name: @MainActor () -> View?] = [:]
  private var spare: [Name: [View]] = [:]

  /// Keeps a view that has left the list; a view without a name is not reused.
  mutating func put(_ view: View, for name: Name?) {
    guard let name else { return }
    spare[name, default: []].append(view)
  }

  /// Takes the view out that was kept last; nil if there is none.
  mutating func take(_ name: Name) -> View? { spare[name]?.popLast() }
}
