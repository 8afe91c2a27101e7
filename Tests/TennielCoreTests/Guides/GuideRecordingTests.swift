import Foundation
import Testing

@testable import Cells
@testable import TennielCore

/// Holds the recording of the guide to what the program draws: an app is opened, its code compiled,
/// a text found that is cut, and seen whole after a save. With `UPDATE_GOLDENS=1` in the
/// environment it is written anew instead.
@Suite(.serialized) struct GuideRecordingTests {
  private let code = CodeFolder()

  @Test func `the recording of the guide is what the program draws`() async throws {
    try code.folder.write(
      DocumentText.storyboard().replacing(
        "Identifier=\"Login\"", with: "Identifier=\"Login\" customClass=\"LoginViewController\""),
      to: "Main.storyboard")
    try write(lines: 1)
    let user = try code.open("", options: "--size 320x480", columns: 100, rows: 32, depth: .direct)
    var recording = Recording()
    recording.add(user, "tenniel .")
    await user.compileAgain { try? user.press("A") }
    try user.press("escape")
    recording.add(user, "A   compiles the app's code")
    try user.press("x")
    recording.add(user, "x   lists what is wrong: a text is cut short")
    try user.press("escape")
    try write(lines: 0)
    await user.compileAgain()
    recording.add(user, "hint.numberOfLines = 0, saved in the editor")
    let file = Guide.top.appendingPathComponent("Sources/Tenniel.docc/app-code.svg")
    if Guide.isUpdating { try Data(recording.svg.utf8).write(to: file) }
    let isSame = try Data(contentsOf: file) == Data(recording.svg.utf8)
    #expect(isSame, "app-code.svg differs; with UPDATE_GOLDENS=1 this test writes it")
    let page = try Guide(at: "Sources/Tenniel.docc/AppCode.md")
    #expect(page.text.contains("(app-code.svg)"))
  }

  private func write(lines: Int) throws {
    try code.write(
      """
      import UIKit

      class LoginViewController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let hint = UILabel()
              hint.text = "Drink me, and be no larger than a mouse in an instant"
              hint.numberOfLines = \(lines)
              hint.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(hint)
              NSLayoutConstraint.activate([
                  hint.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                  hint.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
                  hint.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -40),
              ])
          }
      }
      """, to: "Login.swift")
  }
}

/// Pictures of a terminal, one after the other.
private struct Recording {
  private var frames: [(picture: String, caption: String)] = []
  private var size = CellSize(columns: 0, rows: 0)

  mutating func add(_ user: User, _ caption: String) {
    frames.append((user.grid.svg(title: caption), caption))
    size = user.grid.size
  }

  /// The pictures in one, each for four seconds.
  var svg: String {
    let (width, height) = (9 * size.columns, 18 * size.rows)
    let share = 100 / frames.count
    let parts = frames.enumerated().map { index, frame in
      """
      <g class="frame" style="animation-delay: \(4 * index)s">
      \(frame.picture)<text x="\(width / 2)" y="\(height + 24)" text-anchor="middle">\(frame.caption)</text>
      </g>

      """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height + 36)" \
      viewBox="0 0 \(width) \(height + 36)" font-family="ui-monospace, Menlo, Consolas, monospace" \
      font-size="16" fill="#ededed">
      <style>
      .frame { visibility: hidden; animation: show \(4 * frames.count)s step-end infinite }
      @keyframes show { 0% { visibility: visible } \(share)% { visibility: hidden } }
      </style>
      <rect width="\(width)" height="\(height + 36)" fill="#161616"/>
      \(parts.joined())</svg>

      """
  }
}
