import InterfaceBuilder
import LayoutTools

/// Constraints and views are edited, and the layout is looked at on other screens.
extension Lesson {
  static let editing = Lesson(
    title: "Edit a constraint",
    subject: "All values of a constraint can be changed later; its items can't.",
    document: LessonDocument(
      views: [
        .init(
          "Text Field", "fie-ld-000", named: "Field", at: Rect(x: 16, y: 79, width: 120, height: 34)
        ),
        .init(
          "Image View", "ima-ge-000", named: "Picture",
          at: Rect(x: 16, y: 121, width: 120, height: 160)),
      ],
      constraints: [
        NewConstraint(
          .init("fie-ld-000", .leading), .equal, .init(LessonDocument.root, .leadingMargin)),
        NewConstraint(
          .init("fie-ld-000", .top), .equal, .init(LessonDocument.safeArea, .top), constant: 20),
        NewConstraint(.init("fie-ld-000", .width), constant: 120),
        NewConstraint(.init("ima-ge-000", .leading), .equal, .init("fie-ld-000", .leading)),
        NewConstraint(.init("ima-ge-000", .trailing), .equal, .init("fie-ld-000", .trailing)),
        NewConstraint(
          .init("ima-ge-000", .top), .equal, .init("fie-ld-000", .bottom), constant: 8),
        NewConstraint(.init("ima-ge-000", .height), constant: 160),
      ]),
    tasks: [
      Task(
        """
        Select Field, and with \(.selectConstraint(1)) its width: \(.set(.constant)) types the constant, \
        such as 200; \(.set(.relation)) changes the relation: make it at least 200.
        """
      ) { $0.wrongWidth(of: "fie-ld-000") },
      Task("Let it give way: \(.set(.priority)) types a priority, such as 750.") {
        $0.sizes(.width, of: "fie-ld-000").contains { $0.priority < 1000 }
          ? nil : "Field's width is required"
      },
      Task(
        """
        Picture will get its height from an image. Select the height, and in its attributes \
        (\(.inspect(.attributes))) let it be removed at build time: a placeholder.
        """
      ) {
        $0.sizes(.height, of: "ima-ge-000").contains(where: \.isPlaceholder)
          ? nil : "Picture's height is no placeholder"
      },
    ],
    outcome: """
      A badge tells ≥ and ≤ from equal, a dashed line what is optional. \(.arrange(.swapItems)) swaps the items of \
      the selected constraint, and turns its constant round.
      """)

  static let content = Lesson(
    title: "Hugging and resistance",
    subject: "Which view grows where there is room, and which is cut where there is none?",
    document: LessonDocument(
      views: [
        .init(
          "Label", "lab-na-me0", named: "Name", at: Rect(x: 16, y: 79, width: 45, height: 20.33),
          text: "Name", ["horizontalHuggingPriority": "250"]),
        .init(
          "Text Field", "fie-ld-000", named: "Field",
          at: Rect(x: 69, y: 72.33, width: 308, height: 34)
        ),
        .init(
          "Label", "lab-lo-ng0", named: "Story",
          at: Rect(x: 16, y: 121, width: 248.33, height: 20.33),
          text: "A very long title that has more to say than fits"),
        .init(
          "Label", "lab-pa-ge0", named: "Page",
          at: Rect(x: 272.33, y: 121, width: 104.67, height: 20.33),
          text: "Page 12 of 36"),
      ], constraints: row("lab-na-me0", "fie-ld-000", 20) + row("lab-lo-ng0", "lab-pa-ge0", 62)),
    tasks: [
      Task(
        """
        Field should grow, not Name: in Name's size inspector (\(.inspect(.size))) let it hug its \
        content at 251 or more horizontally. \(.set(.hugging)) does it as well.
        """
      ) { scene in
        scene.priority(\.horizontalHugging, of: "lab-na-me0", isAbove: "fie-ld-000")
          ? nil : "Name hugs no more than Field"
      },
      Task(
        """
        Page should be read in full, and Story be cut: let Page resist compression at 751 or more, \
        in its size inspector or with \(.set(.resistance)).
        """
      ) { scene in
        scene.priority(
          \.horizontalCompressionResistance, of: "lab-pa-ge0", isAbove: "lab-lo-ng0")
          ? scene.ambiguity : "Page resists no more than Story"
      },
    ],
    outcome: """
      Each view had the same priorities, so nobody could tell which one to stretch or to cut. \
      Now the higher one keeps its content.
      """)

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
        Back and Play mean directions, not reading: select Keys, and in its attributes (\(.inspect(.attributes))) let \
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
      ) { $0.isElsewhere ? nil : "it is shown as it was drawn" },
    ],
    outcome: """
      That was the chapter. \(.reset) brings the first screen back, \(.scene(1)) the first step, \
      \(.quit) leaves: and tenniel new begins a document of your own.
      """)

  /// Two views in a row between the margins, below the top of the safe area.
  private static func row(_ first: String, _ second: String, _ top: Double) -> [NewConstraint] {
    [
      NewConstraint(.init(first, .leading), .equal, .init(LessonDocument.root, .leadingMargin)),
      NewConstraint(.init(second, .leading), .equal, .init(first, .trailing), constant: 8),
      NewConstraint(.init(LessonDocument.root, .trailingMargin), .equal, .init(second, .trailing)),
      NewConstraint(
        .init(first, .top), .equal, .init(LessonDocument.safeArea, .top), constant: top),
      NewConstraint(.init(second, .centerY), .equal, .init(first, .centerY)),
    ]
  }
}

extension LessonScene {
  /// What the width of a view is not yet: at least 200 points.
  fileprivate func wrongWidth(of id: String) -> String? {
    let widths = sizes(.width, of: id)
    guard let width = widths.first else { return "Field has no width of its own" }
    if widths.contains(where: { $0.relation == .greaterThanOrEqual && $0.constant >= 200 }) {
      return nil
    }
    return width.constant >= 200 ? "Field is not at least 200 wide" : "Field is less than 200 wide"
  }

  /// Whether a priority of a view is higher than that of another one.
  fileprivate func priority(
    _ priority: KeyPath<CanvasItem.ContentPriorities, Double>, of id: String, isAbove other: String
  ) -> Bool {
    guard let one = canvas.item(id), let two = canvas.item(other) else { return false }
    return one.contentPriorities[keyPath: priority] > two.contentPriorities[keyPath: priority]
  }
}
