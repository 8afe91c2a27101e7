import Foundation
import InterfaceBuilder
import Nibs

/// Documents that are edited.
extension DocumentLibrary {
  /// Why a document can only be looked at; nil if it can be edited.
  func obstacleToEditing(_ path: String) -> String? {
    guard let file = file(at: path) else { return "There is no document" }
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
  func draft(of path: String) -> Draft? { file(at: path)?.draft }

  /// The paths of the documents that differ from their files, in order.
  var unsaved: [String] { files.filter { $0.draft?.isChanged == true }.map(\.path) }

  /// Changes the draft of a document, which begins with what is shown.
  func change<Failure: Error, Result>(
    _ path: String, _ body: (inout Draft) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let index = files.firstIndex(where: { $0.path == path }),
      let shown = document(at: path)
    else { return nil }
    var draft = files[index].draft ?? Draft(shown.document, path: path)
    let result = try body(&draft)
    let isOther = draft.document !== shown.document
    files[index].draft = draft
    if isOther { read(index) }
    return result
  }

  /// What came of saving a document.
  enum Saving: Equatable {
    case saved
    /// There is nothing to save.
    case unchanged
    /// Another program has written the file since, or taken it away.
    case overtaken
    case failed(String)
  }

  /// Writes a draft to its file.
  /// - Parameter overwrites: Whether what another program has written since is written over.
  func save(_ path: String, overwrites: Bool = false) -> Saving {
    guard let index = files.firstIndex(where: { $0.path == path }), let draft = files[index].draft,
      draft.isChanged
    else { return .unchanged }
    if !overwrites, (try? Data(contentsOf: URL(fileURLWithPath: path))) != Data(draft.savedBytes) {
      return .overtaken
    }
    do throws(WholeFile.Refusal) {
      _ = try WholeFile(at: path).write(draft.bytes, overwrites: true)
    } catch {
      return .failed(error.reason)
    }
    files[index].draft?.isSaved(as: draft.bytes)
    return .saved
  }
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
