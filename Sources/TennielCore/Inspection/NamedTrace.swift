import AutoLayout
import Cells
import JSON
import Stage
import Wording

/// The trace of a scene's views with the names that they have in the scene.
@MainActor
struct NamedTrace {
  private struct Item {
    let line: LayoutTrace.Line
    /// The view or guide as the scene lists it; nil for what it does not list, such as the window.
    let listed: SceneView?
    let className: String
    let element: String?
  }

  private let items: [Item]

  init(of scene: InspectedScene) {
    let (host, content) = (scene.host, scene.host.snapshot)
    var listed: [ObjectIdentifier: SceneView] = [:]
    for (path, view) in host.views { listed[ObjectIdentifier(view)] = content.view(at: path) }
    for guide in content.guides {
      if let found = host.guide(at: guide.path) { listed[ObjectIdentifier(found)] = guide }
    }
    let ids = host.elementPaths.ids
    items = LayoutTrace(of: host.window).lines.map { line in
      let found = listed[ObjectIdentifier(line.item)]
      return Item(
        line: line, listed: found,
        className: found?.className ?? AutoLayout.className(of: line.item),
        element: found.flatMap { ids[$0.path] })
    }
  }

  /// The lines of the trace.
  func lines(_ glyphs: GlyphSet) -> [String] {
    items.map { item in
      let className = item.className.printable
      let name = item.listed?.title.printable ?? className
      let text = item.line.text(
        name == className ? name : "\(name): \(className)", owner: name)
      return glyphs == .unicode ? text : text.replacing("•", with: "@")
    }
  }

  /// The items for programs.
  var json: [JSONValue] {
    items.map { item in
      .object([
        .init("path", .text(item.listed?.path.text)), .init("name", .text(item.listed?.name)),
        .init("class", .text(item.className)), .init("id", .text(item.element)),
        .init("kind", .text(item.line.item is UIView ? "view" : "guide")),
        .init("depth", .count(item.line.depth)), .init("layout", .text(item.line.mark.word)),
        .init("ambiguous", .texts(item.line.ambiguous.map { $0.name.lowercased() })),
      ])
    }
  }
}

extension LayoutTrace.Mark {
  /// The mark for programs; nil for an item that no constraint is about.
  fileprivate var word: String? { self == .none ? nil : "\(self)" }
}
