import Cells
import Foundation
import Stage

extension Program {
  /// Shows a scene as the arguments want it, the way a person gets there: a landscape one is
  /// opened upright and turned, a chapter is swiped to.
  /// - Parameter animates: whether animations take time, those included that begin as the scene appears.
  @MainActor
  func open(
    _ index: Int, _ arguments: Arguments, animates: Bool = false
  ) throws(UsageError) -> SceneHost {
    let host = SceneHost(
      screen: arguments.uprightScreen, animates: animates, make: scenes[index].make)
    if arguments.isLandscape { host.apply(arguments.screen) }
    let chapter = host.turn(toChapter: arguments.chapter)
    guard chapter == arguments.chapter else {
      throw UsageError(
        chapter.map {
          "\(scenes[index].name) has \($0) chapter\($0 == 1 ? "" : "s"), "
            + "so there is no --chapter \(arguments.chapter)"
        } ?? "\(scenes[index].name) takes no swipes, so there is no --chapter \(arguments.chapter)")
    }
    // Whoever asks for a later state of the scene wants to see it, and not the way there.
    if arguments.chapter > 1 { host.finishAnimations() }
    return host
  }
}

extension SceneHost {
  /// Swipes from the first chapter on to another, counted from 1, as long as swipes change what
  /// there is to see.
  /// - Returns: the chapter that is shown then; nil where the scene takes no swipes.
  func turn(toChapter wanted: Int) -> Int? {
    guard wanted > 1 else { return 1 }
    var chapter = 1
    var seen = sight
    while chapter < wanted {
      guard swipe(.left) else { return chapter == 1 ? nil : chapter }
      let now = sight
      guard now != seen else { return chapter }
      seen = now
      chapter += 1
    }
    return chapter
  }

  private var sight: Sight {
    Sight(
      title: controller.title,
      picture: ViewPainter.paint(
        self, in: Viewport(screenSize: screen.size), options: ViewPainter.Options(showsRest: true)))
  }
}

/// What tells one chapter from another.
private struct Sight: Equatable {
  let title: String?
  let picture: CellGrid
}
