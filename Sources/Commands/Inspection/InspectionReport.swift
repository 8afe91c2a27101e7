import Documents
import JSON

/// The output of a command that tells of scenes as JSON: one object with keys in a fixed order, and
/// a line for each entry of its lists.
///
/// The number of a schema changes when a key goes or means something else; new keys may come at any
/// time.
package struct InspectionReport {
  /// The schema, such as `tenniel.why/1`.
  let schema: String
  private var scenes: [Scene] = []

  /// What is said of a scene.
  private struct Scene {
    let head: [JSONValue.Member]
    let lists: [(name: String, entries: [JSONValue])]
  }

  package init(_ schema: String) { self.schema = schema }

  /// Adds a scene: its name and screen, and then what the command tells.
  @MainActor
  package mutating func add(
    _ scene: InspectedScene, _ members: [JSONValue.Member] = [],
    lists: [(name: String, entries: [JSONValue])]
  ) {
    let screen = scene.host.snapshot.screen
    let head: [JSONValue.Member] = [
      .init("scene", .text(scene.name)), .init("file", .text(scene.scene.origin?.path)),
      .init("device", .text(screen.device?.name)),
      .init("size", .decimals([screen.size.width, screen.size.height])),
    ]
    scenes.append(Scene(head: head + members, lists: lists))
  }

  /// The text, with a newline at its end.
  package var text: String {
    let scenes = scenes.map { "\n " + JSONValue.text($0.head, lists: $0.lists, indent: 2) }
    return "{\"schema\":\"\(schema)\",\"scenes\":[" + scenes.joined(separator: ",") + "]}\n"
  }
}
