import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@MainActor
@Suite struct `A text with a fixed size` {
  private func messages(_ change: @escaping (UILabel) -> [NSLayoutConstraint]) -> [String] {
    SceneHost(400, 400) { view in
      let title = view.addFree(label("Settings"), "title")
      NSLayoutConstraint.activate(change(title))
    }.messages(of: .fixedSize)
  }

  @Test func `is found on either axis`() {
    #expect(
      messages { [$0.widthAnchor.constraint(equalToConstant: 120)] } == [
        "The width of title is fixed to 120 points, whatever its text"
      ])
    #expect(
      messages { [$0.heightAnchor.constraint(equalToConstant: 20.5)] } == [
        "The height of title is fixed to 20.5 points, whatever its text"
      ])
  }

  @Test func `is none for a limit, a wish, many lines, letters that shrink, and an empty label`() {
    #expect(messages { [$0.widthAnchor.constraint(lessThanOrEqualToConstant: 120)] } == [])
    #expect(
      messages {
        let wish = $0.widthAnchor.constraint(equalToConstant: 120)
        wish.priority = .defaultHigh
        return [wish]
      } == [])
    #expect(
      messages {
        $0.numberOfLines = 0
        return [$0.widthAnchor.constraint(equalToConstant: 120)]
      } == [])
    #expect(
      messages {
        $0.adjustsFontSizeToFitWidth = true
        return [$0.widthAnchor.constraint(equalToConstant: 120)]
      } == [])
    #expect(
      messages {
        $0.text = ""
        return [$0.widthAnchor.constraint(equalToConstant: 120)]
      } == [])
    #expect(messages { [$0.heightAnchor.constraint(equalToConstant: 200)] } == [])
  }
}
