import InterfaceBuilder
import LayoutTools

/// Views are put into a stack view.
extension Lesson {
  static let stacking = Lesson(
    title: "Stack",
    subject: "A stack view places its views by itself: fewer constraints are yours to make.",
    document: LessonDocument(
      views: zip(days, [79.0, 112, 145]).map { day, y in
        .init(
          "Label", day.id, named: day.name, at: Rect(x: 16, y: y, width: 90, height: 21),
          text: day.name, isHeld: true)
      }),
    tasks: [
      Task(
        """
        Select all three (\(.keepSelected) keeps one while \(.select(1)) goes on), and \(.openTool(.stack)) \
        embeds them in a stack view.
        """
      ) { scene in
        days.first { scene.stack(of: $0.id) == nil }.map { "\($0.name) is in no stack view" }
      },
      Task(
        """
        The stack view is selected now: in its attributes, which \(.inspect(.attributes)) shows, let the \
        spacing be 20. \(.enterField) types a value.
        """
      ) { scene in
        guard let stack = scene.stack(of: days[0].id) else { return "there is no stack view" }
        let spacing = scene.written("spacing", of: stack) ?? "0"
        return spacing == "20" ? nil : "the spacing is \(spacing), not 20"
      },
      Task("Pin the leading and top edges of the stack view with \(.openTool(.pin)).") { scene in
        guard let stack = scene.stack(of: days[0].id) else { return "there is no stack view" }
        return scene.missingEdge([.leading, .top], of: stack, "the stack view") ?? scene.ambiguity
      },
    ],
    outcome: """
      The stack view is as large as its contents. \(.arrange(.backward)) and \(.arrange(.forward)) move a \
      view in it, without a change of constraints.
      """)

  private static let days: [(id: String, name: String)] = [
    ("lab-mo-n00", "Monday"), ("lab-tu-e00", "Tuesday"), ("lab-we-d00", "Wednesday"),
  ]
}

extension LessonScene {
  /// The id of the stack view that arranges a view; nil if none does.
  fileprivate func stack(of id: String) -> String? {
    guard let container = canvas.item(id)?.container, canvas.item(id)?.isArranged == true else {
      return nil
    }
    return container
  }
}
