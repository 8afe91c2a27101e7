import InterfaceBuilder
import LayoutTools

/// Constraints are edited.
extension Lesson {
  static let editing = Lesson(
    title: "Edit a constraint",
    subject: "Everything about a constraint can be changed later, except its views.",
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
        NewConstraint(.init("ima-ge-000", .top), .equal, .init("fie-ld-000", .bottom), constant: 8),
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
      A badge marks >= and <=, a dashed line what is optional. \(.arrange(.swapItems)) swaps the items of \
      the selected constraint, and changes the sign of its constant.
      """)
}

extension LessonScene {
  /// What is wrong with the width of Field; nil if a constraint makes it at least 200 points.
  fileprivate func wrongWidth(of id: String) -> String? {
    let widths = sizes(.width, of: id)
    guard let width = widths.first else { return "Field has no width of its own" }
    if widths.contains(where: { $0.relation == .greaterThanOrEqual && $0.constant >= 200 }) {
      return nil
    }
    return width.constant >= 200 ? "Field is not at least 200 wide" : "Field is less than 200 wide"
  }
}
