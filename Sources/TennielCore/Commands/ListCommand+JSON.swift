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
    return JSONValue.text(
      [.init("program", .text(program.name)), .init("version", .text(Program.version))],
      lists: lists) + "\n"
  }

  /// `list FILE --json`: a line for each document, with its scenes, the segues, and its errors.
  func documentsJSON(_ library: DocumentLibrary) -> String {
    let documents = library.files.map { file -> JSONValue in
      let (scenes, connections) = listed(of: file)
      return [
        "path": .text(file.path), "scenes": .array(scenes.map(\.json)),
        "segues": .array(connections.map(\.json)),
        "errors": .array(errors(of: file).map { .text($0) }),
        "languages": .array(DocumentLanguages.names(for: file.path).map { .text($0) }),
      ]
    }
    return JSONValue.text([], lists: [("documents", documents)]) + "\n"
  }

  /// Why a document can't be read, or what of it can't be shown as it is meant.
  private func errors(of file: DocumentLibrary.File) -> [String] {
    (file.failure?.messages ?? [])
      + (file.document?.problems ?? []).filter { $0.severity == .error }.map(\.text)
  }
}

extension DocumentTemplate {
  fileprivate var json: JSONValue {
    ["name": .text(name), "summary": .text(summary), "type": .text(isXib ? "xib" : "storyboard")]
  }
}

extension NamedScene {
  fileprivate var json: JSONValue {
    ["name": .text(name), "summary": .text(summary), "step": .bool(isStep)]
  }
}

extension Device {
  fileprivate var json: JSONValue {
    [
      "name": .text(name), "names": .array(names.map { .text($0) }), "idiom": .text(idiom.rawValue),
      "scale": .number(scale), "portrait": side(isLandscape: false),
      "landscape": side(isLandscape: true),
      "panes": .array(splitWidths == nil ? [] : SplitPane.allCases.map { .text($0.rawValue) }),
    ]
  }

  /// The device in an orientation: sizes are in points, the safe area is top, left, bottom, right,
  /// without bars.
  private func side(isLandscape: Bool) -> JSONValue {
    let size = isLandscape ? landscapeSize : portraitSize
    let area = isLandscape ? landscapeSafeArea : portraitSafeArea
    let classes = classes(isLandscape: isLandscape)
    return [
      "size": .array([.number(size.width), .number(size.height)]),
      "safeArea": .array([area.top, area.sides, area.bottom, area.sides].map { .number($0) }),
      "horizontal": .text(classes.width.rawValue), "vertical": .text(classes.height.rawValue),
    ]
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
    [
      "name": .text(identifier), "severity": .text(severity.rawValue), "summary": .text(summary),
      "onRequest": .bool(!runsByDefault),
    ]
  }
}

extension OpenDocument.Scene {
  fileprivate var json: JSONValue {
    [
      "name": .text(name), "id": .text(id), "class": .text(className), "initial": .bool(isInitial),
      "launch": .bool(isLaunchScreen),
      "size": size.map { .array([.number($0.width), .number($0.height)]) } ?? .null,
      "reference": reference.map { .text($0) } ?? .null,
    ]
  }
}

extension OpenDocument.Connection {
  fileprivate var json: JSONValue {
    [
      "from": .text(source), "to": .text(destination), "kind": .text(kind),
      "identifier": identifier.map { .text($0) } ?? .null,
    ]
  }
}
