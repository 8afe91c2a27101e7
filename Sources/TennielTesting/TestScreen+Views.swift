import Stage
import Wording

extension TestScreen {
  /// The view with a name: its accessibility identifier, the property that holds it, its class, or
  /// its path from the root view (`view/card/title`) or the end of that path.
  ///
  /// ```swift
  /// let title = try screen.view("titleLabel", as: UILabel.self)
  /// ```
  /// - Throws: ``LayoutTestError`` if no view has the name, if several have it, or if its view has
  ///   another type.
  public func view<View: UIView>(
    _ name: String, as type: View.Type = UIView.self
  ) throws(LayoutTestError) -> View {
    guard case .view(let found) = try item(named: name) else {
      throw .wrongType(name, is: "UILayoutGuide", expected: "\(type)")
    }
    guard let view = found as? View else {
      throw .wrongType(name, is: "\(Swift.type(of: found))", expected: "\(type)")
    }
    return view
  }

  /// The item that a name stands for.
  enum Item {
    case view(UIView)
    case guide(UILayoutGuide)
  }

  /// The single view or guide with a name, after layout.
  func item(named name: String) throws(LayoutTestError) -> Item {
    layout()
    let paths = host.paths(named: name)
    if paths.count > 1 { throw .ambiguousName(name, paths: paths.map(\.text)) }
    if let path = paths.first {
      if let view = host.view(at: path) { return .view(view) }
      if let guide = host.guide(at: path) { return .guide(guide) }
    }
    let snapshot = host.snapshot
    throw .unknownView(
      name,
      nearest: Nearest.suggestions(
        for: name, among: (snapshot.views + snapshot.guides).map(\.name)),
      known: snapshot.views.map(\.name))
  }
}
