import Cells
import TerminalIO

/// A review in a terminal: takes events, keeps what is accepted, and draws.
@MainActor
final class ReviewApp {
  private(set) var review: Review
  private let terminal: any Terminal
  private let goldens: any ReviewedGoldens
  /// What was in the files of accepted goldens, by the indices of their changes; nil for no file.
  private var former: [Int: [UInt8]?] = [:]
  /// What the words of the last picture do.
  private var clicks = ClickMap<ReviewAction>()
  /// Whether the terminal may show something else than was drawn.
  private var isLost = false
  private var course = Course.running

  private enum Course {
    case running, ending
    /// It ends without drawing again.
    case interrupted
  }

  /// - Parameter changes: At least one, those of a scene one after another.
  init(
    _ changes: [ReviewedChange], on terminal: any Terminal, keeping goldens: any ReviewedGoldens
  ) {
    (self.terminal, self.goldens) = (terminal, goldens)
    review = Review(changes, in: terminal.size)
  }

  /// Runs until the user quits or the input is closed, and restores the terminal.
  func run() {
    let loop = MainLoop(waitingFor: [terminal.descriptor].compactMap(\.self))
    draw()
    while course == .running {
      while course == .running, let event = terminal.nextEvent() { handle(event) }
      guard course != .interrupted else { break }
      draw()
      if course == .running { wait(in: loop) }
    }
    terminal.close()
  }

  private func wait(in loop: MainLoop) {
    guard terminal.descriptor != nil else { return terminal.skip(to: nil) }
    loop.turn(within: terminal.timeout.map { $0 - terminal.elapsed }) { false }
  }

  private func draw() {
    clicks = ClickMap()
    let grid = ReviewScreen(review, glyphs: terminal.glyphs).compose(&clicks)
    terminal.show(grid, whole: isLost)
    isLost = false
  }

  private func handle(_ event: Event) {
    for effect in review.handle(event, clicked: clicked(by: event)) { carryOut(effect) }
  }

  /// What a press of the left button points at.
  ///
  /// A script sees no pictures between its events, and points at what they have led to.
  private func clicked(by event: Event) -> ReviewAction? {
    guard case .mouse(let mouse) = event, mouse.kind == .press(.left) else { return nil }
    if terminal.descriptor == nil { draw() }
    return clicks.command(at: mouse.position)
  }

  private func carryOut(_ effect: ReviewEffect) {
    switch effect {
    case .accept(let indices): accept(indices)
    case .takeBack(let indices): takeBack(indices)
    case .goOn: if review.accepted.contains(review.index) { review.goOn() }
    case .repaint: isLost = true
    case .suspend: terminal.suspend()
    case .quit: course = .ending
    case .giveUp: course = .interrupted
    }
  }

  // MARK: Goldens

  /// Writes goldens, up to the first that can't be written.
  private func accept(_ indices: [Int]) {
    var done: [Int] = []
    do throws(WholeFile.Refusal) {
      for index in indices {
        former[index] = .some(try goldens.accept(review.changes[index]))
        done.append(index)
      }
      review.noteAccepted(done, failure: nil)
    } catch {
      review.noteAccepted(done, failure: error.reason)
    }
  }

  /// Has goldens be what they were, the last first, up to the first that can't be.
  private func takeBack(_ indices: [Int]) {
    var done: [Int] = []
    do throws(WholeFile.Refusal) {
      for index in indices.reversed() {
        try goldens.takeBack(review.changes[index], to: former[index] ?? nil)
        former[index] = nil
        done.append(index)
      }
      review.noteTakenBack(done, failure: nil)
    } catch {
      review.noteTakenBack(done, failure: error.reason)
    }
  }
}
