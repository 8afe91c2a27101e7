import Cells
import Foundation
import Stage

/// Frames and recordings in files.
extension App {
  /// A tour that is recorded while it is shown.
  struct RecordedTour {
    let file: SavedFile
    var recording: Recording
  }

  /// Asks for a file's name; the scene and the size are suggested, or for a list of changes the scene.
  func askForName() {
    let size = state.screen.size
    var (what, format) = ("\(Int(size.width))x\(Int(size.height))", FileFormat.text)
    if case .changes = state.overlay { (what, format) = ("changes", .swift) }
    let words = "\(scenes[shownScene].name)-\(what)".split { !$0.isLetter && !$0.isNumber }
    state.overlay = .prompt(
      .file(FilePrompt(name: words.joined(separator: "-") + format.ending)))
  }

  /// Saves the frame as `render` would print it, or the changes, or plays the tour and saves that.
  func save(_ file: SavedFile) {
    if !file.overwrites, files.isTaken(file.path) { return refuse(file) }
    switch file.format {
    case .text: write(frame(.none).ansi(depth: .none) + "\n", to: file)
    case .ansi: write(frame(terminal.depth).ansi(depth: terminal.depth) + "\n", to: file)
    case .svg:
      write(frame(.direct, glyphs: .unicode).svg(title: scenes[shownScene].name), to: file)
    case .cast: recordTour(for: file)
    case .swift: saveChanges(to: file)
    }
  }

  private func recordTour(for file: SavedFile) {
    tour = RecordedTour(
      file: file,
      recording: Recording(
        title: scenes[shownScene].name, size: terminal.size, depth: terminal.depth, start: now))
    state.overlay = nil
    state.demo = Demo(from: state.screen)
    state.marksMoved = false
  }

  private func saveChanges(to file: SavedFile) {
    let lines = host.swiftLines
    guard !lines.isEmpty else {
      state.message = "Nothing was changed: there are no lines of Swift to save"
      return
    }
    write(lines.joined(separator: "\n") + "\n", to: file)
  }

  private func frame(_ depth: ColorDepth, glyphs: GlyphSet? = nil) -> CellGrid {
    ViewPainter.paint(
      host, in: Viewport(screenSize: state.screen.size),
      options: ViewPainter.Options(
        glyphs: glyphs ?? terminal.glyphs, depth: depth, showsRest: true, blocks: blocks))
  }

  private func write(_ text: String, to file: SavedFile) {
    switch files.write(file.path, text, file.overwrites) {
    case .saved(let path):
      state.overlay = nil
      state.message = "Saved \(path)"
    case .taken: refuse(file)
    case .failed(let reason):
      state.message = "Could not save \(file.path): \(reason)"
    }
  }

  /// Leaves a file alone, and the name to be changed or chosen again.
  private func refuse(_ file: SavedFile) {
    var prompt = FilePrompt(name: file.path)
    prompt.taken = file.path
    state.overlay = .prompt(.file(prompt))
    state.message = "\(file.path) is there already: enter writes over it, or type another name"
  }

  /// Adds a frame to the tour that is recorded, and saves it at its end.
  func record(_ grid: CellGrid) {
    recording?.add(grid, at: now)
    guard tour != nil else { return }
    tour?.recording.add(grid, at: now)
    guard state.demo == nil, let ended = tour else { return }
    tour = nil
    write(ended.recording.text, to: ended.file)
    isOutdated = true
  }
}
