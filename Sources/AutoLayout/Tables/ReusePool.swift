import Foundation

/// The classes registered for a list's views, and the views that are free for reuse, by identifier.
struct ReusePool<View: UIView> {
  var classes: [String: View.Type] = [:]
  private var spare: [String: [View]] = [:]

  /// Keeps a view that has left the list; a view without an identifier is not reused.
  mutating func put(_ view: View, for identifier: String?) {
    guard let identifier else { return }
    spare[identifier, default: []].append(view)
  }

  /// Takes the view out that was kept last; nil if there is none.
  mutating func take(_ identifier: String) -> View? { spare[identifier]?.popLast() }
}
