import InterfaceBuilder
import Wording

extension Program {
  /// `new FILE`: writes a document to begin with. A file that is there is left alone.
  func new(_ arguments: Arguments) throws(UsageError) -> Outcome {
    guard let path = arguments.file else {
      throw UsageError("'new' needs the name of the file, such as Main.storyboard or Card.xib")
    }
    let template = try template(for: path, arguments.template)
    do throws(WholeFile.Refusal) {
      guard
        try WholeFile(at: path).write(
          template.text(seed: arguments.idSeed), overwrites: false) == .written
      else {
        return refusal(path, "it is there already, and was left alone")
      }
    } catch {
      return refusal(path, error.reason)
    }
    return Outcome(
      output:
        "wrote \(path.printable), \(template.summary): '\(name) --edit \(path.printable)' opens it\n"
    )
  }

  /// The template that is named, or else the usual one for the end of the file's name.
  private func template(for path: String, _ named: Template?) throws(UsageError) -> Template {
    let isXib = path.hasSuffix(".xib")
    guard isXib || path.hasSuffix(".storyboard") else {
      throw UsageError(
        "\(UsageError.quoted(path)) is no document's name: it ends with .storyboard or .xib")
    }
    let template = named ?? (isXib ? .xib : .empty)
    guard (template.kind == .xib) == isXib else {
      throw UsageError(
        "the template '\(template.name)' is \(template.summary): the file's name ends with "
          + (template.kind == .xib ? ".xib" : ".storyboard"))
    }
    return template
  }

  private func refusal(_ path: String, _ reason: String) -> Outcome {
    Outcome(diagnostics: "\(name): could not write \(path.printable): \(reason)\n", status: 1)
  }
}
