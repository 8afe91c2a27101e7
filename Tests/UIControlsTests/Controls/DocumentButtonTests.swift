import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

@MainActor private let archiver = NSKeyedArchiver(requiringSecureCoding: false)

@MainActor @Suite struct `A button made for a document` {
  @Test func `a button takes its type later, with its symbol and the size of its title`() {
    let button = UIButton(coder: archiver)
    button?.setTitle("Go", for: .normal)
    #expect(button?.titleLabel?.font.pointSize == 18)
    button?.buttonType = .system
    #expect(button?.titleLabel?.font.pointSize == 15)
    #expect(button?.intrinsicContentSize == UIButton.titled("Go").intrinsicContentSize)
    button?.buttonType = .contactAdd
    #expect(button?.currentImage?.symbol != nil)
    #expect(UIButton(type: .contactAdd).currentImage?.symbol == button?.currentImage?.symbol)
  }
}

extension UIButton {
  fileprivate static func titled(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }
}
