import Wording

extension Document {
  /// Reads the bytes of a file.
  ///
  /// There is no document if its text can't be read: a wrong encoding, a breach of XML's rules, or
  /// something else than a document of iOS. All problems of that kind are given at once. With a
  /// document come the problems of its content, and it can be shown in spite of them.
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
  /// A problem of bytes that are no text: the line is shown as far as it is one.
  fileprivate init(_ error: SourceText.EncodingError, in file: [UInt8], name: String) {
    let start = error.position ?? TextPosition()
    self.init(
      severity: .error, message: error.message, file: name,
      range: error.offset..<min(error.offset + 1, file.count), start: start,
      end: TextPosition(line: start.line, column: start.column + 1), excerpt: [])
  }
}
