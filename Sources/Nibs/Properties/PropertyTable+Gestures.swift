// Recognizers of gestures.
extension PropertyTable {
  static let recognizers = [
    PropertyTable(
      UIGestureRecognizer.self,
      [
        .flag("enabled", \.isEnabled), .flag("cancelsTouchesInView", \.cancelsTouchesInView),
        .flag("delaysTouchesBegan", \.delaysTouchesBegan),
        .flag("delaysTouchesEnded", \.delaysTouchesEnded),
        .flag("requiresExclusiveTouchType", \.requiresExclusiveTouchType),
      ]),
    PropertyTable(
      UITapGestureRecognizer.self,
      [
        .number("numberOfTapsRequired", \.numberOfTapsRequired),
        .number("numberOfTouchesRequired", \.numberOfTouchesRequired),
      ]),
    PropertyTable(
      UISwipeGestureRecognizer.self,
      [
        .words(
          "direction", \.direction,
          ["left": .left, "right": .right, "up": .up, "down": .down]),
        .number("numberOfTouchesRequired", \.numberOfTouchesRequired),
      ]),
    PropertyTable(
      UILongPressGestureRecognizer.self,
      [
        .number("numberOfTapsRequired", \.numberOfTapsRequired),
        .number("numberOfTouchesRequired", \.numberOfTouchesRequired),
        .number("minimumPressDuration", \.minimumPressDuration),
        .number("allowableMovement", \.allowableMovement),
      ]),
    PropertyTable(
      UIPanGestureRecognizer.self,
      [
        .number("minimumNumberOfTouches", \.minimumNumberOfTouches),
        .number("maximumNumberOfTouches", \.maximumNumberOfTouches),
      ]),
  ]
}
