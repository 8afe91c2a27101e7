/// The steps, which follow Apple's "Working with Constraints in Interface Builder".
extension Lesson {
  package static let all: [Lesson] = [
    placing, connecting, pinning, aligning, stacking, resolving, conflict, editing, content,
    everywhere,
  ]
}
