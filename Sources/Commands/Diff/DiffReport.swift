import Findings
import JSON
import Stage
import Wording

/// The output of `diff`, for people or for programs.
@MainActor
struct DiffReport {
  /// The name of the earlier and of the later version.
  let names: (old: String, new: String)
  let comparison: DocumentComparison

  /// The scenes, with the differences below each; nothing without differences.
  ///
  /// ```
  /// Login
  ///   label title: text "Hello" -> "Hi"
  ///   constraint title.top == view.top + 20: constant 20 -> 24
  ///   moved on iPhone 8:
  ///     label title: y 20 -> 24
  /// ```
  var text: String {
    comparison.scenes.map { scene in
      ([scene.name.printable] + lines(of: scene).map { "  " + $0 }).map { $0 + "\n" }.joined()
    }.joined()
  }

  private func lines(of scene: DocumentComparison.ComparedScene) -> [String] {
    var lines = scene.sentences.map(\.text)
    if scene.followingFrames > 0 {
      let count = scene.followingFrames
      lines.append(
        count == 1
          ? "1 frame of a view that constraints lay out is written anew"
          : "\(count) frames of views that constraints lay out are written anew")
    }
    if let formulas = scene.formulas, !formulas.moves.isEmpty { lines += Self.lines(of: formulas) }
    guard let moves = scene.moves, !moves.moves.isEmpty else { return lines }
    let screen = moves.grid.count == 1 ? moves.grid.name(of: 0) : "\(moves.grid.count) screens"
    lines.append("moved on \(screen):")
    lines += moves.moves.map { move in
      "  \(move.path.text.printable): \(move.words)\(move.place(on: moves.grid))"
    }
    return lines
  }

  private static func lines(of formulas: FormulaMoves) -> [String] {
    let (lengths, name) = (formulas.lengths, formulas.lengths.axis.lengthName)
    return ["moved at \(lengths.words), where \(formulas.letter) is the \(name) of the screen:"]
      + formulas.moves.map { move, screens in
        "  \(move.path.text.printable): \(move.words); \(formulas.grid.words(for: screens))"
          + (move.isSolved ? "" : "; sampled")
      }
  }

  /// One object with keys in a fixed order, and a line for each difference.
  ///
  /// ```json
  /// {"schema":"tenniel.diff/1","old":"HEAD:Main.storyboard","new":"Main.storyboard","scenes":[
  ///  {"scene":"Login","id":"BYZ-38-t0r",
  ///   "changes":[
  ///    {"kind":"value","object":"label title","id":"qXe-3c-Rq5","line":12,"path":["text"],
  ///     "old":"\"Hello\"","new":"\"Hi\"","text":"label title: text \"Hello\" -> \"Hi\""},…],
  ///   "moves":[
  ///    {"view":"view/title","id":"qXe-3c-Rq5","old":[16,20,40,21],"new":[16,24,40,21],
  ///     "screens":{"count":1,"of":1,"where":"iPhone 8"}},…],
  ///   "formulas":[
  ///    {"view":"view/title","id":"qXe-3c-Rq5","side":"width","old":"W - 32","new":"W - 40",
  ///     "known":"solved","screens":{…}},…]},…]}
  /// ```
  ///
  /// `kind` is `added`, `removed`, `moved`, `reordered`, `replaced` or `value`; `line` is that of
  /// the version in which the object is. The frames of a move are those of the first of its
  /// screens. The number of the schema changes when a key goes or means something else.
  var json: String {
    let head = JSONValue.object([
      .init("schema", .text("tenniel.diff/1")), .init("old", .text(names.old)),
      .init("new", .text(names.new)),
    ]).text.dropLast()
    return head + ",\"scenes\":["
      + comparison.scenes.map { "\n " + Self.json($0) }.joined(separator: ",") + "]}\n"
  }

  private static func json(_ scene: DocumentComparison.ComparedScene) -> String {
    let moves = scene.moves.map { moves in moves.moves.map { json($0, on: moves.grid) } } ?? []
    let formulas =
      scene.formulas.map { formulas in
        formulas.moves.map { json($0.move, at: $0.screens, on: formulas.grid) }
      } ?? []
    return JSONValue.text(
      [
        .init("scene", .text(scene.id == nil ? nil : scene.name)), .init("id", .text(scene.id)),
        .init("followingFrames", .count(scene.followingFrames)),
      ],
      lists: [("changes", scene.sentences.map(json)), ("moves", moves), ("formulas", formulas)],
      indent: 2)
  }

  private static func json(_ sentence: DocumentReview.Sentence) -> JSONValue {
    [
      "kind": .text(sentence.kind), "object": .text(sentence.title),
      "id": .text(sentence.object["id"]), "line": .count(sentence.object.position.line),
      "path": .texts(sentence.path), "old": .text(sentence.old), "new": .text(sentence.new),
      "text": .text(sentence.text),
    ]
  }

  private static func json(_ move: FrameMoves.Move, on grid: ScreenGrid) -> JSONValue {
    [
      "view": .text(move.path.text), "id": .text(move.element), "old": .rect(move.old),
      "new": .rect(move.new), "screens": json(move.screens, on: grid),
    ]
  }

  private static func json(
    _ move: FormulaMoves.Move, at screens: [Int], on grid: ScreenGrid
  ) -> JSONValue {
    [
      "view": .text(move.path.text), "id": .text(move.element), "side": .text(move.side),
      "old": .text(move.old), "new": .text(move.new),
      "known": .text(move.isSolved ? "solved" : "sampled"), "screens": json(screens, on: grid),
    ]
  }

  private static func json(_ screens: [Int], on grid: ScreenGrid) -> JSONValue {
    [
      "count": .count(screens.count), "of": .count(grid.count),
      "where": .text(grid.words(for: screens)),
    ]
  }
}
