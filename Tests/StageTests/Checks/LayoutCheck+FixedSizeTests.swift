import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A text with a fixed size` {
  /// What is found of a label that is 120 points wide, or has another constraint.
  private func messages(
    _ change: @escaping (UILabel) -> Void = { _ in },
    by constraint: @escaping (UILabel) -> NSLayoutConstraint = {
      $0.widthAnchor.constraint(equalToConstant: 120)
    }
  ) -> [String] {
    SceneHost(400, 400) { view in
      let title = view.addFree(label("Settings"), "title")
      change(title)
      constraint(title).isActive = true
    }.messages(of: .fixedSize)
  }

  @Test func `is found on either axis`() {
    #expect(messages() == ["The width of title is fixed to 120 points, whatever its text"])
    #expect(
      messages(by: { $0.heightAnchor.constraint(equalToConstant: 20.5) }) == [
        "The height of title is fixed to 20.5 points, whatever its text"
      ])
  }

  @Test func `is none for a limit, a wish, many lines, letters that shrink, and an empty label`() {
    #expect(messages(by: { $0.widthAnchor.constraint(lessThanOrEqualToConstant: 120) }) == [])
    #expect(messages(by: { $0.widthAnchor.constraint(equalToConstant: 120).asWish }) == [])
    #expect(messages { $0.numberOfLines = 0 } == [])
    #expect(messages { $0.adjustsFontSizeToFitWidth = true } == [])
    #expect(messages { $0.text = "" } == [])
    #expect(messages(by: { $0.heightAnchor.constraint(equalToConstant: 200) }) == [])
  }
}
