import InterfaceBuilder
import LayoutTools

/// What is wrong with a layout is resolved.
extension Lesson {
  static let resolving = Lesson(
    title: "Resolve issues",
    subject: "Resolve adds what is missing, and draws views where constraints put them.",
    document: LessonDocument(
      views: [
        .init(
          "Label", "lab-ti-tle", named: "Title", at: Rect(x: 60, y: 160, width: 120, height: 20.33),
          text: "Title"),
        .init(
          "Button", "but-to-n00", named: "Send",
          at: Rect(x: 165, y: 240, width: 63.33, height: 34.33),
          text: "Send"),
      ],
      constraints: [
        NewConstraint(
          .init("lab-ti-tle", .leading), .equal, .init(LessonDocument.root, .leadingMargin)),
        NewConstraint(
          .init("lab-ti-tle", .top), .equal, .init(LessonDocument.safeArea, .top), constant: 20),
        NewConstraint(
          .init("but-to-n00", .centerX), .equal, .init(LessonDocument.safeArea, .centerX)),
      ]),
    tasks: [
      Task(
        """
        Send is red: nothing says how far down it is. \(.openTool(.resolve)) opens Resolve; mark add missing \
        constraints for all views, and \(.useTool) adds them.
        """
      ) { $0.ambiguity ?? $0.conflict },
      Task(
        """
        Title is misplaced: it stands where the document has it, and the dashed outline is where its constraints \
        put it. \(.openTool(.resolve)) once more: update frames.
        """
      ) { $0.misplacement },
    ],
    outcome: """
      Look at the constraints that were added: the tool sees where views are, not what you mean. Clear, \
      in the same list, takes them away again.
      """)

  static let conflict = Lesson(
    title: "A conflict",
    subject: "Constraints that can't all be met: the solver leaves one of them out, in red.",
    document: LessonDocument(
      views: [
        .init(
          "Text Field", "fie-ld-000", named: "Field", at: Rect(x: 16, y: 79, width: 361, height: 34)
        )
      ],
      constraints: [
        NewConstraint(
          .init("fie-ld-000", .leading), .equal, .init(LessonDocument.root, .leadingMargin)),
        NewConstraint(
          .init(LessonDocument.root, .trailingMargin), .equal, .init("fie-ld-000", .trailing)),
        NewConstraint(
          .init("fie-ld-000", .top), .equal, .init(LessonDocument.safeArea, .top), constant: 20),
        NewConstraint(.init("fie-ld-000", .width), constant: 200),
      ]),
    tasks: [
      Task(
        """
        \(.problems) lists the conflict, with repairs below it: \(.choose) makes the marked one. Or select \
        the width with \(.selectConstraint(1)), and \(.set(.priority)) gives it 750. Keep the edges.
        """
      ) {
        $0.missingEdge([.leading, .trailing, .top], of: "fie-ld-000", "Field") ?? $0.conflict
          ?? $0.ambiguity
      }
    ],
    outcome: """
      Solid lines are required, at a priority of 1000; dashed ones are optional, and give way. \
      \(.undo) takes any of it back.
      """)
}
