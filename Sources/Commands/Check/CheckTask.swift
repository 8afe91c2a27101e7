import AppCode
import Documents
import Foundation

/// A part of the work of `check` or `snapshot`: a document, or a scene of the program.
struct CheckTask: Equatable, Sendable {
  enum Subject: Codable, Equatable, Sendable {
    /// A document, and the names of the scenes that are wanted; none for all.
    case document(String, scenes: [String])
    /// The document that standard input has, and the scenes.
    case input(Data, scenes: [String])
    /// The index of a scene.
    case scene(Int)
    /// The index of a scene among those of the app's code, with its name and its place.
    case code(Int, name: String, file: String, line: Int)
  }

  let subject: Subject
  /// The app that ships the document, at whose screens it is checked; nil where the arguments name
  /// the screens.
  var shipping: Shipping?

  /// Where a document ships.
  struct Shipping: Codable, Equatable, Sendable {
    /// Nil if no project says.
    var app: ShippedApp?
  }

  /// How much work it is, compared with others: the bytes of a document.
  var weight = 1

  /// Whether it is a document, and not a scene of code.
  var isOfDocument: Bool {
    switch subject {
    case .document, .input: true
    case .scene, .code: false
    }
  }

  /// The path of the document or of the file of code; that of standard input for its document.
  var path: String {
    switch subject {
    case .document(let path, _), .code(_, _, let path, _): path
    case .input, .scene: DocumentReference.input
    }
  }

  /// What a scene of code counts as, in the bytes of a document.
  private static let weightOfCode = 20_000

  init(_ subject: Subject) {
    self.subject = subject
    switch subject {
    case .document(let path, _):
      var status = stat()
      if stat(path, &status) == 0 { weight = max(1, Int(status.st_size)) }
    case .input(let bytes, _): weight = max(1, bytes.count)
    case .scene: break
    case .code: weight = Self.weightOfCode
    }
  }
}

extension CheckTask {
  /// The task as text on one line.
  var text: String { Content(subject: subject, shipping: shipping).workerText }

  /// The task that a text has.
  init?(_ text: String) {
    guard let content = Content(workerText: text) else { return nil }
    self.init(content.subject)
    shipping = content.shipping
  }

  private struct Content: Codable {
    let subject: Subject
    let shipping: Shipping?
  }
}
