/// A step of `tenniel learn`: a document to begin with, and what is to be done with it.
package struct Lesson: Sendable {
  /// Something to be done.
  struct Task: Sendable {
    /// How it is done, in the words of the strip.
    let instruction: KeyedText
    /// What is still missing, in a sentence without its stop; nil once it is done.
    let missing: @Sendable (LessonScene) -> String?

    init(_ instruction: KeyedText, missing: @escaping @Sendable (LessonScene) -> String?) {
      self.instruction = instruction
      self.missing = missing
    }
  }

  let title: String
  /// What the lesson is about, in a line.
  let subject: String
  let document: LessonDocument
  let tasks: [Task]
  /// What there is to be seen once all is done.
  let outcome: KeyedText
}

/// How far a lesson is.
struct LessonProgress: Equatable, Sendable {
  /// Which of the tasks are done, in their order.
  let done: [Bool]
  /// What is still missing for the first task that is not done; nil if all are done.
  let missing: String?

  /// The index of the first task that is not done.
  var task: Int? { done.firstIndex(of: false) }
}

extension Lesson {
  /// How far the lesson is in a scene.
  func progress(in scene: LessonScene) -> LessonProgress {
    let missing = tasks.map { $0.missing(scene) }
    let lost = document.views.first { scene.canvas.item($0.id) == nil }
    return LessonProgress(
      done: missing.map { $0 == nil && lost == nil },
      missing: lost.map { "\($0.name) is gone" } ?? missing.compactMap(\.self).first)
  }
}
