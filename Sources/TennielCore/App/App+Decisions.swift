import InterfaceBuilder
import Stage

/// What is done about work that is not saved.
extension App {
  func carryOut(_ decision: Decision) {
    switch decision {
    case .saveAndQuit: if saveAll() { isRunning = false }
    case .keepAndQuit: isRunning = false
    case .discardAndQuit:
      library?.discardDrafts()
      isRunning = false
    case .showChanges(let scene):
      state.showChanges(of: scene)
      update()
    case .overwrite: saveDocument(overwrites: true)
    case .takeTheirs: takeFile()
    case .openCopy(let command): openCopy(then: command)
    case .copyAnew(let command): makeCopy(anew: true, then: command)
    case .openOriginal: openOriginal()
    case .recover: recover()
    case .discardRecovered:
      if let path = shownPath, let remains = library?.remains(of: path) {
        library?.journal?.discard(remains)
        state.message = "Discarded"
      }
    }
  }

  /// Saves all documents.
  /// - Returns: Whether that has worked.
  private func saveAll() -> Bool {
    guard let library else { return true }
    for path in library.unsaved {
      let name = path.nameOfPath.printable
      switch library.save(path) {
      case .saved, .unchanged: break
      case .overtaken where path == shownPath: askAboutFile(at: path)
      case .overtaken: state.message = "Another program has changed \(name): it was not saved"
      case .failed(let reason): state.message = "Could not save \(name): \(reason)"
      }
    }
    describeDraft()
    return library.unsaved.isEmpty
  }

  /// Shows what another program has written beside what is here, and asks which is to be kept.
  func askAboutFile(at path: String) {
    guard let library, let draft = library.draft(of: path) else { return }
    let name = path.nameOfPath.printable
    guard !FileAccess.isMissing(path) else {
      state.overlay = .question(.saving(name, isGone: true, []))
      return
    }
    let lines =
      library.fileDocument(of: path).map { draft.document.lines(differingFrom: $0) }
      ?? [Question.Line(text: "The file can't be read: \(library.fileProblem(of: path) ?? "")")]
    state.overlay = .question(.saving(name, isGone: false, lines))
  }

  /// Takes what the file of the shown document has in place of the unsaved changes.
  private func takeFile() {
    guard let library, let path = shownPath else { return }
    guard let document = library.fileDocument(of: path) else {
      state.message = "The file can't be read: what is here stays"
      return
    }
    library.change(path) { draft in
      draft.take(document, sentence: DocumentLibrary.foreignChange)
      draft.isSaved()
      return DocumentLibrary.foreignChange
    }
    library.reread(path)
    state.message = "Taken from the file: u brings the changes back"
    showAgain()
  }

  /// Asks whether changes that an earlier run has left are to be taken up.
  func offerRecovery() {
    guard let library, let path = shownPath, state.overlay == nil,
      let remains = library.remains(of: path)
    else { return }
    let differing = library.fileDocument(of: path, later: remains).map {
      remains.draft.document.lines(differingFrom: $0)
    }
    state.overlay = .question(
      .recovering(
        path.nameOfPath.printable, remains.draft.unsaved.sentences, insteadOf: differing))
  }

  private func recover() {
    guard let library, let path = shownPath, let remains = library.remains(of: path) else { return }
    let isLate = library.fileDocument(of: path, later: remains) != nil
    library.recover(remains, of: path)
    showAgain()
    if state.building == nil { state.toggleBuilding() }
    state.message =
      isLate
      ? "Recovered in place of the file's text: ctrl-s saves, u brings that back"
      : "Recovered: ctrl-s saves, u undoes"
    update()
  }
}

extension Document {
  /// The lines that differ, those of the other document before those of this one at each place.
  func lines(differingFrom other: Document) -> [Question.Line] {
    let (theirs, mine) = (other.lines, lines)
    let start = zip(theirs, mine).prefix { $0 == $1 }.count
    let most = min(theirs.count, mine.count) - start
    let rest = zip(theirs.reversed(), mine.reversed()).prefix(most).prefix { $0 == $1 }.count
    // What differs at thousands of places is not compared line by line.
    let (left, right) = (theirs[start..<(theirs.count - rest)], mine[start..<(mine.count - rest)])
    guard left.count + right.count < 4000 else {
      return left.map { Question.Line(text: $0, kind: .theirs) }
        + right.map { Question.Line(text: $0, kind: .mine) }
    }
    let difference = Array(right).difference(from: Array(left))
    let changes = difference.map { change -> (Int, Int, Question.Line) in
      switch change {
      case .remove(let offset, let text, _): (offset, 0, Question.Line(text: text, kind: .theirs))
      case .insert(let offset, let text, _): (offset, 1, Question.Line(text: text, kind: .mine))
      }
    }
    return changes.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).withoutCommonBeginnings
  }

  /// The lines of the text, without the space before them.
  private var lines: [String] {
    String(decoding: markup.source.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " || $0 == "\t" }.description.printable }
  }
}

extension [Question.Line] {
  /// The lines, of which a pair begins a little before its difference.
  fileprivate var withoutCommonBeginnings: [Question.Line] {
    var lines = self
    for index in lines.indices.dropLast()
    where lines[index].kind == .theirs && lines[index + 1].kind == .mine {
      let common = zip(lines[index].text, lines[index + 1].text).prefix { $0 == $1 }.count
      guard common > 24 else { continue }
      for place in [index, index + 1] {
        let rest = lines[place].text.dropFirst(common - 12)
        lines[place] = Question.Line(text: "…" + rest, kind: lines[place].kind)
      }
    }
    return lines
  }
}
