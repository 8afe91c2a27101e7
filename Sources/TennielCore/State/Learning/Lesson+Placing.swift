import InterfaceBuilder
import LayoutTools

/// Views are placed, connected, pinned and aligned.
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

  static let pinning = Lesson(
    title: "Pin",
    subject: "Pin holds edges of a view at its neighbours, at the distance they have now.",
    document: LessonDocument(
      views: [
        .init("Label", "lab-na-me0", named: "Name", at: nameFrame, text: "Name"),
        .init("Text Field", "fie-ld-000", named: "Field", at: fieldFrame),
      ], constraints: sideBySide),
    tasks: [
      Task(
        """
        Select Name and open Pin with \(.openTool(.pin)): turn on leading and top by the letters before \
        them, and \(.useTool) adds them.
        """
      ) { scene in
        let missing = scene.missingEdge([.leading, .top], of: "lab-na-me0", "Name")
        // They share a baseline: the top of one is that of both.
        return missing == "Name has no top" && scene.holds(.top, of: "fie-ld-000") ? nil : missing
      },
      Task("Pin the trailing edge of Field in the same way: \(.openTool(.pin)) and \(.useTool).") {
        $0.missingEdge([.trailing], of: "fie-ld-000", "Field")
      },
      Task("Pin what is still open; \(.problems) lists it.") { $0.ambiguity ?? $0.conflict },
    ],
    outcome: """
      Blue now: nothing is ambiguous. I-bars are distances, plain lines are edges that are aligned. \
      \(.constraintLines) shows more lines or fewer.
      """)

  static let aligning = Lesson(
    title: "Align",
    subject: "Align puts edges, centres or baselines on a line: of several views, or in one.",
    document: LessonDocument(
      views: [
        .init(
          "Image View", "ima-ge-000", named: "Picture",
          at: Rect(x: 40, y: 99, width: 120, height: 120)),
        .init(
          "Label", "lab-ti-tle", named: "Title",
          at: Rect(x: 40, y: 227, width: 33.33, height: 20.33),
          text: "Title"),
      ],
      constraints: [
        NewConstraint(
          .init("ima-ge-000", .top), .equal, .init(LessonDocument.safeArea, .top), constant: 40),
        NewConstraint(.init("ima-ge-000", .width), constant: 120),
        NewConstraint(.init("ima-ge-000", .height), constant: 120),
        NewConstraint(
          .init("lab-ti-tle", .top), .equal, .init("ima-ge-000", .bottom), constant: 8),
      ]),
    tasks: [
      Task(
        """
        Select Picture and Title (\(.select(1)), \(.keepSelected), \(.select(1))), open Align with \
        \(.openTool(.align)), and turn on their horizontal centers.
        """
      ) {
        $0.relates("lab-ti-tle", [.centerX], to: "ima-ge-000")
          ? nil : "Title and Picture are not aligned"
      },
      Task(
        """
        Select Picture alone (\(.close) keeps none) and align it horizontally in its container, with \
        \(.openTool(.align)) too.
        """
      ) { scene in
        let isCentred = ["ima-ge-000", "lab-ti-tle"].contains { id in
          [LessonDocument.root, LessonDocument.safeArea].contains {
            scene.relates(id, [.centerX], to: $0)
          }
        }
        return isCentred ? scene.ambiguity : "neither is centred in the view"
      },
    ],
    outcome: """
      No frame was updated: orange lines and the dashed outlines tell where the constraints put the \
      views. Step 6 draws them there.
      """)

  // MARK: - What they begin with

  private static let nameFrame = Rect(x: 16, y: 79, width: 45, height: 20.33)
  private static let fieldFrame = Rect(x: 104, y: 73.33, width: 160, height: 34)

  private static let sideBySide = [
    NewConstraint(
      .init("fie-ld-000", .leading), .equal, .init("lab-na-me0", .trailing), constant: 43),
    NewConstraint(
      .init("fie-ld-000", .firstBaseline), .equal, .init("lab-na-me0", .firstBaseline)),
  ]
}
