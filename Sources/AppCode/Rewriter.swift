import Foundation
import RewriterSource

/// The program that rewrites Swift files, compiled by the toolchain, with its parser, when it is
/// first needed.
struct Rewriter: Sendable {
  let program: String

  /// Takes the program that was compiled before, or compiles it.
  init(_ toolchain: Toolchain, in cache: CodeCache) throws(CodeFailure) {
    let files = Self.files
    var fingerprint = Fingerprint()
    fingerprint.add(toolchain.version.utf8)
    fingerprint.add(toolchain.parser.utf8)
    for file in files {
      fingerprint.add(file.name.utf8)
      fingerprint.add(file.text.utf8)
    }
    let name = "rewriter-\(fingerprint.text)"
    program = cache.path(name)
    if !FileManager.default.isExecutableFile(atPath: program) {
      try Self.compile(files, to: program, by: toolchain, in: cache.makeFolder())
    }
    cache.use(name)
  }

  private static var files: [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    var file = RewriterFiles
    while file.pointee.name.pointee != 0 {
      files.append((String(cString: file.pointee.name), String(cString: file.pointee.text)))
      file += 1
    }
    return files
  }

  private static func compile(
    _ files: [(name: String, text: String)], to program: String, by toolchain: Toolchain,
    in work: String
  ) throws(CodeFailure) {
    defer { try? FileManager.default.removeItem(atPath: work) }
    do {
      for file in files {
        try file.text.write(toFile: work + "/" + file.name, atomically: false, encoding: .utf8)
      }
    } catch {
      throw CodeFailure("\(work) can't be written: \(error.localizedDescription)")
    }
    let made = work + "/rewriter"
    // Optimising would take twelve seconds more, and save a tenth of one for fifty files: most of
    // the work is the parser's.
    let run = Run(
      [
        toolchain.compiler, "-swift-version", "6", "-Onone", "-wmo", "-I", toolchain.parser, "-L",
        toolchain.parser, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker",
        toolchain.parser, "-o", made,
      ] + files.map { work + "/" + $0.name })
    guard run.status == 0, rename(made, program) == 0 else {
      let said = String(decoding: run.errors, as: UTF8.self)
      throw CodeFailure(
        "what rewrites Swift for Linux can't be compiled by \(toolchain.version): "
          + (said.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
            ?? "\(toolchain.compiler) ended with status \(run.status)"))
    }
  }

  func rewrite(_ request: RewriteRequest) throws(CodeFailure) -> RewriteAnswer {
    try ask("rewrite", request)
  }

  func cut(_ request: CutRequest) throws(CodeFailure) -> CutAnswer { try ask("cut", request) }

  private func ask<Answer: Decodable>(
    _ word: String, _ request: some Encodable
  ) throws(CodeFailure) -> Answer {
    let input = (try? JSONEncoder().encode(request)).map(Array.init) ?? []
    let run = Run([program, word], input: input)
    guard run.status == 0,
      let answer = try? JSONDecoder().decode(Answer.self, from: Data(run.output))
    else {
      let said = String(decoding: run.errors, as: UTF8.self).split(separator: "\n").first
      throw CodeFailure("the Swift files can't be rewritten: \(said ?? "no answer")")
    }
    return answer
  }
}
