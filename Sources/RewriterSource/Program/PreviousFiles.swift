import Foundation
import SwiftSyntax

/// What is left of files that were compiled before. Where only bodies of functions have changed,
/// the rest of the files need not be found out again, statement by statement.
struct PreviousFiles {
  /// The files, with what was left out of them.
  let texts: [[UInt8]]
  /// What was left out of them, with its lines of now.
  let cuts: [CutAnswer.Cut]

  /// Nil if there is more that has changed.
  /// - Parameters:
  ///   - sources: The app's files.
  ///   - texts: The rewritten files.
  init?(_ previous: RewriteRequest.Previous, _ sources: [SourceText], _ texts: [[UInt8]]) {
    guard Self.read("\(previous.folder)/\(texts.count).whole") == nil else { return nil }
    var kept: [[UInt8]] = []
    var moves: [String: Move?] = [:]
    for (index, (source, text)) in zip(sources, texts).enumerated() {
      guard let whole = Self.read("\(previous.folder)/\(index).whole"),
        let cut = Self.read("\(previous.folder)/\(index).swift")
      else { return nil }
      // The first line names the app's file.
      guard whole.lines.first == text.lines.first else { return nil }
      if whole == text {
        kept.append(cut)
        continue
      }
      let (before, after) = (SourceText(path: "", bytes: whole), SourceText(path: "", bytes: text))
      guard Interface(before.tree).tokens == Interface(after.tree).tokens else { return nil }
      let move = Move(from: whole, to: text)
      let mixed = move.applied(to: cut.lines, text.lines).joined(separator: [UInt8(ascii: "\n")])
      // The change may have begun in the middle of what was left out.
      let isSound = !SourceText(path: "", bytes: Array(mixed)).tree.hasError
      kept.append(isSound ? Array(mixed) : text)
      moves[source.path] = .some(isSound ? move : nil)
    }
    self.texts = kept
    cuts = previous.cuts.compactMap { cut in
      guard let move = moves[cut.path] else { return cut }
      var cut = cut
      guard let line = move?.line(of: cut) else { return nil }
      cut.line = line
      return cut
    }
  }

  private static func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map(Array.init)
  }
}

/// The lines of a rewritten file that are the same before and after a change: some at the
/// beginning, some at the end.
private struct Move {
  private let before: RewrittenFile
  private let after: RewrittenFile
  private let counts: (before: Int, after: Int)
  private let atBeginning: Int
  private let atEnd: Int

  init(from before: [UInt8], to after: [UInt8]) {
    self.before = RewrittenFile(path: "", bytes: before)
    self.after = RewrittenFile(path: "", bytes: after)
    let (old, new) = (before.lines, after.lines)
    let beginning = zip(old, new).prefix { $0 == $1 }.count
    let rest = (old.dropFirst(beginning), new.dropFirst(beginning))
    counts = (old.count, new.count)
    atBeginning = beginning
    atEnd = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
  }

  /// The lines that are the same as they are in another text, and the changed ones.
  func applied(
    to kept: [ArraySlice<UInt8>], _ changed: [ArraySlice<UInt8>]
  ) -> [ArraySlice<UInt8>] {
    Array(
      kept.prefix(atBeginning) + changed.dropFirst(atBeginning).dropLast(atEnd)
        + kept.suffix(atEnd))
  }

  /// The line of the app's file in which something is that was left out; nil if its line has
  /// changed.
  func line(of cut: CutAnswer.Cut) -> Int? {
    guard let line = before.line(for: cut.line, of: cut.path, column: 1, isFull: false) else {
      return nil
    }
    if line <= atBeginning { return after.place(ofLine: line).line }
    guard line > counts.before - atEnd else { return nil }
    return after.place(ofLine: line + counts.after - counts.before).line
  }
}

/// What other files can see of a file: all but the bodies of functions.
private final class Interface: SyntaxVisitor {
  private(set) var tokens: [String] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    tokens.append(node.text)
    return .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}

extension [UInt8] {
  fileprivate var lines: [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
