import Commands
import Documents
import JSON
import Nibs
import Stage

extension ListCommand {
  /// `list --json`: one object with keys in a fixed order, and a line for each scene, device and so
  /// on.
  ///
  /// ```json
  /// {"program":"tenniel","version":"0.1.0",
  ///  "scenes":[
  ///   {"name":"Wonderland","summary":"A picture book …","step":false},…],
  ///  "devices":[…],"options":[…],"templates":[…],"languages":[…],"checks":[…]}
  /// ```
  var json: String {
    let checks = ("checks", LayoutCheck.all.map(\.json))
    let lists =
      arguments.wantsChecks
      ? [checks]
      : [
        ("scenes", program.scenes.map(\.json)), ("devices", Device.all.map(\.json)),
        ("options", Option.all.map(\.json)),
        ("templates", DocumentTemplate.all.map(\.json)),
        ("languages", DocumentLanguage.pseudoNames.map { JSONValue.text($0) }), checks,
      ]
    return Self.json(
      [.init("program", .text(program.name)), .init("version", .text(Program.version))], lists)
  }

  /// `list FILE --json`: a line for each document, with its scenes, the segues, and its errors.
  func documentsJSON(_ library: DocumentLibrary) -> String {
    let documents = library.files.map { file -> JSONValue in
      let (scenes, connections) = listed(of: file)
      return .object([
        .init("path", .text(file.path)),
        .init("scenes", .array(scenes.map(\.json))),
        .init("segues", .array(connections.map(\.json))),
        .init("errors", .array(errors(of: file).map { .text($0) })),
        .init("languages", .array(DocumentLanguages.names(for: file.path).map { .text($0) })),
      ])
    }
    return Self.json([], [("documents", documents)])
  }

  /// Why a document can't be read, or what of it can't be shown as it is meant.
  private func errors(of file: DocumentLibrary.File) -> [String] {
    (file.failure?.messages ?? [])
      + (file.document?.problems ?? []).filter { $0.severity == .error }.map(\.text)
  }

  /// An object whose lists have each element on a line.
  private static func json(
    _ head: [JSONValue.Member], _ lists: [(name: String, values: [JSONValue])]
  ) -> String {
    let lines = lists.map { name, values in
      "\"\(name)\":[" + values.map { "\n  \($0.text)" }.joined(separator: ",") + "]"
    }
    let begin = JSONValue.object(head).text.dropLast()
    return begin + (head.isEmpty ? "" : ",\n ") + lines.joined(separator: ",\n ") + "}\n"
  }
}

extension DocumentTemplate {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .text(name)), .init("summary", .text(summary)),
      .init("type", .text(isXib ? "xib" : "storyboard")),
    ])
  }
}

extension NamedScene {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .text(name)), .init("summary", .text(summary)), .init("step", .bool(isStep)),
    ])
  }
}

extension Device {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .text(name)), .init("names", .array(names.map { .text($0) })),
      .init("idiom", .text(idiom.rawValue)), .init("scale", .number(scale)),
      .init("portrait", side(isLandscape: false)), .init("landscape", side(isLandscape: true)),
      .init(
        "panes",
        .array(splitWidths == nil ? [] : SplitPane.allCases.map { .text($0.rawValue) })),
    ])
  }

  /// The device in an orientation: sizes are in points, the safe area is top, left, bottom, right,
  /// without bars.
  private func side(isLandscape: Bool) -> JSONValue {
    let size = isLandscape ? landscapeSize : portraitSize
    let area = isLandscape ? landscapeSafeArea : portraitSafeArea
    let classes = classes(isLandscape: isLandscape)
    return .object([
      .init("size", .array([.number(size.width), .number(size.height)])),
      .init(
        "safeArea",
        .array([area.top, area.sides, area.bottom, area.sides].map { .number($0) })),
      .init("horizontal", .text(classes.width.rawValue)),
      .init("vertical", .text(classes.height.rawValue)),
    ])
  }
}

extension Option {
  /// The option with its placeholder and the commands that take it; `values` has the words that are
  /// known of its value, of which some may be given if it takes a list.
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .text(name)), .init("value", value.map { .text($0) } ?? .null),
      .init("summary", .text(help)),
      .init(
        "commands",
        .array(Subcommand.all.filter(commands.contains).map { .text($0.name) })),
    ]
    if let words = kind?.words, !words.isEmpty {
      members.append(.init("values", .array(words.map { .text($0) })))
    }
    return .object(members)
  }
}

extension LayoutCheck {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .text(identifier)), .init("severity", .text(severity.rawValue)),
      .init("summary", .text(summary)), .init("onRequest", .bool(!runsByDefault)),
    ])
  }
}

extension OpenDocument.Scene {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .text(name)), .init("id", .text(id)), .init("class", .text(className)),
      .init("initial", .bool(isInitial)), .init("launch", .bool(isLaunchScreen)),
      .init("size", size.map { .array([.number($0.width), .number($0.height)]) } ?? .null),
      .init("reference", reference.map { .text($0) } ?? .null),
    ])
  }
}

extension OpenDocument.Connection {
  fileprivate var json: JSONValue {
    .object([
      .init("from", .text(source)), .init("to", .text(destination)), .init("kind", .text(kind)),
      .init("identifier", identifier.map { .text($0) } ?? .null),
    ])
  }
}
