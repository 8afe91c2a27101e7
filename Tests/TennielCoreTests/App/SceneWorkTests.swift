import Foundation
import Stage
import TerminalIO
import UIKit
import XCTest

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

/// What a scene does by itself, in tasks, timers and blocks: in the app, which waits for it, and
/// where nobody waits.
///
/// With XCTest, which runs tests on the main thread and outside of any task, as a program runs its
/// own code: only there does the run loop that the app runs serve the main actor. XCTest on Linux
/// does not find tests that are isolated to it.
nonisolated final class SceneWorkTests: XCTestCase {
  private func onMainActor(_ test: @MainActor (SceneWork) throws -> Void) throws {
    try MainActor.assumeIsolated { try test(SceneWork()) }
  }

  func testWhatChangesLaterIsDrawnWithoutAKey() throws {
    try onMainActor { try $0.whatChangesLaterIsDrawnWithoutAKey() }
  }
  func testWhatRunsLaterHasTheScreenOfTheScene() throws {
    try onMainActor { try $0.whatRunsLaterHasTheScreenOfTheScene() }
  }
  func testWhatChangesOnlyLooksOrOnlyTheLayoutIsDrawnToo() throws {
    try onMainActor { try $0.whatChangesOnlyLooksOrOnlyTheLayoutIsDrawnToo() }
  }
  func testManyChangesOfOneTurnAreOneFrame() throws {
    try onMainActor { try $0.manyChangesOfOneTurnAreOneFrame() }
  }
  func testASceneThatChangesAtEachTurnStarvesNoKeyAndIsDrawnSixtyTimesASecond() throws {
    try onMainActor { try $0.aSceneThatChangesAtEachTurnStarvesNoKeyAndIsDrawnSixtyTimesASecond() }
  }
  func testAnAnimationThatATaskBeginsTakesItsTime() throws {
    try onMainActor { try $0.anAnimationThatATaskBeginsTakesItsTime() }
  }
  func testRenderAndKeysRunWhatIsReady() throws {
    try onMainActor { try $0.renderAndKeysRunWhatIsReady() }
  }
  func testRenderAndKeysWaitForNoClock() throws {
    try onMainActor { try $0.renderAndKeysWaitForNoClock() }
  }
  func testWhatALayoutBeginsIsThereWithoutAWait() throws {
    try onMainActor { try $0.whatALayoutBeginsIsThereWithoutAWait() }
  }
  func testWhatManyTurnsAfterOneAnotherMakeIsThere() throws {
    try onMainActor { try $0.whatManyTurnsAfterOneAnotherMakeIsThere() }
  }
  func testWorkWithoutEndIsLeftAndThatIsSaid() throws {
    try onMainActor { try $0.workWithoutEndIsLeftAndThatIsSaid() }
  }
}

private struct SceneWork {
  /// A label that begins to do something as it appears.
  private final class WorkController: UIViewController {
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 300, height: 32))
    private let work: @MainActor (UILabel) -> Void

    init(_ work: @escaping @MainActor (UILabel) -> Void) {
      self.work = work
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "nothing yet"
      view.addSubview(label)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      work(label)
    }
  }

  /// A label that begins to do something as the screen turns.
  private final class TurningController: UIViewController {
    let label = UILabel()
    var work: @MainActor (UILabel) -> Void = { _ in }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      work(label)
    }
  }

  private func program(_ work: @escaping @MainActor @Sendable (UILabel) -> Void) -> Program {
    let scene = NamedScene(name: "work", summary: "", isStep: false) { WorkController(work) }
    return Program.tenniel([scene])
  }

  /// Runs the app as in a terminal, where somebody types what `look` says for each grid.
  private func live(
    animates: Bool = false, _ work: @escaping @MainActor @Sendable (UILabel) -> Void,
    look: @escaping @MainActor (_ screen: String) -> [Event]
  ) throws -> LiveTerminal {
    let terminal = LiveTerminal(look: look)
    let program = program(work)
    try program.app(
      showing: program.open(0, Arguments(.play), animates: animates), of: 0, on: terminal,
      animates: animates
    ).run()
    XCTAssertFalse(terminal.hasGivenUp)
    return terminal
  }

  private func outcome(
    _ words: [String], _ work: @escaping @MainActor @Sendable (UILabel) -> Void
  ) -> Outcome {
    program(work).run(words)
  }

  /// Ends the app without another frame.
  private static let quit = Event.interrupted

  /// The row of a screen in which the label is.
  private static func row(of screen: String) -> Int {
    screen.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("nothing yet") } ?? 0
  }

  /// The ways in which code is run later on the main actor, to change a label.
  private static func ways(
    _ write: @escaping @MainActor @Sendable (UILabel) -> Void = { $0.text = "later" }
  ) -> [String: @MainActor @Sendable (UILabel) -> Void] {
    [
      "task": { label in Task { write(label) } },
      "sleeping task": { label in
        Task {
          try? await Task.sleep(for: .milliseconds(5))
          write(label)
        }
      },
      "task that was elsewhere": { label in
        Task {
          await Task.detached {}.value
          write(label)
        }
      },
      "main queue": { label in
        DispatchQueue.main.async { MainActor.assumeIsolated { write(label) } }
      },
      "main queue after a time": { label in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) {
          MainActor.assumeIsolated { write(label) }
        }
      },
      "timer": { label in
        _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in
          MainActor.assumeIsolated { write(label) }
        }
      },
      "run loop": { label in
        RunLoop.main.perform { MainActor.assumeIsolated { write(label) } }
      },
    ]
  }

  // MARK: - In the app

  func whatChangesLaterIsDrawnWithoutAKey() throws {
    for (way, work) in Self.ways().sorted(by: { $0.key < $1.key }) {
      let terminal = try live(work) { $0.contains("later") ? [Self.quit] : [] }
      XCTAssertEqual(terminal.shown.first?.contains("nothing yet"), true, way)
      XCTAssertEqual(terminal.shown.count, 2, way)
    }
  }

  func whatRunsLaterHasTheScreenOfTheScene() throws {
    var ways = Self.ways { $0.text = "\(Int(UIScreen.main.bounds.width)) wide" }
    ways["end of an animation"] = { label in
      UIView.animate(withDuration: 0.1) {
        label.frame.origin.y = 64
      } completion: { _ in
        label.text = "\(Int(UIScreen.main.bounds.width)) wide"
      }
    }
    for (way, work) in ways.sorted(by: { $0.key < $1.key }) {
      let terminal = try live(animates: true, work) { $0.contains("wide") ? [Self.quit] : [] }
      XCTAssertEqual(terminal.shown.last?.contains("414 wide"), true, way)
    }
    XCTAssertEqual(UIScreen.main.bounds.width, 375)
  }

  func whatChangesOnlyLooksOrOnlyTheLayoutIsDrawnToo() throws {
    _ = try live(
      { label in
        Task {
          label.isHidden = true
          await Task.yield()
          label.isHidden = false
          label.frame.origin.y = 320
        }
      }, look: { Self.row(of: $0) > 8 ? [Self.quit] : [] })
  }

  func manyChangesOfOneTurnAreOneFrame() throws {
    let terminal = try live(
      { label in
        Task {
          for number in 1...100 { label.text = "number \(number)." }
        }
      }, look: { $0.contains("number 100.") ? [Self.quit] : [] })
    XCTAssertEqual(terminal.shown.count, 2)
  }

  func aSceneThatChangesAtEachTurnStarvesNoKeyAndIsDrawnSixtyTimesASecond() throws {
    let terminal = try live(
      { label in
        Task { [weak label] in
          var count = 0
          while let label {
            count += 1
            label.text = "turn \(count)"
            await Task.yield()
          }
        }
      },
      look: { screen in
        if screen.contains("736 × 414") { return [Self.quit] }
        return screen.contains("turn") ? [.key(Key("r"))] : []
      })
    XCTAssertEqual(terminal.shown.last?.contains("736 × 414"), true)
    let frames = terminal.elapsed / terminal.frameInterval
    XCTAssertLessThanOrEqual(Double(terminal.shown.count), frames + 2)
  }

  func anAnimationThatATaskBeginsTakesItsTime() throws {
    let terminal = try live(
      animates: true,
      { label in
        Task {
          UIView.animate(withDuration: 0.5) { label.frame.origin.y = 640 }
        }
      }, look: { Self.row(of: $0) > 16 ? [Self.quit] : [] })
    let rows = terminal.shown.map(Self.row)
    XCTAssertEqual(rows, rows.sorted())
    // Where it began, where it ends, and at least one place between.
    XCTAssertGreaterThan(Set(rows).count, 2)
  }

  // MARK: - Where nobody waits

  func renderAndKeysRunWhatIsReady() throws {
    for way in ["task", "main queue", "run loop"] {
      let work = try XCTUnwrap(Self.ways()[way])
      for words in [
        ["render", "work"], ["work", "--keys", "q"], ["work", "--terminal", "80x24"],
      ] {
        let outcome = outcome(words, work)
        XCTAssertTrue(outcome.output.contains("later"), "\(way): \(words)")
        XCTAssertEqual(outcome.diagnostics, "")
      }
    }
  }

  func renderAndKeysWaitForNoClock() throws {
    let slow: [@MainActor @Sendable (UILabel) -> Void] = [
      { label in
        Task {
          try? await Task.sleep(for: .seconds(3600))
          label.text = "later"
        }
      },
      { label in
        _ = Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in
          MainActor.assumeIsolated { label.text = "later" }
        }
      },
      { label in
        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) {
          MainActor.assumeIsolated { label.text = "later" }
        }
      },
    ]
    for work in slow {
      for words in [["render", "work"], ["work", "--keys", "wait:1000 r wait:1000"]] {
        XCTAssertTrue(outcome(words, work).output.contains("nothing yet"), "\(words)")
      }
    }
  }

  func whatALayoutBeginsIsThereWithoutAWait() throws {
    let controller = TurningController()
    let host = SceneHost(screen: SimulatedScreen()) { controller }
    host.runReadyWork()
    var ways = try ["task", "main queue", "run loop"].map { try XCTUnwrap(Self.ways()[$0]) }
    ways.append { label in
      Task {
        await Task.yield()
        label.text = "later"
      }
    }
    for (number, work) in ways.enumerated() {
      (controller.label.text, controller.work) = (nil, work)
      var screen = host.screen
      screen.rotate()
      host.apply(screen)
      XCTAssertNil(controller.label.text)
      host.runReadyWork(hasBegun: false)
      XCTAssertEqual(controller.label.text, "later", "\(number)")
    }
  }

  func whatManyTurnsAfterOneAnotherMakeIsThere() throws {
    func count(_ label: UILabel, to end: Int, from number: Int = 1) {
      label.text = "number \(number)."
      guard number < end else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { count(label, to: end, from: number + 1) }
      }
    }
    let outcome = outcome(["work", "--keys", "r"]) { count($0, to: 500) }
    XCTAssertTrue(outcome.output.contains("number 500."))
  }

  func workWithoutEndIsLeftAndThatIsSaid() throws {
    func goOn(_ label: UILabel) {
      label.text = "endless"
      DispatchQueue.main.async { [weak label] in
        MainActor.assumeIsolated { if let label { goOn(label) } }
      }
    }
    let outcome = outcome(["render", "work"]) { goOn($0) }
    XCTAssertTrue(outcome.output.contains("endless"))
    XCTAssertEqual(
      outcome.diagnostics,
      "tenniel: The scene's tasks or main-queue blocks go on without end: 1000 rounds of them have "
        + "run, and more were waiting\n")
    XCTAssertEqual(outcome.status, 0)
  }
}
