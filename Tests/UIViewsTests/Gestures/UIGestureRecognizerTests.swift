import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor private final class Reader: NSObject {
  var lines: [String] = []
  func turn(_ sender: UITapGestureRecognizer) { lines.append("turn \(sender.name ?? "")") }
  func close() { lines.append("close") }
}

/// A recogniser of an app, which is made as UIKit's are.
private final class OwnRecognizer: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    name = "own"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @Suite final class `A gesture recogniser` {
  private let window = UIWindow(frame: rect(0, 0, 200, 100))
  private var recognized: [String] = []

  init() { window.isHidden = false }

  private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.addHandler { [weak self] _ in self?.recognized.append(name) }
    window.addGestureRecognizer(recognizer)
  }

  @Test func `asks its delegate at the place of the gesture`() {
    final class LeftHalf: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.location(in: gestureRecognizer.view).x < 100
      }
    }
    let delegate = LeftHalf()
    let (tap, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
    tap.delegate = delegate
    swipe.delegate = delegate
    add(tap, "tap")
    add(swipe, "swipe")
    #expect(!window.sendTap(at: CGPoint(x: 150, y: 50)))
    #expect(!window.sendSwipe(.right, at: CGPoint(x: 150, y: 50)))
    #expect(window.sendTap(at: CGPoint(x: 50, y: 50)))
    #expect(window.sendSwipe(.right, at: CGPoint(x: 50, y: 50)))
    #expect(recognized == ["tap", "swipe"])
  }

  @Test func `sends its actions in order to targets, which it does not retain`() {
    let reader = Reader()
    let tap = OwnRecognizer(target: reader, action: .of(Reader.turn, "turn:"))
    add(tap, "tap")
    tap.addTarget(reader, action: "turn:")
    tap.addTarget(reader, action: .of(Reader.close, "close"))
    window.sendTap(at: CGPoint(x: 50, y: 50))
    #expect(reader.lines == ["turn own", "close"])
    tap.removeTarget(reader, action: "turn:")
    window.sendTap(at: CGPoint(x: 50, y: 50))
    tap.removeTarget(nil, action: nil)
    window.sendTap(at: CGPoint(x: 50, y: 50))
    #expect(reader.lines == ["turn own", "close", "close"])
    #expect(recognized == ["tap", "tap", "tap"])
    weak var gone: Reader?
    do {
      let made = Reader()
      gone = made
      tap.addTarget(made, action: .of(Reader.close))
    }
    #expect(gone == nil)
    #expect(window.sendTap(at: CGPoint(x: 50, y: 50)))
  }

  @Test func `ends the editing of a view by that view's own method`() {
    let field = UITextField()
    window.addSubview(field)
    window.addGestureRecognizer(
      UITapGestureRecognizer(target: window, action: .of(UIView.endEditing, "endEditing:")))
    #expect(field.becomeFirstResponder())
    window.sendTap(at: CGPoint(x: 150, y: 50))
    #expect(!field.isFirstResponder)
  }

  @Test func `lets another one take the gesture that its delegate refuses`() {
    final class Refusing: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let delegate = Refusing()
    let first = UITapGestureRecognizer()
    first.delegate = delegate
    add(first, "first")
    add(UITapGestureRecognizer(), "second")
    #expect(window.sendTap(at: CGPoint(x: 50, y: 50)))
    #expect(recognized == ["second"])
  }

  @Test func `of two fingers is never recognised`() {
    let (tap, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    swipe.numberOfTouchesRequired = 2
    add(tap, "tap")
    add(swipe, "swipe")
    #expect(!window.sendTap(at: CGPoint(x: 50, y: 50)))
    #expect(!window.sendSwipe(.right, at: CGPoint(x: 50, y: 50)))
  }

  @Test func `that no terminal can report leaves taps and swipes to others`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    #expect(edge.edges == [])
    edge.edges = .left
    for recognizer in [
      edge, UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(),
    ] { add(recognizer, "other") }
    #expect(!window.sendTap(at: CGPoint(x: 50, y: 50)))
    #expect(!window.sendSwipe(.right, at: CGPoint(x: 50, y: 50)))
    add(UITapGestureRecognizer(), "tap")
    #expect(window.sendTap(at: CGPoint(x: 50, y: 50)))
    #expect(recognized == ["tap"])
  }

  @Test func `begins with UIKit's values, from a coder too`() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let press = try #require(UILongPressGestureRecognizer(coder: coder))
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.cancelsTouchesInView)
    #expect(!press.delaysTouchesBegan)
    #expect(press.delaysTouchesEnded)
    let pan = try #require(UIPanGestureRecognizer(coder: coder))
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
    #expect(pan.translation(in: window) == CGPoint(x: 3, y: 4))
    #expect(UIPinchGestureRecognizer(coder: coder)?.scale == 1)
    #expect(UIRotationGestureRecognizer(coder: coder)?.rotation == 0)
    #expect(UIScreenEdgePanGestureRecognizer(coder: coder)?.edges == [])
  }
}
