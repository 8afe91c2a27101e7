import AppCode
import Documents
import Stage
import TerminalIO

/// The scene that is shown: its instance, the snapshot of its layout, and the chapter that swipes
/// have led to.
@MainActor
package final class OpenScene {
  /// The index of the scene in the list, and what makes its controller the next time.
  private(set) var index: Int
  private(set) var named: NamedScene
  private(set) var host: SceneHost { didSet { begin() } }
  /// The layout that all panes show, and the number of the host's changes up to this layout.
  private(set) var content: SceneSnapshot
  private var seenChanges: Int
  /// The chapter that swipes have led to, counted from 1.
  private(set) var chapter: Int
  /// The layout with which the present one is compared.
  private(set) var former: FormerLayout
  /// The chapter in which the scene was opened.
  private var openingChapter: Int
  /// The values with which the controls of the instance were made.
  private var madeValues: [ItemID: ControlValue]
  /// The number of times that the scene was opened or made anew.
  private var generation = 0
  /// What the scene prints, and the messages about its layout.
  let console: SceneConsole
  /// Whether animations take time.
  let animates: Bool
  /// The number of the host's messages that the console has.
  private var heardMessages: Int
  /// Whether an ambiguous view is not where the layout has put it.
  private var hasWandered = false

  package init(
    _ named: NamedScene, at index: Int, on host: SceneHost, console: SceneConsole,
    animates: Bool, chapter: Int
  ) {
    host.animates = animates
    host.namesTexts = true
    (self.named, self.index, self.host) = (named, index, host)
    (self.console, self.animates, self.chapter) = (console, animates, chapter)
    openingChapter = chapter
    former = FormerLayout(of: host)
    (content, seenChanges, heardMessages) = (host.snapshot, host.changeCount, host.messageCount)
    madeValues = host.controlValues
  }

  /// Begins with another instance, of which nothing was seen yet.
  private func begin() {
    host.namesTexts = true
    (seenChanges, heardMessages, hasWandered) = (-1, host.messageCount, false)
    madeValues = host.controlValues
    generation += 1
  }

  /// Whether the views may stand elsewhere than the snapshot has them.
  var isOutdated: Bool { host.changeCount != seenChanges || host.needsDisplay }

  /// Takes a snapshot of the layout.
  func takeSnapshot() {
    content = host.snapshot
    seenChanges = host.changeCount
  }

  /// Makes the scene that was adopted, and shows it from its first chapter on.
  func open(on screen: SimulatedScreen, with edits: [SceneEdit]) {
    (chapter, openingChapter) = (1, 1)
    host = named.instance(on: screen, at: 1, animates: animates, observer: console.note)
    former = FormerLayout(of: host)
    host.apply(edits)
    takeSnapshot()
  }

  /// Compares with the present layout from now on, which is saved.
  func isSaved() { former = FormerLayout(of: host, isSaved: true) }

  /// Takes the place of a scene in the list. The instance stays until the scene is opened or made
  /// anew.
  func adopt(_ named: NamedScene, at index: Int) {
    (self.named, self.index) = (named, index)
    CrashReports.name(CrashReport.name(for: named.work))
  }

  /// Makes the controller anew. Scroll views stay where they are scrolled to.
  /// - Parameters:
  ///   - edits: The user's changes.
  ///   - runsReadyWork: Whether the scene's tasks run as far as they can at once.
  ///   - keepsControls: Whether controls keep what the user has set.
  func remake(
    on screen: SimulatedScreen, with edits: [SceneEdit], runsReadyWork: Bool, keepsControls: Bool
  ) {
    let offsets = host.contentOffsets
    let touched = keepsControls ? TouchedControls(of: host, madeWith: madeValues) : nil
    host = named.instance(
      on: screen, at: chapter, animates: animates, observer: console.note,
      runsReadyWork: runsReadyWork)
    host.apply(edits)
    touched?.restore(in: host, madeWith: madeValues)
    host.restore(offsets)
  }

  /// Swipes, and counts the chapters.
  /// - Returns: Whether a view has taken the swipe, and whether it has changed anything.
  func swipe(_ direction: SceneHost.SwipeDirection) -> (isTaken: Bool, changes: Bool) {
    let (earlier, title) = (content, host.controller.title)
    let isTaken = host.swipe(direction)
    let changes = host.snapshot != earlier || host.controller.title != title
    if changes { chapter = max(1, chapter + (direction == .left ? 1 : -1)) }
    return (isTaken, changes)
  }

  /// Swipes back to the chapter in which the scene was opened, as far as swipes lead there.
  /// - Returns: Whether it was in another one.
  func turnBack() -> Bool {
    let earlier = chapter
    while chapter != openingChapter, swipe(chapter > openingChapter ? .right : .left).changes {}
    return chapter != earlier
  }

  /// Moves an ambiguous view to another place that its constraints allow, or all views back to
  /// where the layout has them.
  /// - Parameter path: The view; nil for none.
  /// - Returns: Whether anything may have moved.
  func wander(_ path: ViewPath?) -> Bool {
    if let path {
      host.exerciseAmbiguity(of: path)
      hasWandered = true
    } else if hasWandered {
      host.endExerciseOfAmbiguity()
      hasWandered = false
    } else {
      return false
    }
    return true
  }

  /// Hands the console the host's messages, and the callbacks as well while the console is shown.
  /// Messages are few, and the host keeps them for later.
  func listen(forCallbacks isShown: Bool) {
    if host.observer == nil {
      for message in host.messages.suffix(host.messageCount - heardMessages) {
        console.note(.message(message))
      }
    }
    heardMessages = host.messageCount
    if !isShown {
      host.observer = nil
    } else if host.observer == nil {
      host.observer = console.note
    }
  }

  // MARK: - Other instances

  /// Makes an instance at the chapter that is shown, without the user's changes.
  func makeInstance(on screen: SimulatedScreen) -> SceneHost {
    let instance = named.instance(on: screen, at: chapter)
    instance.namesTexts = true
    return instance
  }

  /// What an instance is made from at present.
  var source: InstanceSource {
    InstanceSource(generation: generation, chapter: chapter)
  }
}

/// What an instance of the scene was made from.
struct InstanceSource: Equatable {
  /// Which of the scenes shown so far it is, and in which version of its document.
  let generation: Int
  let chapter: Int
}
