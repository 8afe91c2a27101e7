import Nibs
import Wording

extension LoadingReport.Entry {
  /// The message as compilers print theirs: after its file, line and column, and before the line of
  /// the text with its mark.
  package var text: String { printed(line) }

  /// A sentence about the entry, and the line of the text with its mark.
  fileprivate func printed(_ sentence: String) -> String {
    ([sentence.printable] + excerpt).joined(separator: "\n")
  }

  /// The entry for a list in the app, with the name of its file alone.
  fileprivate func note(in path: String) -> DocumentNote {
    DocumentNote(
      message: line.printable.namingFile(file), excerpt: excerpt.withoutIndent,
      line: file == path ? position?.line : nil)
  }
}

extension LoadingReport.Kind {
  /// Things of the kind, counted.
  package func counted(_ count: Int) -> String {
    switch self {
    case .class:
      count == 1 ? "1 class is missing" : "\(count) classes are missing"
    case .outlet: count == 1 ? "1 outlet is not connected" : "\(count) outlets are not connected"
    case .action: count == 1 ? "1 action is not connected" : "\(count) actions are not connected"
    case .property:
      count == 1 ? "1 property is the app's" : "\(count) properties are the app's"
    case .image: count == 1 ? "1 image is missing" : "\(count) images are missing"
    case .color: count == 1 ? "1 colour is missing" : "\(count) colours are missing"
    case .font: count == 1 ? "1 font is another one" : "\(count) fonts are others"
    case .document: count == 1 ? "1 document is missing" : "\(count) documents are missing"
    case .text:
      count == 1
        ? "1 table of texts is missing or broken" : "\(count) tables of texts are missing or broken"
    case .constraint:
      count == 1 ? "1 constraint is left out" : "\(count) constraints are left out"
    case .element:
      count == 1
        ? "1 element is left out or only a box" : "\(count) elements are left out or only boxes"
    case .mistake:
      count == 1 ? "1 mistake in another document" : "\(count) mistakes in other documents"
    case .exception:
      count == 1 ? "UIKit would raise 1 exception" : "UIKit would raise \(count) exceptions"
    }
  }
}

extension [LoadingReport.Entry] {
  /// The entries for a list in the app. What is missing in several places of a document, such as a
  /// class of many views, is one of them, with all its places.
  /// - Parameter path: The document that is shown.
  func notes(in path: String) -> [DocumentNote] {
    var notes: [DocumentNote] = []
    var known: [String: Int] = [:]
    for entry in self {
      guard entry.file == path, let position = entry.position else {
        notes.append(entry.note(in: path))
        continue
      }
      if let index = known[entry.message] {
        notes[index].others.append(position.line)
      } else {
        known[entry.message] = notes.count
        notes.append(entry.note(in: path))
      }
    }
    return notes
  }

  /// A line for each kind, in the order of the kinds: how many different things there are, in how
  /// many places, and the first of them with its place in the text. What is missing in several
  /// places, such as a class of many views, counts once.
  package var summary: [String] {
    LoadingReport.Kind.allCases.compactMap { kind in
      let entries = filter { $0.kind == kind }
      guard let first = entries.first else { return nil }
      let count = Set(entries.map(\.message)).count
      let places = entries.count > count ? ", in \(entries.count) places" : ""
      return first.printed(
        kind.counted(count) + places + (entries.count == 1 ? ": " : "; the first: ") + first.line)
    }
  }
}
