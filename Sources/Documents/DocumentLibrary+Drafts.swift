import InterfaceBuilder
import Nibs
import Wording

/// Documents that are edited.
extension DocumentLibrary {
  /// Why a document can only be looked at; nil if it can be edited.
  package func obstacleToEditing(_ path: String) -> String? {
    guard let file = file(at: path) else { return "There is no document" }
    // It is copied first.
    if file.original != nil { return nil }
    if let failure = file.failure {
      return "The document can't be edited while it can't be read: \(failure.message)"
    }
    guard let document = document(at: path) else { return "The document can't be read" }
    if document.path != path {
      return "The language has a document of its own, \(document.path.printable): open that"
    }
    if let reason = document.document.obstacleToEditing { return reason }
    do throws(WholeFile.Refusal) {
      if let refusal = try WholeFile(at: path).obstacleToOverwriting { throw refusal }
    } catch {
      return "\(path.nameOfPath.printable) can only be looked at: \(error.reason)"
    }
    return nil
  }

  /// The draft of a document; nil if it was not edited.
  package func draft(of path: String) -> Draft? { file(at: path)?.draft }

  /// The paths of the documents that differ from their files, in order.
  package var unsaved: [String] { files.filter { $0.draft?.isChanged == true }.map(\.path) }

  /// Begins the draft of a document that is edited, so that what another program writes before the
  /// first change is a step as well.
  package func beginDraft(of path: String) {
    guard let index = files.firstIndex(where: { $0.path == path }), files[index].draft == nil,
      files[index].original == nil, let shown = document(at: path), shown.path == path
    else { return }
    files[index].draft = Draft(shown.document, path: path)
  }

  /// Changes the draft of a document, which begins with what is shown.
  /// - Parameter body: The change. It returns a sentence about it; nil if there is none.
  /// - Returns: The sentence.
  @discardableResult
  package func change<Failure: Error>(
    _ path: String, _ body: (inout Draft) throws(Failure) -> String?
  ) throws(Failure) -> String? {
    guard let index = files.firstIndex(where: { $0.path == path }),
      let shown = document(at: path)
    else { return nil }
    var draft = files[index].draft ?? Draft(shown.document, path: path)
    let (earlier, unsaved) = (draft.document, draft.unsaved)
    // A change that does nothing, or is refused, still ends the step before it.
    defer { if files[index].draft != nil { files[index].draft = draft } }
    guard let sentence = try body(&draft) else { return nil }
    files[index].draft = draft
    guard draft.document !== earlier, heldChange?.path != path else { return sentence }
    keep(index, from: earlier.markup.source, unsaved)
    return sentence
  }

  /// Makes several changes of a document of which the journal gets one line. If the program ends
  /// during the changes, the journal has the state before the first one.
  package func asOneChange<Result>(of path: String, _ body: () -> Result) -> Result {
    guard heldChange == nil, let file = file(at: path), let shown = document(at: path) else {
      return body()
    }
    let held = HeldChange(
      path: path, text: file.draft?.text ?? shown.document.markup.source,
      unsaved: file.draft?.unsaved ?? UnsavedSteps())
    heldChange = held
    let result = body()
    heldChange = nil
    if let index = files.firstIndex(where: { $0.path == path }), let draft = files[index].draft,
      draft.text != held.text
    {
      keep(index, from: held.text, held.unsaved)
    }
    return result
  }

  /// The edits that list the images, symbols and colours which other edits give to objects, with
  /// their sizes and values, as Xcode does; none for resources that are not known.
  /// - Parameter document: The document that the edits are made in.
  package func entries(
    ofResourcesIn edits: [DocumentEdit], in document: Document, at path: String
  ) -> [DocumentEdit] {
    document.unlistedResources(in: edits).compactMap { use in
      self.document(at: path)?.resourceEntry(of: use).map {
        .insert([$0], into: ElementPath.document.group("resources"))
      }
    }
  }

  /// The document at a path as it was shown last, whatever its draft is since.
  package func opened(_ path: String) -> OpenDocument? { file(at: path)?.document }

  /// Opens the document at a path as its draft has it.
  package func readDraft(_ path: String) {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return }
    read(index)
  }

  /// Writes a change to the document's journal, which ends where there is nothing left to save.
  /// - Parameters:
  ///   - earlier: The text before the change.
  ///   - before: The unsaved steps before the change.
  private func keep(_ index: Int, from earlier: SourceText, _ before: UnsavedSteps) {
    guard let journal, let draft = files[index].draft else { return }
    guard draft.isChanged else { return endJournal(of: index) }
    let (former, present) = (before.sentences, draft.unsaved.sentences)
    let shared = zip(former, present).prefix { $0 == $1 }.count
    // Equal sentences: a step has taken the place of a step with the same sentence.
    let dropped = former == present ? 1 : former.count - shared
    if let file = files[index].journal, !files[index].isJournalBehind,
      journal.add(present.last ?? "", from: earlier, to: draft.text, dropping: dropped, to: file)
    {
      return
    }
    beginJournal(of: index, draft)
  }

  /// Begins a journal with all that differs from the file. The former journal stays until the new
  /// one is written.
  private func beginJournal(of index: Int, _ draft: Draft) {
    files[index].isJournalBehind = true
    guard let journal, let file = journal.begin(draft.path, file: draft.saved.fileBytes) else {
      return
    }
    let last = draft.unsaved.sentences.last ?? ""
    guard journal.add(last, from: draft.saved, to: draft.text, dropping: 0, to: file) else {
      return journal.end(file)
    }
    if let before = files[index].journal { journal.end(before) }
    files[index].journal = file
    files[index].isJournalBehind = false
  }

  private func endJournal(of index: Int) {
    files[index].isJournalBehind = false
    guard let file = files[index].journal else { return }
    files[index].journal = nil
    journal?.end(file)
  }

  /// Forgets the unsaved changes of a document, also those that an earlier run has left.
  func forgetChanges(of path: String) {
    journal?.discardRemains(of: path)
    guard let index = files.firstIndex(where: { $0.path == path }) else { return }
    endJournal(of: index)
    files[index].draft = nil
  }

  /// Forgets all unsaved changes.
  package func discardDrafts() {
    for index in files.indices {
      endJournal(of: index)
      files[index].draft = nil
    }
  }

  /// What an earlier run has left of a document that has no unsaved changes; nil if the file has
  /// the same text.
  package func remains(of path: String) -> Journal.Remains? {
    guard file(at: path)?.original == nil, draft(of: path)?.isChanged != true else { return nil }
    let present = fileBytes(of: path)
    return journal?.remains(of: path) { $0.text.fileBytes != present }
  }

  /// The document of the file, if its text is another than when an earlier run made the changes
  /// that it has left.
  package func fileDocument(of path: String, later remains: Journal.Remains) -> Document? {
    fileBytes(of: path) == remains.draft.saved.fileBytes ? nil : fileDocument(of: path)
  }

  /// Takes up what an earlier run has left. If the file has changed since, the changes are a step
  /// from its present text, so that saving removes nothing from the file that was not seen.
  package func recover(_ remains: Journal.Remains, of path: String) {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return }
    var draft = remains.draft
    if let present = fileDocument(of: path, later: remains) {
      draft = Draft(present, path: path)
      draft.take(remains.draft.document, sentence: Self.earlierRun)
    }
    files[index].draft = draft
    beginJournal(of: index, draft)
    if files[index].journal != nil { journal?.discard(remains) }
    read(index)
  }

  // MARK: - Files

  /// Takes note of what another program has written into the file of a draft. If the draft has no
  /// unsaved changes, the new text is a step of the draft.
  func takeFile(_ index: Int) {
    guard let draft = files[index].draft else { return }
    guard let bytes = fileBytes(of: draft.path) else {
      files[index].isOvertaken = draft.isChanged
      if !draft.isChanged { files[index].draft = nil }
      return
    }
    files[index].isOvertaken = false
    if bytes == draft.saved.fileBytes { return }
    if bytes == draft.text.fileBytes {
      files[index].draft?.isSaved()
      return endJournal(of: index)
    }
    guard !draft.isChanged else {
      files[index].isOvertaken = true
      return
    }
    guard let document = Document.read(bytes, name: draft.path).document else {
      // Reading the document says why it can't be read.
      files[index].draft = nil
      return
    }
    files[index].draft?.take(document, sentence: Self.foreignChange)
    files[index].draft?.isSaved()
  }

  /// The sentence about a text that an earlier run has left in place of the file's.
  private static let earlierRun = "the text that an earlier run has left"

  /// The sentence about what another program has changed.
  package static let foreignChange = "what another program has written"

  /// The text that a file has at present, as a document; nil if it can't be read.
  package func fileDocument(of path: String) -> Document? {
    fileBytes(of: path).flatMap { Document.read($0, name: path).document }
  }

  /// Why the text that a file has at present can't be read; nil if it can.
  package func fileProblem(of path: String) -> String? {
    guard let bytes = fileBytes(of: path) else {
      return FileAccess.obstacle(toReading: path).map(FileAccess.reading.reason)
        ?? (FileKind(of: path) == .folder ? "it is a folder" : "reading it failed")
    }
    let (document, problems) = Document.read(bytes, name: path)
    return document == nil ? problems.first?.message : nil
  }

  /// The bytes that a file has at present; nil if it can't be read.
  private func fileBytes(of path: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).map(Array.init)
  }

  /// What came of saving a document.
  package enum Saving: Equatable {
    case saved
    /// There is nothing to save.
    case unchanged
    /// Another program has written the file since, or taken it away.
    case overtaken
    case failed(String)
  }

  /// Writes a draft to its file.
  /// - Parameter overwrites: Whether the file is overwritten even if another program has written it
  ///   since.
  package func save(_ path: String, overwrites: Bool = false) -> Saving {
    guard let index = files.firstIndex(where: { $0.path == path }), let draft = files[index].draft,
      draft.isChanged || files[index].isOvertaken
    else { return .unchanged }
    if !overwrites, fileBytes(of: path) != draft.saved.fileBytes { return .overtaken }
    do throws(WholeFile.Refusal) {
      _ = try WholeFile(at: path).write(draft.text.fileBytes, overwrites: true)
    } catch {
      return .failed(error.reason)
    }
    files[index].draft?.isSaved()
    files[index].isOvertaken = false
    endJournal(of: index)
    return .saved
  }
}

/// The state of a document before changes that its journal gets as one.
struct HeldChange {
  let path: String
  let text: SourceText
  let unsaved: UnsavedSteps
}

extension Document {
  /// Why an edit might lose something of the document; nil if nothing speaks against it.
  fileprivate var obstacleToEditing: String? {
    guard root["toolsVersion"] == nil || xcode != nil else {
      return "The document is of a version of Xcode that is not known: it can only be looked at"
    }
    if root["type"]?.contains("CocoaTouch") != true {
      return "The document is not one of iOS: it can only be looked at"
    }
    if root["version"].map({ $0 != "3.0" }) == true {
      return "The format \(root["version"] ?? "") is not known: the document can only be looked at"
    }
    return nil
  }
}
