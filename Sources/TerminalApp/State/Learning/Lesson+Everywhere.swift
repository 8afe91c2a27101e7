import InterfaceBuilder
import LayoutTools

/// The layout is looked at on other screens.
extension Lesson {
  static let everywhere = Lesson(
    title: "On every device",
    subject: "What you build is for all screens and languages: save it, and look.",
    document: LessonDocument(
      views: [
        .init(
          "Label", "lab-te-xt0", named: "Text", at: Rect(x: 16, y: 79, width: 361, height: 20.33),
          text: "Short lines are read best", ["numberOfLines": "0"]),
        .init(
          "Horizontal Stack View", "vie-w-keys", named: "Keys",
          at: Rect(x: 16, y: 119.33, width: 361, height: 34.33), ["distribution": "equalSpacing"],
          views: [
            .init(
              "Button", "but-ba-ck0", named: "Back",
              at: Rect(x: 0, y: 0, width: 61.67, height: 34.33), text: "Back"),
            .init(
              "Button", "but-pl-ay0", named: "Play",
              at: Rect(x: 305, y: 0, width: 56, height: 34.33), text: "Play"),
          ]),
      ],
      constraints: ["lab-te-xt0", "vie-w-keys"].flatMap { id in
        [
          NewConstraint(.init(id, .leading), .equal, .init(LessonDocument.root, .leadingMargin)),
          NewConstraint(.init(LessonDocument.root, .trailingMargin), .equal, .init(id, .trailing)),
        ]
      } + [
        NewConstraint(
          .init("lab-te-xt0", .top), .equal, .init(LessonDocument.safeArea, .top), constant: 20),
        NewConstraint(
          .init("vie-w-keys", .top), .equal, .init("lab-te-xt0", .bottom), constant: 20),
      ]),
    tasks: [
      Task(
        """
        Select the view that contains all, and in its size inspector (\(.inspect(.size))) turn \
        Follow Readable Width on: its margins then keep lines short.
        """
      ) {
        $0.written("layoutMarginsFollowReadableWidth", of: LessonDocument.root) == "YES"
          ? nil : "Follow Readable Width is off"
      },
      Task(
        """
        Back and Play are directions, not words in a line: select Keys, and in its attributes (\(.inspect(.attributes))) let \
        Semantic be Playback, so that nothing flips.
        """
      ) { scene in
        let fixed = ["playback", "spatial", "forceLeftToRight"]
        let written = scene.written("semanticContentAttribute", of: "vie-w-keys") ?? ""
        return fixed.contains(written) ? nil : "Keys still flips from right to left"
      },
      Task("\(.saveDocument) saves the document.") { $0.isSaved ? nil : "it is not saved" },
      Task(
        """
        Look at it elsewhere: \(.device(1)) takes the next device, \(.rotate) turns it, \(.step(.direction, 1)) reads \
        from right to left, \(.wall) shows all devices.
        """
      ) { $0.wasElsewhere ? nil : "it is shown as it was drawn" },
    ],
    outcome: """
      That was the last step. \(.reset) brings the first screen back, \(.scene(1)) the first step, \
      \(.quit) leaves: and tenniel new begins a document of your own.
      """)
}
