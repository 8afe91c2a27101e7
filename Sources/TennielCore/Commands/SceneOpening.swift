import Cells
import Foundation
import Stage

extension Program {
  /// Opens a scene in the state given by the arguments, as a user would reach it: it is opened in
  /// portrait and rotated to landscape, and swiped to a chapter.
  /// - Parameter animates: Whether animations take time, including those that begin as the scene
  ///   appears.
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
    // A later chapter is shown at once, without the animation that leads to it.
    if arguments.chapter > 1 { host.finishAnimations() }
    return host
  }
}

extension SceneHost {
  /// Swipes from the first chapter to another, counted from 1, while swipes change the picture.
  /// - Returns: The chapter that is reached; nil if the scene has no swipes.
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

/// The properties that differ between chapters.
private struct Sight: Equatable {
  let title: String?
  let picture: CellGrid
}
