import Testing
import UIKit

@testable import Commands
@testable import Documents
@testable import TennielCore

@Suite struct `Reduced motion` {
  /// A scene that says as it loads what the user prefers.
  private final class AskingController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 16, y: 64, width: 300, height: 16))
      label.text = UIAccessibility.isReduceMotionEnabled ? "motion is reduced" : "motion is full"
      view.addSubview(label)
    }
  }

  private func play(_ words: String...) -> String {
    let scenes = ["First", "Second"].map { name in
      NamedScene(name: name, summary: "", isStep: false) { AskingController() }
    }
    let program = Program(name: "mine", scenes: scenes, environment: ProgramEnvironment())
    return program.run(words).output
  }

  @Test func `is what every scene of a run without animations is told, and no other run's`() {
    let first = play("--no-animation", "--keys", "escape")
    #expect(first.contains("First") && first.contains("motion is reduced"))
    let second = play("--no-animation", "--keys", "n")
    #expect(second.contains("Second") && second.contains("motion is reduced"))
    #expect(play("--no-animation", "--keys", "0").contains("motion is reduced"))
    #expect(play("--keys", "n").contains("motion is full"))
  }
}
