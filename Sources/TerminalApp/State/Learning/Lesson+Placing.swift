import InterfaceBuilder
import LayoutTools

/// Views are placed and connected.
extension Lesson {
  static let placing = Lesson(
    title: "Place views",
    subject: "The object library has every view. What is placed stays where you put it.",
    document: LessonDocument(),
    tasks: [
      Task("\(.pick(.library)) opens the library: type label, and \(.choose) inserts it.") {
        $0.views("label").isEmpty ? "there is no label yet" : nil
      },
      Task("Insert a text field as well: \(.pick(.library)), its name and \(.choose).") {
        $0.views("textField").isEmpty ? "there is no text field yet" : nil
      },
      Task(
        """
        Move the text field to the middle: \(.moveToGuideline(.right)) goes to the next guideline, \
        \(.moveViews(x: 1, y: 0)) a point on. Or drag it.
        """
      ) { scene in
        guard let middle = scene.root?.frame.midX else { return nil }
        return scene.views("textField").contains { abs($0.frame.midX - middle) < 1 }
          ? nil : "no text field is in the middle yet"
      },
    ],
    outcome: """
      Neither has constraints of its own. Prototyping constraints hold both where they are, until \
      the first constraint of yours.
      """)

  static let connecting = Lesson(
    title: "Connect two views",
    subject: "Dragging from view to view with the right button asks how they relate.",
    document: LessonDocument(views: [
      .init("Label", "lab-na-me0", named: "Name", at: nameFrame, text: "Name", isHeld: true),
      .init("Text Field", "fie-ld-000", named: "Field", at: fieldFrame, isHeld: true),
    ]),
    tasks: [
      Task(
        """
        Select Name with \(.select(1)), keep it with \(.keepSelected), go on to Field, and \
        \(.openTool(.connect)) connects them: turn on Horizontal Spacing with \(.togglePanel).
        """
      ) {
        $0.relates("fie-ld-000", [.leading, .left], to: "lab-na-me0")
          ? nil : "there is no spacing yet"
      },
      Task(
        """
        And a baseline of both, so that their texts stand on one line: both views selected, \
        \(.openTool(.connect)) again.
        """
      ) {
        $0.relates("fie-ld-000", [.firstBaseline, .lastBaseline, .centerY], to: "lab-na-me0")
          ? nil : "they share no baseline yet"
      },
    ],
    outcome: """
      The prototyping constraints went with your first one. Two of yours are too few: all is red and \
      ambiguous, until you add the rest.
      """)

  // MARK: - Where they stand

  static let nameFrame = Rect(x: 16, y: 79, width: 45, height: 20.33)
  static let fieldFrame = Rect(x: 104, y: 73.33, width: 160, height: 34)
}
