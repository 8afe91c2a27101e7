import AutoLayout
import Foundation
import Testing

@testable import UIControls

/// A button that counts the updates of its configuration.
@MainActor private final class CountingButton: UIButton {
  private(set) var updates = 0

  func count() { configurationUpdateHandler = { [weak self] _ in self?.updates += 1 } }
}

@MainActor @Suite struct `A subclass of a button` {
  @Test func `has the button's properties with closures`() {
    let button = CountingButton(configuration: .plain())
    button.count()
    button.isEnabled = false
    #expect(button.updates == 2)
  }
}
