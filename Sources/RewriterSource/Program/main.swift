import Foundation

// Rewrites the Swift files of an app for systems without Objective-C, and leaves out what does not
// compile: `rewriter rewrite` and `rewriter cut` read a request from standard input, and print the
// answer, as Requests.swift has them, in JSON.

func rewrite(_ request: RewriteRequest) throws -> RewriteAnswer {
  let read = request.files.map { SourceText(path: $0) }
  let sources = zip(request.files, read).map { $1 ?? SourceText(path: $0, bytes: []) }
  let missing = zip(request.files, read).filter { $1 == nil }.map { path, _ in
    CutAnswer.Cut(
      path: path, line: 1, kind: .file, text: path,
      reason: "the project names this file, which is not there")
  }
  let project = Project(sources)
  let (modules, merged) = (Set(request.modules), Set(request.merged))
  let rewritings = sources.indices.map {
    Rewriting(project, file: $0, modules: modules, merged: merged)
  }
  var edits: [Int: [Edit]] = [:]
  // What is wrong with the grammar is told of the file as it is written.
  for (index, rewriting) in rewritings.enumerated() where !sources[index].tree.hasError {
    edits[index] = rewriting.edits
  }
  // What is moved is moved with the edits inside of it.
  for (index, moved) in MovedMembers(in: project, rewritten: edits).edits {
    edits[index] = moved + edits[index, default: []]
  }
  let finder = SceneFinder(
    project, expressions: request.expressions, without: Set(request.foreign))
  var answer = RewriteAnswer(
    files: [], broken: sources.filter { $0.tree.hasError }.map(\.path),
    cuts: missing + rewritings.flatMap(\.cuts), types: project.types.sorted(),
    makeable: finder.makeable, appDelegate: finder.appDelegate, scenes: finder.asked)
  let texts = sources.indices.map { index in
    Array(RewrittenFile.beginning(sources[index].path).utf8)
      + sources[index].bytes.applying(edits[index] ?? [])
  }
  let previous = request.previous.flatMap { PreviousFiles($0, sources, texts) }
  answer.isReused = previous != nil
  answer.cuts += previous?.cuts.filter { !answer.cuts.contains($0) } ?? []
  for (index, source) in sources.enumerated() {
    let path = "\(request.folder)/\(index)"
    try Data(texts[index]).write(to: URL(fileURLWithPath: path + ".whole"))
    try Data(previous?.texts[index] ?? texts[index]).write(
      to: URL(fileURLWithPath: path + ".swift"))
    answer.files.append(path + ".swift")
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
  var standIns = StandIns(without: Set(request.types))
  let files = request.files.compactMap { RewrittenFile(path: $0) }
  func line(of error: CutRequest.Fault, in file: RewrittenFile, isFull: Bool) -> Int? {
    file.line(for: error.line, of: error.path, column: error.column, isFull: isFull)
  }
  // The place of some errors is an empty line, as that of the end of a class.
  let faults = request.faults.map { error in
    (error, isFull: files.contains { line(of: error, in: $0, isFull: true) != nil })
  }
  let found = files.compactMap { file -> (file: RewrittenFile, SourceText, [Cutting.Cut])? in
    let path = file.path
    let places = faults.compactMap { error, isFull in
      line(of: error, in: file, isFull: isFull).map { (error, line: $0) }
    }
    guard !places.isEmpty else { return nil }
    let source = file.source
    let errors = places.compactMap { error, line -> CutRequest.Fault? in
      let token = source.token(line: line, column: error.column)
      if let token, standIns.mend(error, at: token) { return nil }
      return CutRequest.Fault(
        path: path, line: line, column: error.column, message: error.message)
    }
    guard !errors.isEmpty else { return nil }
    let isFinal = request.isFinal && path != request.files.last
    return (file, source, Cutting(source, errors, isFinal: isFinal).cuts)
  }
  var answer = CutAnswer(cuts: standIns.cuts)
  // Without a class, all of its subclasses may be wrong, and all that uses them.
  let isFirst =
    !standIns.isEmpty || found.contains { $0.2.contains { $0.kind == .conformance } }
  for (known, source, all) in found {
    var file = known
    let cuts = all.filter { !isFirst || $0.isWhole || [.conformance, .import].contains($0.kind) }
    for cut in cuts {
      let bytes = source.bytes
      let line = bytes[..<cut.edit.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      let place = file.place(ofLine: line)
      answer.cuts.append(
        CutAnswer.Cut(
          path: place.path, line: place.line, kind: cut.kind, owner: cut.owner,
          text: String(decoding: bytes[cut.edit.range].prefix(400), as: UTF8.self),
          reason: cut.reason))
    }
    file.apply(cuts.map(\.edit))
    if cuts.contains(where: { $0.kind == .same && $0.edit.text.hasSuffix("!") }) {
      file.apply(UnsetProperties(Project([file.source]), file: 0).edits)
    }
    try file.write()
  }
  if !standIns.isEmpty, let list = request.files.last { try standIns.add(toFileAt: list) }
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
