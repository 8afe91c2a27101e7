import Documents
import InterfaceBuilder

/// Two versions of a document, one of which may not be there.
@MainActor
struct DocumentComparison {
  /// A scene in both versions, or in one of them.
  struct ComparedScene {
    /// The id of its controller or view; nil for what belongs to the whole document.
    let id: String?
    let name: String
    var sentences: [DocumentReview.Sentence] = []
    /// How many frames the document has otherwise of views that constraints lay out.
    var followingFrames = 0
    /// What moves on the screens; nil for a scene that one version alone has.
    var moves: FrameMoves?
    /// What follows the length of the screens in another way; nil where no lengths are asked for.
    var formulas: FormulaMoves?

    /// Whether both documents say the same of it.
    var isSame: Bool { sentences.isEmpty && followingFrames == 0 }
  }

  /// What differs, by scenes: the whole document first, then the scenes of the later version, then
  /// those that are gone. Scenes without a difference are left out.
  private(set) var scenes: [ComparedScene] = []

  /// Compares what the versions say, and then their layouts.
  init(
    _ old: DocumentVersion, _ new: DocumentVersion, in program: Program, _ arguments: Arguments
  ) throws(UsageError) {
    guard old.document.markup.source != new.document.markup.source else { return }
    var review = DocumentReview(from: old.document, to: new.document)
    if old.isMissing || new.isMissing { review.keepObjects() }
    guard !review.isEmpty else { return }
    let (before, after) = (
      ShownVersion(old, in: program, arguments), ShownVersion(new, in: program, arguments)
    )
    scenes = [ComparedScene(id: nil, name: "document")] + after.scenes
    scenes += before.scenes.filter { gone in !after.scenes.contains { $0.id == gone.id } }
    for sentence in review.sentences {
      scenes[place(of: sentence.scene)].sentences.append(sentence)
    }
    for (scene, count) in review.followingFrames {
      scenes[place(of: scene)].followingFrames = count
    }
    // What is said of the whole document may change every layout.
    let isAny = !scenes[0].isSame
    for index in scenes.indices where isAny || !scenes[index].isSame {
      try scenes[index].compareLayouts(from: before, to: after, arguments)
    }
    scenes.removeAll {
      $0.isSame && $0.moves?.moves.isEmpty != false && $0.formulas?.moves.isEmpty != false
    }
  }

  /// The place of a scene in the list; of a scene that shows nothing, that of the whole document.
  private func place(of id: String?) -> Int { scenes.firstIndex { $0.id == id } ?? 0 }

  /// Whether the versions say the same.
  var isEmpty: Bool { scenes.isEmpty }
}

/// A version of a document with its scenes, ready to be shown.
@MainActor
private struct ShownVersion {
  let program: Program
  let scenes: [DocumentComparison.ComparedScene]

  init(_ version: DocumentVersion, in program: Program, _ arguments: Arguments) {
    let library = DocumentLibrary(
      version.document, at: version.path, settings: arguments.documentSettings)
    var shown = program
    shown.library = library
    shown.scenes = library.scenes.filter { $0.origin?.id != nil }
    self.program = shown
    scenes = shown.scenes.map { .init(id: $0.origin?.id, name: $0.name) }
  }

  func index(of id: String) -> Int? { program.scenes.firstIndex { $0.origin?.id == id } }
}

@MainActor
extension DocumentComparison.ComparedScene {
  /// Finds what moves at the screens of the arguments, or at all lengths of them. Of a scene that
  /// one version alone has nothing moves.
  fileprivate mutating func compareLayouts(
    from before: ShownVersion, to after: ShownVersion, _ arguments: Arguments
  ) throws(UsageError) {
    guard let id, let former = before.index(of: id), let present = after.index(of: id) else {
      return
    }
    let screens = CheckedScreens(arguments, of: after.program.scenes[present], languages: [])
    var moves = FrameMoves(on: screens.grid)
    var formulas = screens.lengths.map { FormulaMoves(on: screens.grid, over: $0) }
    try screens.visit { opened throws(UsageError) in
      [try before.program.open(former, opened), try after.program.open(present, opened)]
    } at: { hosts, number, run in
      guard let run else { return moves.take(from: hosts[0], to: hosts[1], at: number) }
      formulas?.take(
        from: hosts[0], to: hosts[1], at: number, run, keepsClasses: screens.keepsClasses)
    }
    (self.moves, self.formulas) = (moves, formulas)
  }
}
