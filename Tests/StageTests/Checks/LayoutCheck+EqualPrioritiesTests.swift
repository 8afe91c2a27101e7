import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `Texts that fill a row` {
  private func messages(
    width: CGFloat = 400, _ change: @escaping (UILabel, UILabel) -> Void
  ) -> [String] {
    SceneHost(width, 400) { view in
      let name = view.addFree(label("Name"), "name")
      let value = view.addFree(label("Value"), "value")
      change(name, value)
      NSLayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: view.topAnchor),
        value.topAnchor.constraint(equalTo: view.topAnchor),
        name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        view.trailingAnchor.constraint(equalTo: value.trailingAnchor, constant: 8),
      ])
    }.messages(of: .equalPriorities)
  }

  @Test func `are found where neither is said to give way`() {
    #expect(
      messages { _, _ in } == [
        "It is not said which grows in a row: name and value have the same hugging",
        "It is not said which is cut short in a row: name and value have the same resistance",
      ])
  }

  @Test func `are none where priorities differ, one has a width, or the row is open`() {
    #expect(
      messages { name, value in
        name.setContentHuggingPriority(.defaultLow, for: .horizontal)
        value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        value.setContentCompressionResistancePriority(.required, for: .horizontal)
      } == [])
    #expect(
      messages { name, _ in name.widthAnchor.constraint(equalToConstant: 90).isActive = true }
        == [])
    let open = SceneHost(400, 400) { view in
      let name = view.addFree(label("Name"), "name")
      let value = view.addFree(label("Value"), "value")
      NSLayoutConstraint.activate([
        name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      ])
    }
    #expect(open.messages(of: .equalPriorities) == [])
  }
}
