/// A row of a table, or an item of a collection, that is the scene by itself.
extension SceneHost {
  /// The screen that the scene fills: the ``screen``, or for a row the screen with the height that
  /// a list gives the row at this width.
  public var filledScreen: SimulatedScreen {
    row == nil ? screen : screen.fitted(toHeight: window.bounds.height)
  }

  /// The controller, if it shows a row by itself.
  var row: (any RowShowing)? { controller as? any RowShowing }

  /// The width with which a row is drawn, in points, if its height follows any other width; nil for
  /// other scenes.
  var drawnWidthOfRow: CGFloat? {
    // No screen has a width beyond the limits, which a document may name.
    let (least, most) = (SimulatedScreen.sides.lowerBound, SimulatedScreen.sides.upperBound)
    let width = row?.drawnRowSize?.width
    return width.map { min(max($0, least - 1), most + 1) }
  }

  /// A screen with the height that a row has there, by the present traits.
  func fitted(_ screen: SimulatedScreen) -> SimulatedScreen {
    let height = row?.rowHeight(in: screen.size)
    return height.map(screen.fitted) ?? screen
  }

  /// Gives a row its height anew, which depends on its content and on the traits of the screen.
  func fitRow() {
    guard row != nil else { return }
    let (present, wanted) = (filledScreen, fitted(screen))
    if wanted.size != present.size { follow(wanted, from: present, animated: false) }
  }
}

extension SimulatedScreen {
  /// The screen with another height and the same size classes.
  fileprivate func fitted(toHeight height: CGFloat) -> SimulatedScreen {
    guard height != size.height else { return self }
    var fitted = self
    fitted.resize(.vertical, to: height)
    guard fitted.classes != classes else { return fitted }
    fitted = self
    fitted.keepClasses()
    fitted.resize(.vertical, to: height)
    return fitted
  }
}
