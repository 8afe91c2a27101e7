import InterfaceBuilder
import Wording

extension LoadingReport {
  /// A thing that is not there, or can't be done.
  package struct Entry: Hashable, Sendable {
    /// What kind of thing is missing.
    package let kind: Kind
    /// What is wrong, and what is used instead.
    package let message: String
    /// The path of the document as it was given.
    package let file: String
    private let place: Place

    /// What is missing, and the place that asks for it, if there is one.
    init(_ kind: Kind, _ message: String, file: String, place: ElementPlace?) {
      self.kind = kind
      self.message = message
      self.file = file
      self.place = place.map(Place.element) ?? .none
    }

    /// A mistake of the document.
    init(_ problem: DocumentProblem) {
      kind = .mistake
      message = problem.message
      file = problem.file
      place = .problem(problem)
    }
  }

  /// The kinds of things that a document asks for.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A class of the app, for which a class of the framework stands in.
    case `class`
    case outlet, action
    /// A property that an app's extension of a class may have.
    case property
    case image, color, font
    /// A storyboard or xib.
    case document
    /// A table of texts that is broken, or a language without one.
    case text
    /// A constraint that is left out.
    case constraint
    /// An element or object that is left out, or for which a box stands in.
    case element
    /// An exception that UIKit raises.
    case exception
    /// A mistake in the document itself.
    case mistake
  }

  /// Where an entry comes from.
  private enum Place: Hashable, Sendable {
    case none
    case element(ElementPlace)
    case problem(DocumentProblem)
  }
}

extension LoadingReport.Entry {
  /// The element that asks for the thing.
  var element: Element? { elementPlace?.element }

  /// The place of that element.
  var elementPlace: ElementPlace? {
    if case .element(let place) = place { place } else { nil }
  }

  /// The first character of the place.
  package var position: TextPosition? {
    switch place {
    case .none: nil
    case .element(let place): place.start
    case .problem(let problem): problem.start
    }
  }

  /// The line of the text and a line that marks the place under it.
  package var excerpt: [String] {
    switch place {
    case .none: []
    case .element(let place): place.excerpt
    case .problem(let problem): problem.excerpt
    }
  }

  /// The message, after its file, line and column.
  package var line: String { file + (position.map { ":\($0)" } ?? "") + ": " + message }
}
