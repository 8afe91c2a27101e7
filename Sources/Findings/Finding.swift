import Wording

/// Something that a check has found in a scene or in a document, told once for all screens that
/// show it.
package struct Finding: Sendable {
  /// How serious it is.
  package enum Severity: String, CaseIterable, Sendable {
    /// A layout differs from its constraints, or a part of a document can't be shown.
    case error
    /// Users will see a fault.
    case warning
    /// It may be intended.
    case hint
  }

  /// A place in the text of a document.
  package struct Place: Hashable, Sendable {
    /// The path of the document as it was given.
    package var file: String
    /// The first character; nil where only the document is known.
    package var position: TextPosition?
    /// The line of the text, and a line that marks the place under it; may be empty.
    package var excerpt: [String]

    package init(file: String, position: TextPosition?, excerpt: [String] = []) {
      self.file = file
      self.position = position
      self.excerpt = excerpt
    }
  }

  /// A constraint that takes part.
  package struct Constraint: Hashable, Sendable {
    /// The constraint in words, such as `title.top == view.top + 20`.
    package var text: String
    /// Its place in the document of the finding; nil where it is made by code or by the system.
    package var position: TextPosition?

    package init(text: String, position: TextPosition?) {
      self.text = text
      self.position = position
    }
  }

  /// The identifier of the check, such as `truncated-text`.
  package var check: String
  package var severity: Severity
  /// Whether the command fails for it.
  package var fails = true
  /// What is wrong, in one line, with the numbers of the first screen that shows it.
  package var message: String
  /// Its place in a document; nil for a scene of code.
  package var place: Place?
  /// The name of the scene; nil for what belongs to a whole document.
  package var scene: String?
  /// The names of other scenes of the document that show the same.
  package var otherScenes: [String] = []
  /// The path of the view or guide at fault; nil where no view is.
  package var view: String?
  /// The constraints that take part, the broken one first.
  package var constraints: [Constraint] = []
  /// The edit that resolves it; nil where none is known.
  package var repair: String?
  /// What it is about: the ids of elements, or the paths of views that code has made. With the
  /// check this tells findings apart, however their numbers and lines change.
  package var subjects: [String] = []
  /// The screens at which the scene was checked.
  package var grid: ScreenGrid
  /// The screens that show it, as indices in ``grid``, in ascending order.
  package var screens: [Int] = []

  package init(
    _ check: String, _ severity: Severity, _ message: String, place: Place?, scene: String?,
    grid: ScreenGrid
  ) {
    self.check = check
    self.severity = severity
    self.message = message
    self.place = place
    self.scene = scene
    self.grid = grid
  }

  /// What tells the finding apart in a baseline: its check and its subjects, and never numbers,
  /// lines or the order of findings.
  package var fingerprint: String {
    let owner = subjects.isEmpty ? [scene ?? place?.file ?? ""] : subjects
    return ([check] + owner).joined(separator: " ")
  }

  /// Where it holds: `iPhone 4s to iPhone 7, text XL and up; 14 of 96 screens`; nil for what
  /// belongs to a whole document.
  package var whereabouts: String? { screens.isEmpty ? nil : grid.words(for: screens) }
}
