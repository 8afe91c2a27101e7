import Cells
import Painting
import Stage

extension SceneHost {
  /// Swipes from the first chapter to another, counted from 1, while swipes change the picture.
  /// - Returns: The chapter that is reached; nil if the scene has no swipes.
  package func turn(toChapter wanted: Int) -> Int? {
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
        self, in: Viewport(screenSize: filledScreen.size),
        options: ViewPainter.Options(showsRest: true)))
  }
}

/// The properties that differ between chapters.
private struct Sight: Equatable {
  let title: String?
  let picture: CellGrid
}
