import Documents
import Foundation

/// The folder in which `tenniel learn` has its documents, so that one goes on where one left.
package struct LessonFolder {
  private let folder: WorkFolder
  package var url: URL { folder.url }

  /// - Parameter state: The folder for what outlives the program; nil for a temporary folder.
  package init(in state: StateFolder?) { folder = WorkFolder("learn", in: state) }

  /// The paths of the documents, a step each.
  package var paths: [String] {
    Lesson.all.indices.map { url.appendingPathComponent("Step-\($0 + 1).storyboard").path }
  }

  /// Writes the documents that are not there.
  /// - Parameter first: The index of the first step that is begun anew, with all steps after it;
  ///   nil if none is.
  package func prepare(anewFrom first: Int?) throws(WholeFile.Refusal) {
    try folder.make()
    for (index, path) in paths.enumerated() {
      let lesson = Lesson.all[index]
      _ = try WholeFile(at: path).write(
        lesson.document.text(titled: lesson.title), overwrites: first.map { index >= $0 } ?? false)
    }
  }

  // MARK: - The step that was reached

  private var place: URL { url.appendingPathComponent("step") }

  /// The index of the step that was shown last; the first one if none was.
  package var reached: Int {
    guard let text = try? String(contentsOf: place, encoding: .utf8),
      let number = Int(text.prefix { $0.isNumber }), Lesson.all.indices.contains(number - 1)
    else { return 0 }
    return number - 1
  }

  /// Keeps the step that is shown. Where that can't be kept, the next start begins at an earlier
  /// one.
  package func keep(reached index: Int) {
    _ = try? WholeFile(at: place.path).write("\(index + 1)\n", overwrites: true)
  }

  /// Takes a temporary folder away.
  package func close() { folder.close() }
}
