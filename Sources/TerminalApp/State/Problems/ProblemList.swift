import Cells
import Documents
import LayoutTools
import Stage

/// The lines of the list of problems: each problem, and below it its constraints.
enum ProblemList {
  /// A line of the list.
  struct Entry: Equatable {
    enum Kind: Equatable {
      case problem(LayoutCheck, LayoutCheck.Severity)
      case constraint(isBroken: Bool)
      /// An edit that resolves the conflict above it.
      case repair(SceneEdit)
      /// A change of the document that mends the problem above it.
      case fix(LayoutFix)
      /// A view that the document draws elsewhere than its constraints put it.
      case misplaced
      /// Moves the ambiguous view above it.
      case exercise(ViewPath)
      /// A problem at other lengths of the ruler, of which the first is named.
      case elsewhere(LayoutCheck.Severity, length: Int)
      /// Why the document can't be read.
      case failure
      /// The rest of a message in several lines, after a number of blanks.
      case rest(indent: Int)
      /// A line of the document, or the sign below it.
      case excerpt
      /// A thing that the document asks for and did not get.
      case note(isHint: Bool)
      /// A check that found nothing, listed if no check found anything. The text is the check's
      /// summary.
      case passed(LayoutCheck)
    }
    let kind: Kind
    let text: String
    /// The view that choosing the line selects.
    let view: ViewPath?
    /// The line of the document that the entry is about.
    var line: Int?
    /// The constraint that choosing the line selects.
    var constraint: ConstraintID?
    /// For a line that deletes a constraint of the document: the edit that takes the constraint out
    /// of the scene.
    var removal: SceneEdit?

    /// The edit of the scene that choosing the line makes, or that does the same as choosing the
    /// line.
    var repair: SceneEdit? {
      if case .repair(let edit) = kind { edit } else { removal }
    }

    /// Whether choosing the line changes the scene or its document.
    var isChange: Bool {
      switch kind {
      case .repair, .fix: true
      default: false
      }
    }

    /// Whether choosing the line does something.
    var isChoosable: Bool {
      switch kind {
      case .repair, .fix, .exercise, .elsewhere: true
      default: view != nil || constraint != nil
      }
    }
  }

  /// All lines of the list: the problems, or else the checks, all of which have found nothing.
  static func entries(of content: SceneSnapshot, in state: AppState) -> [Entry] {
    let columns = ListedProblems(state, on: content).rect.columns
    let problems = problems(of: content, in: state, columns: columns)
    guard problems.isEmpty else { return problems }
    return LayoutCheck.byDefault.flatMap {
      lines(of: $0.summary, .passed($0), in: columns, indent: nameColumns)
    }
  }

  /// The lines of all problems, broken for a number of columns.
  static func problems(
    of content: SceneSnapshot, in state: AppState, columns: Int
  ) -> [Entry] {
    var entries: [Entry] = []
    let repairs = state.weighedRepairs
    if let failure = state.shownDocument.failure {
      let first = DocumentNote(
        message: failure.message, excerpt: failure.excerpt, line: failure.line)
      for note in [first] + failure.others { entries += lines(of: note, .failure, in: columns) }
    }
    for problem in content.problems {
      entries += lines(
        of: problem.heading, .problem(problem.kind, problem.severity), in: columns,
        view: content.firstView(of: problem.views))
      for constraint in problem.constraints {
        // The sign stands behind four blanks, and what is left out says so after its text.
        entries += lines(
          of: constraint.text, .constraint(isBroken: constraint.isBroken), in: columns, indent: 6,
          view: content.firstView(of: constraint.items), constraint: constraint.id)
      }
      for repair in repairs.ranked(problem.repairs) {
        entries += lines(
          of: repair.sentence + repairs.words(of: repair), .repair(repair), in: columns,
          indent: 8)
      }
      if let scene = state.building?.scene {
        // Deleting any one of its constraints resolves the conflict too. A deletion changes more
        // than a repair does, and comes after the repairs.
        for (fix, removal, words) in problem.deletions(in: scene) {
          entries += lines(
            of: words + repairs.words(of: removal), .fix(fix), in: columns, indent: 8,
            removal: removal)
        }
      }
      if problem.kind == .ambiguous, let view = content.firstView(of: problem.views),
        content.view(at: view)?.ambiguous.isEmpty == false
      {
        entries += lines(
          of: "show it move where its constraints let it", .exercise(view), in: columns, indent: 8)
      }
      if let scene = state.building?.scene {
        entries += problem.fixes(in: scene, on: content).flatMap { lines(of: $0, in: columns) }
      }
    }
    if let scene = state.building?.scene {
      for item in state.misplaced {
        entries += lines(
          of: scene.canvas.misplacement(of: item), .misplaced, in: columns,
          view: scene.paths[item.id])
        // A stack view places the view: it has no constants to be updated.
        let kinds: [LayoutFix.Kind] =
          item.isArranged ? [.updateFrame] : [.updateFrame, .updateConstants]
        entries += kinds.flatMap { lines(of: LayoutFix($0, item.id), in: columns) }
      }
    }
    for found in state.display.problemsElsewhere {
      entries += lines(
        of: state.display.words(of: found),
        .elsewhere(found.problem.severity, length: found.ranges[0].lowerBound), in: columns,
        view: content.firstView(of: found.problem.views))
    }
    entries += state.shownDocument.notes.flatMap {
      lines(of: $0, .note(isHint: $0.isHint), in: columns)
    }
    return entries
  }

  /// The columns of a check's name where all have passed.
  static let nameColumns = 2 + (LayoutCheck.byDefault.map(\.identifier.count).max() ?? 0)

  /// The message in lines, and the excerpt.
  private static func lines(
    of note: DocumentNote, _ kind: Entry.Kind, in columns: Int
  ) -> [Entry] {
    lines(of: note.message, kind, in: columns, line: note.line)
      + note.excerpt(ofColumns: columns - 4).map {
        Entry(kind: .excerpt, text: $0, view: nil, line: note.line)
      }
      + note.others.map { line in
        Entry(kind: .rest(indent: 4), text: "also in line \(line)", view: nil, line: line)
      }
  }

  /// What a fix does, in lines.
  private static func lines(of fix: LayoutFix, in columns: Int) -> [Entry] {
    lines(of: fix.title, .fix(fix), in: columns, indent: 8)
  }

  /// A text in lines.
  /// - Parameter indent: The blanks before all lines but the first.
  private static func lines(
    of text: String, _ kind: Entry.Kind, in columns: Int, indent: Int = 2,
    view: ViewPath? = nil, line: Int? = nil, constraint: ConstraintID? = nil,
    removal: SceneEdit? = nil
  ) -> [Entry] {
    let note = if case .constraint(true) = kind { leftOut.count } else { 0 }
    let room = max(10, columns - 3 - indent - note)
    return text.lines(ofColumns: room).enumerated().map { index, text in
      Entry(
        kind: index == 0 ? kind : .rest(indent: indent), text: text, view: view, line: line,
        constraint: constraint, removal: removal)
    }
  }

  /// What follows the first line of a constraint that is left out.
  static let leftOut = "  left out"
}

extension [ProblemList.Entry] {
  /// The entry of a line: for a text in several lines, the first of them.
  func whole(at line: Int) -> ProblemList.Entry? { start(of: line).map { self[$0] } }

  /// The first lines of all texts.
  var starts: [Int] { indices.filter { start(of: $0) == $0 } }

  /// The first line of the text that a line belongs to; nil if there is no such line.
  func start(of line: Int) -> Int? {
    guard indices.contains(line) else { return nil }
    return self[...line].lastIndex { if case .rest = $0.kind { false } else { true } } ?? line
  }
}

extension SceneSnapshot {
  /// The first of the paths that leads to a view, and not to a guide.
  func firstView(of paths: [ViewPath]) -> ViewPath? { paths.first { view(at: $0) != nil } }

  /// The check whose mark a view has: the first that found a problem with it. Hints have no mark,
  /// but for that code of the view is left out.
  func markingCheck(of path: ViewPath) -> LayoutCheck? {
    problems.first {
      ($0.severity != .hint || $0.kind == .notice) && $0.marked.contains(path)
    }?.kind
  }
}
