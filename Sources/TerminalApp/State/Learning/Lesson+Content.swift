import InterfaceBuilder
import LayoutTools

/// How firmly views keep the size of their content.
extension Lesson {
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
        scene.priority(\.horizontalCompressionResistance, of: "lab-pa-ge0", isAbove: "lab-lo-ng0")
          ? scene.ambiguity : "Page resists no more than Story"
      },
    ],
    outcome: """
      Each view had the same priorities, so nobody could tell which one to stretch or to cut. \
      Now the higher one keeps its content.
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
  /// Whether a priority of a view is higher than that of another one.
  fileprivate func priority(
    _ priority: KeyPath<CanvasItem.ContentPriorities, Double>, of id: String, isAbove other: String
  ) -> Bool {
    guard let one = canvas.item(id), let two = canvas.item(other) else { return false }
    return one.contentPriorities[keyPath: priority] > two.contentPriorities[keyPath: priority]
  }
}
