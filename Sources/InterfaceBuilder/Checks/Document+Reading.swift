import Wording

extension Document {
  /// Reads the bytes of a file.
  ///
  /// A file gives no document if its encoding is wrong, if it breaks XML's rules, or if it is
  /// something else than a document of iOS. All breaches of XML's rules are given at once. The
  /// problems of the content are given with the document, which can be shown in spite of them.
  /// - Parameters:
  ///   - file: The bytes of the file.
  ///   - name: The name for messages: the path as it was given.
  /// - Returns: The document, and its problems in the order of the text.
  public static func read(
    _ file: [UInt8], name: String
  ) -> (document: Document?, problems: [DocumentProblem]) {
    let source: SourceText
    do throws(SourceText.EncodingError) {
      source = try SourceText(file: file)
    } catch {
      return (nil, [DocumentProblem(error, in: file, name: name)])
    }
    let markup = Markup(source)
    var list = FoundProblems()
    if markup.problems.isEmpty || !list.nameConflicts(in: source) {
      for problem in markup.problems { list.error(problem.message, at: problem.range) }
      list.leaveOut(markup.unlistedProblems)
    }
    if !list.hasErrors { checkKind(markup, &list) }
    guard !list.hasErrors, let document = Document(markup, name: name) else {
      return (nil, list.problems(in: source, file: name))
    }
    return (document, document.problems)
  }

  /// The problems of the document's content, in the order of the text.
  public var problems: [DocumentProblem] {
    var list = FoundProblems()
    for check in DocumentCheck.all { check.find(self, &list) }
    return list.problems(in: markup.source, file: name)
  }
}

extension DocumentProblem {
  /// A problem of bytes that are no text, so that there is no line to show.
  fileprivate init(_ error: SourceText.EncodingError, in file: [UInt8], name: String) {
    let start = error.position ?? TextPosition()
    self.init(
      severity: .error, message: error.message, file: name,
      range: error.offset..<min(error.offset + 1, file.count), start: start,
      end: TextPosition(line: start.line, column: start.column + 1), excerpt: [])
  }
}
