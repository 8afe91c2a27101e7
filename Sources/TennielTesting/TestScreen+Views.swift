import AutoLayout
import Stage

extension TestScreen {
  /// A view by its name: the accessibility identifier, the property that holds it, its class, or its path from the root
  /// view (`view/card/title`) or the end of that.
  ///
  /// ```swift
  /// let title = try screen.view("titleLabel", as: UILabel.self)
  /// ```
  /// - Throws: ``LayoutTestError`` where no view goes by the name, or several, or one of another type.
  public func view<View: UIView>(
    _ name: String, as type: View.Type = UIView.self
  ) throws(LayoutTestError) -> View {
    let path = try item(named: name).path
    guard let view = host.view(at: path) else {
      throw .wrongType(name, is: "UILayoutGuide", expected: "\(type)")
    }
    guard let view = view as? View else {
      throw .wrongType(name, is: "\(Swift.type(of: view))", expected: "\(type)")
    }
    return view
  }

  /// The one view or guide that goes by a name, laid out.
  func item(named name: String) throws(LayoutTestError) -> SceneView {
    layout()
    let snapshot = host.snapshot
    let items = snapshot.views + snapshot.guides
    let paths = host.paths(named: name)
    guard let path = paths.first, let item = items.first(where: { $0.path == path }) else {
      throw .unknownView(
        name, nearest: Nearest.suggestions(for: name, among: items.map(\.name)),
        known: snapshot.views.map(\.name))
    }
    if paths.count > 1 { throw .ambiguousName(name, paths: paths.map(\.text)) }
    return item
  }
}
