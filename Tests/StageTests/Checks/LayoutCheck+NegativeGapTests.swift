import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A space that is not kept` {
  private func host(_ priority: UILayoutPriority, height: CGFloat) -> SceneHost {
    SceneHost(400, 400) { view in
      let text = view.addFree(UIView(), "text")
      let button = view.addFree(UIView(), "button")
      let space = button.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8)
      space.priority = priority
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: view.topAnchor),
        text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        text.widthAnchor.constraint(equalToConstant: 100),
        text.heightAnchor.constraint(equalToConstant: height), space,
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        button.widthAnchor.constraint(equalToConstant: 100),
        button.heightAnchor.constraint(equalToConstant: 50),
        button.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
      ])
    }
  }

  @Test func `is found with the distance by which the views overlap`() {
    #expect(
      host(.defaultHigh, height: 380).messages(of: .negativeGap) == [
        "button overlaps text by 30 points, where a constraint asks for a space of 8"
      ])
  }

  @Test func `is none where the space is only smaller, or as asked for`() {
    #expect(host(.defaultHigh, height: 345).messages(of: .negativeGap) == [])
    #expect(host(.defaultHigh, height: 350).messages(of: .negativeGap) == [])
    #expect(host(.defaultHigh, height: 100).messages(of: .negativeGap) == [])
  }

  @Test func `counts from the right where people read from right to left`() {
    func messages(_ direction: SimulatedScreen.Direction) -> [String] {
      var screen = SimulatedScreen(size: CGSize(width: 400, height: 400))
      screen.direction = direction
      let controller = UIViewController()
      let (one, two) = (UIView(), UIView())
      controller.view.addFree(one, "one")
      controller.view.addFree(two, "two")
      let space = two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8)
      space.priority = .defaultLow
      NSLayoutConstraint.activate(
        [one, two].flatMap {
          [
            $0.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            $0.widthAnchor.constraint(equalToConstant: 50),
            $0.topAnchor.constraint(equalTo: controller.view.topAnchor),
            $0.heightAnchor.constraint(equalToConstant: 50),
          ]
        } + [space])
      return SceneHost(screen: screen) { controller }.messages(of: .negativeGap)
    }
    #expect(
      messages(.leftToRight) == [
        "two overlaps one by 50 points, where a constraint asks for a space of 8"
      ])
    #expect(
      messages(.rightToLeft) == [
        "one overlaps two by 50 points, where a constraint asks for a space of 8"
      ])
  }
}
