import Commands
import Documents
import InterfaceBuilder
import Wording

extension Subcommand {
  static let new = Subcommand(
    name: "new", operands: .file, usage: "FILE",
    summary: "write a storyboard or xib to begin with",
    about: [
      "FILE ends with .storyboard or .xib. An existing file is left alone. What the document of a scene",
      "needs, its pictures and texts, is written beside it.",
    ],
    appendix: {
      ["Templates"] + Program.table(DocumentTemplate.all.map { ($0.name, $0.summary) }) + [""]
    },
    status: ["Exit status: 0; 1 if the file can't be written; 2 for a wrong command line."],
    run: { program, arguments throws(UsageError) in
      try NewCommand(program: program, arguments: arguments).run()
    })
}

/// `new FILE`: writes a document to begin with, and what it needs beside it. A file that is there
/// is left alone.
@MainActor
struct NewCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    guard let path = arguments.file else {
      throw UsageError("'new' needs the name of the file, such as Main.storyboard or Card.xib")
    }
    let template = try template(for: path, arguments.template)
    let files = template.files(named: path.nameOfPath, seed: arguments.idSeed)
    do throws(FileSet.Refusal) {
      try FileSet(folder: path.folderOfPath, files: files).write(.refuse)
    } catch {
      let reason = "could not write \(error.path.printable): \(error.reason)"
      return Outcome(diagnostics: "\(program.name): \(reason)\n", status: 1)
    }
    let needed = files.dropLast().map(\.path.printable).joined(separator: ", ")
    let others = needed.isEmpty ? "" : " and \(needed) beside it"
    return Outcome(
      output:
        "wrote \(path.printable)\(others), \(template.summary): "
        + "'\(program.name) --edit \(path.printable)' opens it\n")
  }

  /// The template that is named, or else the usual one for the end of the file's name.
  private func template(for path: String, _ named: DocumentTemplate?)
    throws(UsageError) -> DocumentTemplate
  {
    let isXib = path.hasSuffix(".xib")
    guard isXib || path.hasSuffix(".storyboard") else {
      throw UsageError(
        "\(UsageError.quoted(path)) is no document's name: it ends with .storyboard or .xib")
    }
    let template = named ?? .plain(isXib ? .xib : .empty)
    guard template.isXib == isXib else {
      throw UsageError(
        "the template '\(template.name)' is \(template.summary): the file's name ends with "
          + (template.isXib ? ".xib" : ".storyboard"))
    }
    return template
  }
}
