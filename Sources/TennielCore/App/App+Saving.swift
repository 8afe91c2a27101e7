import Cells
import Foundation
import Painting
import Stage
import Wording

/// Frames and recordings in files.
extension App {
  /// Asks for a file's name; the scene and the size are suggested, or for a list of changes the
  /// scene.
  func askForName() {
    let size = state.screen.size
    var (what, format) = ("\(Number.text(size.width))x\(Number.text(size.height))", FileFormat.text)
    if case .changes = state.overlay { (what, format) = ("changes", .swift) }
    let words = "\(workbench.scene.named.name)-\(what)".split { !$0.isLetter && !$0.isNumber }
    state.overlay = .prompt(
      .file(
        FilePrompt(name: words.joined(separator: "-") + format.ending, in: files.folder.printable)))
  }

  /// Saves the frame as `render` would print it, or the changes; or plays the tour and records it.
  func save(_ file: SavedFile) {
    // Nobody has to watch a tour whose recording can't be saved.
    if let reason = files.obstacle(file.path) { return fail(file, reason) }
    if !file.overwrites, files.isTaken(file.path) { return refuse(file) }
    if let recording = file.recording { return write(recording, to: file) }
    switch file.format {
    case .text: write(frame(.none).ansi(depth: .none) + "\n", to: file)
    case .ansi: write(frame(terminal.depth).ansi(depth: terminal.depth) + "\n", to: file)
    case .svg:
      write(frame(.direct, glyphs: .unicode).svg(title: workbench.scene.named.name), to: file)
    case .cast: recordTour(for: file)
    case .swift: saveChanges(to: file)
    }
  }

  private func recordTour(for file: SavedFile) {
    recorder.tour = FrameRecorder.Tour(
      file: file,
      recording: Recording(
        title: workbench.scene.named.name, size: terminal.size, depth: terminal.depth,
        start: clock.now))
    state.overlay = nil
    state.motion.demo = Demo(from: state.screen)
    state.motion.marksMoved = false
  }

  private func saveChanges(to file: SavedFile) {
    let lines = host.swiftLines(for: state.history.net)
    guard !lines.isEmpty else {
      state.message = "Nothing was changed: there are no lines of Swift to save"
      return
    }
    write(lines.joined(separator: "\n") + "\n", to: file)
  }

  private func frame(_ depth: ColorDepth, glyphs: GlyphSet? = nil) -> CellGrid {
    var options = ViewPainter.Options(
      glyphs: glyphs ?? terminal.glyphs, depth: depth, showsRest: true, blocks: blocks)
    options.names = .none
    return ViewPainter.paint(
      host, in: Viewport(screenSize: host.filledScreen.size), options: options)
  }

  /// Saves what is asked for, and closes the line in which its name was typed.
  private func write(_ text: String, to file: SavedFile) {
    switch files.write(file.path, text, file.overwrites) {
    case .saved(let path):
      state.overlay = nil
      state.message = "Saved \(path)"
    case .taken: refuse(file)
    case .failed(let reason): fail(file, reason)
    }
  }

  private func fail(_ file: SavedFile, _ reason: String) {
    state.message = "Could not save \(file.path): \(reason)"
  }

  /// Leaves a file alone, and the name to be changed or chosen again.
  private func refuse(_ file: SavedFile) {
    askAgain(for: file, isTaken: true)
    state.message = "\(file.path) is there already: enter overwrites it, or type another name"
  }

  private func askAgain(for file: SavedFile, isTaken: Bool) {
    var prompt = FilePrompt(
      name: file.path, in: files.folder.printable, recording: file.recording)
    if isTaken { prompt.taken = file.path }
    state.overlay = .prompt(.file(prompt))
  }

  // MARK: - Recordings

  /// Saves the recorded tour once it is over, as far as it went. If that fails, the recording is
  /// kept while another name is asked for.
  func finishTour() {
    guard isRunning, state.motion.demo == nil, let file = recorder.takeTour() else { return }
    switch files.write(file.path, file.recording ?? "", file.overwrites) {
    case .saved(let path): state.message = "Saved \(path)"
    case .taken: refuse(file)
    case .failed(let reason):
      askAgain(for: file, isTaken: false)
      fail(file, reason)
    }
  }

  /// Saves a tour that the end of the app has stopped, and says what is lost.
  func saveRest() {
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
    if case .prompt(.file(let prompt)) = state.overlay, prompt.recording != nil {
      report.fail(with: "the recording was not saved")
    }
    guard let file = recorder.takeTour() else { return }
    switch files.write(file.path, file.recording ?? "", file.overwrites) {
    case .saved: break
    case .taken: report.fail(with: "could not save \(file.path): it is there already")
    case .failed(let reason): report.fail(with: "could not save \(file.path): \(reason)")
    }
  }
}
