import InterfaceBuilder
import LayoutTools

/// Views are pinned and aligned.
extension Lesson {
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
        // Both share a baseline: pinning the top of one pins both.
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
        NewConstraint(.init("lab-ti-tle", .top), .equal, .init("ima-ge-000", .bottom), constant: 8),
      ]),
    tasks: [
      Task(
        """
        Select Picture with \(.select(1)), keep it with \(.keepSelected), go on to Title, open Align \
        with \(.openTool(.align)), and turn on their horizontal centers.
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
      No frame was updated: orange lines and dashed outlines mean that the document has other frames than \
      the constraints make. Step 6 updates them.
      """)

  private static let sideBySide = [
    NewConstraint(
      .init("fie-ld-000", .leading), .equal, .init("lab-na-me0", .trailing), constant: 43),
    NewConstraint(.init("fie-ld-000", .firstBaseline), .equal, .init("lab-na-me0", .firstBaseline)),
  ]
}
