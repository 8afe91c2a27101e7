import Foundation

// Rewrites the Swift files of an app for systems without Objective-C, and leaves out what does not
// compile: `rewriter rewrite` and `rewriter cut` read a request from standard input, and print the
// answer, as Requests.swift has them, in JSON.

func rewrite(_ request: RewriteRequest) throws -> RewriteAnswer {
  let sources = request.files.map { SourceText(path: $0) ?? SourceText(path: $0, bytes: []) }
  let project = Project(sources)
  let modules = Set(request.modules)
  let rewritings = sources.indices.map { Rewriting(project, file: $0, modules: modules) }
  var edits: [Int: [Edit]] = [:]
  for (index, rewriting) in rewritings.enumerated() { edits[index] = rewriting.edits }
  // What is moved is moved with the edits inside of it.
  for (index, moved) in MovedMembers(in: project, rewritten: edits).edits {
    edits[index] = moved + edits[index, default: []]
  }
  let finder = SceneFinder(project, expressions: request.expressions)
  var answer = RewriteAnswer(
    files: [], broken: sources.filter { $0.tree.hasError }.map(\.path),
    appDelegate: finder.appDelegate, scenes: finder.asked)
  for (index, source) in sources.enumerated() {
    let path = "\(request.folder)/\(index).swift"
    let text = source.bytes.applying(edits[index] ?? [])
    try Data(Array(RewrittenFile.beginning(source.path).utf8) + text).write(
      to: URL(fileURLWithPath: path))
    answer.files.append(path)
    answer.scenes += rewritings[index].previews.map { preview in
      RewriteAnswer.Scene(
        name: preview.name ?? "Preview", path: source.path, line: preview.line,
        expression: "\(preview.function)()")
    }
  }
  answer.scenes += finder.scenes
  return answer
}

func cut(_ request: CutRequest) throws -> CutAnswer {
  var answer = CutAnswer(cuts: [])
  let found = request.files.compactMap { path -> (file: RewrittenFile, cuts: [Cutting.Cut])? in
    guard let file = RewrittenFile(path: path) else { return nil }
    let errors = request.faults.compactMap { error in
      file.line(for: error.line, of: error.path, column: error.column).map {
        CutRequest.Fault(path: path, line: $0, column: error.column, message: error.message)
      }
    }
    return errors.isEmpty ? nil : (file, Cutting(file.source, errors).cuts)
  }
  // Without its superclass, all of a class may be wrong, wherever it is used.
  let isFirst = found.contains { $0.cuts.contains { $0.kind == .conformance } }
  for (known, all) in found {
    var file = known
    let cuts = all.filter { !isFirst || $0.isWhole || [.conformance, .import].contains($0.kind) }
    for cut in cuts {
      let bytes = file.source.bytes
      let line = bytes[..<cut.edit.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      let place = file.place(ofLine: line)
      answer.cuts.append(
        CutAnswer.Cut(
          path: place.path, line: place.line, kind: cut.kind.rawValue, owner: cut.owner,
          text: String(decoding: bytes[cut.edit.range].prefix(400), as: UTF8.self),
          reason: cut.reason))
    }
    file.apply(cuts.map(\.edit))
    try file.write()
  }
  return answer
}

do {
  let input = FileHandle.standardInput.readDataToEndOfFile()
  let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
  encoder.outputFormatting = .sortedKeys
  switch CommandLine.arguments.dropFirst().first {
  case "rewrite":
    let answer = try rewrite(decoder.decode(RewriteRequest.self, from: input))
    FileHandle.standardOutput.write(try encoder.encode(answer))
  case "cut":
    let answer = try cut(decoder.decode(CutRequest.self, from: input))
    FileHandle.standardOutput.write(try encoder.encode(answer))
  default:
    FileHandle.standardError.write(Data("usage: rewriter rewrite|cut <REQUEST\n".utf8))
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
