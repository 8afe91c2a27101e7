import Documents
import Wording

/// What becomes of unsaved work at the end of the app.
extension App {
  /// Saves the lessons, and says which changes are kept for another time or lost.
  func tellUnsaved() {
    workbench.saveLessons()
    // That copies in a temporary folder will be lost is said as they are made.
    let unsaved = library?.copies?.isTemporary == true ? [] : library?.unsaved ?? []
    for path in unsaved {
      let name = path.printable
      if let file = library?.file(at: path), file.journal != nil, !file.isJournalBehind {
        report.note("the changes of \(name) are kept: it offers them when it is opened again")
      } else {
        report.fail(with: "\(name) has changes that were not saved")
      }
    }
  }
}
