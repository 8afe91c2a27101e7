import Documents
import Nibs
import Stage
import TerminalIO

extension App {
  /// Opens the document in the user's editor, and shows the app again when that ends.
  /// - Parameters:
  ///   - path: The view at whose line the document is opened if no line is wanted.
  ///   - wanted: The line at which the document is opened; nil for none.
  /// - Returns: A message; nil if all went well.
  func runEditor(at path: ViewPath?, line wanted: Int?) -> String? {
    let code = workbench.scene.named.code
    let failed = code == nil ? nil : library?.codeFailure
    guard let library, let file = shownPath ?? failed?.path ?? code?.path else {
      return "This scene is made by code: there is no document to open"
    }
    let words = editor.words
    guard !words.isEmpty else {
      return "No editor is named: set VISUAL or EDITOR, such as EDITOR=nano"
    }
    // A document that can't be read is opened where it is wrong.
    let failure = library.file(at: file)?.failure ?? failed
    let origin =
      failure == nil && wanted == nil
      ? path.flatMap { host.view(at: $0) }.flatMap(\.originAround) : nil
    let line =
      wanted ?? failure?.line ?? origin?.element.position.line ?? code?.line
      ?? sceneLine(in: library)
    let place = origin?.document.name ?? library.file(at: file)?.document?.path ?? file
    let absolute = URL(fileURLWithPath: place).standardizedFileURL.path
    switch terminal.run(Editor(words: words).command(for: absolute, line: line ?? 1)) {
    case .ended(0): return nil
    case .ended(let status): return "\(words[0]) ended with status \(status)"
    case .refused(let reason): return "\(words[0]) can't be run: \(reason)"
    }
  }

  private func sceneLine(in library: DocumentLibrary) -> Int? {
    guard let origin = workbench.scene.named.origin,
      let document = library.document(at: origin.path),
      let scene = document.scenes.first(where: { $0.id == origin.id })
    else { return nil }
    return document.line(of: scene)
  }
}
