import Wording

/// Something that a check has found in a scene or in a document, told once for all screens that
/// show it.
package struct Finding: Codable, Sendable {
  /// How serious it is.
  package enum Severity: String, CaseIterable, Codable, Sendable {
    /// A layout differs from its constraints, or a part of a document can't be shown.
    case error
    /// Users will see a fault.
    case warning
    /// Only code or a person can say whether it is a fault.
    case review
    /// It may be intended.
    case hint

    /// Whether it is worth mending, whoever looks at it.
    var isProblem: Bool { self == .error || self == .warning }

    /// The word for people.
    package var word: String { self == .hint ? "note" : rawValue }

    /// Whether it is more serious than another one.
    func isWorse(than other: Severity) -> Bool {
      Self.allCases.prefix { $0 != other }.contains(self)
    }
  }

  /// A place in the text of a document.
  package struct Place: Hashable, Codable, Sendable {
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
  package struct Constraint: Hashable, Codable, Sendable {
    /// The constraint in words, such as `title.top == view.top + 20`.
    package var text: String
    /// Its place in the document of the finding; nil where it is made by code or by the system.
    package var position: TextPosition?

    package init(text: String, position: TextPosition?) {
      self.text = text
      self.position = position
    }
  }

  /// What tells a finding apart, however its numbers and lines change.
  package struct Fingerprint: Hashable, Codable, Sendable {
    /// The identifier of the check, such as `truncated-text`.
    package var check: String
    /// What it is about: the ids of elements, or the paths of views that code has made.
    package var subjects: [String]

    /// `truncated-text qXe-3c-Rq5`.
    package var text: String { ([check] + subjects).joined(separator: " ") }
  }

  /// The screens that show something, among all at which its scene was checked.
  package struct Extent: Hashable, Codable, Sendable {
    /// All screens.
    package var grid = ScreenGrid([])
    /// Those that show it, as indices, in ascending order.
    package var screens: [Int] = []
    /// How it is known of these screens; nil if each of them was laid out.
    package var strength: Strength?
    /// The constraints that take part at some of them in the place of those of the finding.
    package var otherConstraints: [ConstraintSet] = []
    /// Where it is worst; nil where it has no measure.
    package var worst: Worst?

    /// All screens are those of the scene, which are told with it: see ``FindingReport/Part``.
    private enum CodingKeys: CodingKey { case screens, strength, otherConstraints, worst }

    package init(grid: ScreenGrid) { self.grid = grid }

    /// Adds screens that follow those that are there already, or are some of the last of them.
    package mutating func add(_ more: ClosedRange<Int>, _ strength: Strength? = nil) {
      screens.add(more)
      if let strength { self.strength = max(self.strength ?? strength, strength) }
    }

    /// Takes what may be worse than anything before, by more than rounding may say.
    package mutating func deepen(_ other: Worst?) {
      guard let other, other.depth > (worst?.depth ?? -.infinity) + 0.01 else { return }
      worst = other
    }
  }

  /// What is wrong at the screen at which it is worst.
  package struct Worst: Hashable, Codable, Sendable {
    /// The screen, as an index.
    package var screen: Int
    /// What is wrong, in one line, with the numbers of this screen.
    package var message: String
    /// How much that is, in points.
    package var depth: Double

    package init(screen: Int, message: String, depth: Double) {
      (self.screen, self.message, self.depth) = (screen, message, depth)
    }
  }

  /// How it is known that something holds at screens that were not all laid out, the strongest
  /// first.
  package enum Strength: String, CaseIterable, Codable, Comparable, Sendable {
    /// The constraints were solved for all of the screens at once.
    case solved
    /// Layouts on both sides, and some between them, show the same.
    case sampled

    package static func < (one: Strength, other: Strength) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Why a finding is not told although it is there.
  package enum Excuse: Hashable, Codable, Sendable {
    /// The baseline has it.
    case baseline
    /// The project's configuration suppresses it, for a reason.
    case suppressed(String)
  }

  package var fingerprint: Fingerprint
  package var severity: Severity
  /// What it makes of the exit status of the command, unless it is excused.
  package var status: ExitCode
  /// Why it is not told; nil if it is.
  package var excuse: Excuse?
  /// What is wrong, in one line, with the numbers of the first screen that shows it.
  package var message: String
  /// Why it needs a review; nil if it does not.
  package var question: String?
  /// Its place in a document; nil for a scene of code.
  package var place: Place?
  /// The names of the scenes that show it, all of one document; none for what belongs to a whole
  /// document.
  package var scenes: [String]
  /// The path of the view or guide at fault; nil where no view is.
  package var view: String?
  /// The constraints that take part at the first screen, the broken one first.
  package var constraints: [Constraint] = []
  /// The edit that resolves it at all screens that show it, in words, which also say what it does
  /// not resolve; nil where none is known.
  package var repair: String?
  /// The screens that show it.
  package var extent: Extent

  package init(
    _ check: String, _ severity: Severity, _ message: String, place: Place?, scene: String?,
    grid: ScreenGrid
  ) {
    fingerprint = Fingerprint(check: check, subjects: [scene ?? place?.file ?? ""])
    self.severity = severity
    status = severity.isProblem ? .found : .good
    self.message = message
    self.place = place
    scenes = scene.map { [$0] } ?? []
    extent = Extent(grid: grid)
  }

  /// The identifier of the check.
  package var check: String { fingerprint.check }

  /// The name of the first scene that shows it; nil for what belongs to a whole document.
  package var scene: String? { scenes.first }

  /// What it makes of the exit status of the command.
  package var exit: ExitCode { excuse == nil ? status : .good }

  /// Whether the project's configuration suppresses it.
  var isSuppressed: Bool { if case .suppressed = excuse { true } else { false } }

  /// Whether the command fails for it.
  package var fails: Bool { exit != .good }

  /// What could not be checked has no excuse.
  var canBeExcused: Bool { status == .good || status == .found }

  /// Becomes as serious as the same finding of another scene, if that is more so.
  mutating func takeSeverity(of other: Finding) {
    guard other.severity.isWorse(than: severity) else { return }
    (severity, status, question) = (other.severity, other.status, other.question)
  }

  /// Where it holds: `iPhone 4s to iPhone 7, text XL and up; 14 of 96 screens`; nil for what
  /// belongs to a whole document.
  package var whereabouts: String? {
    guard !extent.screens.isEmpty else { return nil }
    let words = extent.grid.words(for: extent.screens)
    return extent.strength.map { "\(words); \($0.rawValue)" } ?? words
  }

  /// The worst of it: `width 210: label.width is 12, expected 44 or more`; nil where the message
  /// tells it.
  var worst: String? {
    extent.worst.flatMap { worst in
      worst.message == message
        ? nil : "\(extent.grid.name(of: worst.screen)): \(worst.message)"
    }
  }
}
