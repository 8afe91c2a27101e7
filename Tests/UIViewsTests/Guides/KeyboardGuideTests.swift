import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct KeyboardGuideTests {
  let controller = UIViewController()
  let phone = screen(375, 812, scale: 3, safeArea: UIEdgeInsets(top: 44, bottom: 34))
  let pad = screen(1024, 768, safeArea: UIEdgeInsets(top: 20), .regular, .regular)
  var guide: UIKeyboardLayoutGuide { controller.view.keyboardLayoutGuide }

  /// A bar that lies on the keyboard.
  private func bar() -> UIView {
    let bar = UIView()
    controller.view.place(bar)
    bar.pin([.leading: 0, .trailing: 0, .height: 50], to: guide)
    bar.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    return bar
  }

  @Test func `the defaults are UIKit's`() {
    #expect(guide === controller.view.keyboardLayoutGuide)
    #expect(guide.identifier == "UIViewKeyboardLayoutGuide")
    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.usesBottomSafeArea)
    #expect(guide.keyboardDismissPadding == 0)
    guide.keyboardDismissPadding = -5
    #expect(guide.keyboardDismissPadding == 0)
    guide.keyboardDismissPadding = 5
    #expect(guide.keyboardDismissPadding == 5)
  }

  @Test func `without a keyboard the guide is the strip below the safe area`() {
    let bar = bar()
    let window = show(controller, on: phone)
    #expect(guide.layoutFrame == rect(0, 778, 375, 34))
    #expect(bar.frame == rect(0, 728, 375, 50))
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 812, 375, 0))
    #expect(bar.frame.maxY == 812)
  }

  @Test func `what lies on the keyboard rises with it`() {
    let bar = bar()
    let window = show(controller, on: phone)
    window.showKeyboard(rect(0, 476, 375, 336))
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 476, 375, 336))
    #expect(bar.frame == rect(0, 426, 375, 50))
    window.showKeyboard(nil)
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 778)
  }

  @Test func `a view that ends above the bottom of the screen is covered by less`() {
    let inner = UIView(frame: rect(0, 100, 375, 500))
    controller.view.addSubview(inner)
    let window = show(controller, on: phone)
    #expect(inner.keyboardLayoutGuide.owningView === inner)
    window.showKeyboard(rect(0, 476, 375, 336))
    window.layoutIfNeeded()
    #expect(inner.keyboardLayoutGuide.layoutFrame == rect(0, 376, 375, 124))
    inner.frame.origin.y = 0
    window.layoutIfNeeded()
    #expect(inner.keyboardLayoutGuide.layoutFrame == rect(0, 476, 375, 24))
    inner.frame.size.height = 300
    window.layoutIfNeeded()
    #expect(inner.keyboardLayoutGuide.layoutFrame == rect(0, 300, 375, 0))
  }

  @Test func `a move of the views around its owner moves the guide`() {
    let middle = UIView(frame: rect(0, 0, 375, 812))
    let inner = UIView(frame: rect(0, 0, 375, 812))
    controller.view.addSubview(middle)
    middle.addSubview(inner)
    let window = show(controller, on: phone)
    _ = inner.keyboardLayoutGuide
    window.showKeyboard(rect(0, 512, 375, 300))
    window.layoutIfNeeded()
    #expect(inner.keyboardLayoutGuide.layoutFrame.minY == 512)
    middle.frame.origin.y = -100
    window.layoutIfNeeded()
    #expect(inner.keyboardLayoutGuide.layoutFrame.minY == 612)
  }

  @Test func `a floating keyboard is followed only if that is asked for`() {
    let guide = guide
    let window = show(controller, on: pad)
    let floating = rect(600, 300, 320, 260)
    window.showKeyboard(floating)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 768, 1024, 0))
    guide.followsUndockedKeyboard = true
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == floating)
  }

  @Test func `constraints switch as a keyboard comes near edges and leaves them`() {
    let tools = UIView()
    controller.view.place(tools)
    let window = show(controller, on: pad)
    guide.followsUndockedKeyboard = true
    let onTop = tools.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let atBottom = tools.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor)
    let middle = tools.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
    let leading = tools.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    let trailing = tools.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    guide.setConstraints([onTop], activeWhenAwayFrom: .top)
    guide.setConstraints([atBottom], activeWhenNearEdge: .top)
    guide.setConstraints([middle], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([leading], activeWhenNearEdge: .leading)
    guide.setConstraints([trailing], activeWhenNearEdge: .trailing)
    NSLayoutConstraint.activate([
      tools.widthAnchor.constraint(equalToConstant: 200),
      tools.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(guide.constraints(activeWhenNearEdge: .leading) == [leading])
    #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]) == [middle])
    #expect(guide.constraints(activeWhenAwayFrom: .leading) == [])

    func frame(_ keyboard: CGRect?) -> CGRect {
      window.showKeyboard(keyboard)
      window.layoutIfNeeded()
      return tools.frame
    }
    // Docked: in the middle of it, and on top.
    #expect(frame(rect(0, 468, 1024, 300)) == rect(412, 428, 200, 40))
    #expect(frame(rect(10, 300, 320, 260)) == rect(10, 260, 200, 40))
    #expect(frame(rect(700, 300, 320, 260)) == rect(820, 260, 200, 40))
    #expect(frame(rect(350, 20, 320, 260)) == rect(410, 728, 200, 40))
    #expect(frame(nil) == rect(412, 728, 200, 40))

    guide.removeAllTrackedConstraints()
    #expect([onTop, atBottom, middle, leading, trailing].allSatisfy { !$0.isActive })
    #expect(guide.constraints(activeWhenNearEdge: .top) == [])
  }

  @Test func `constraints given anew for the same edges take the place of the old ones`() {
    let view = UIView()
    controller.view.place(view)
    let window = show(controller, on: phone)
    let old = view.heightAnchor.constraint(equalToConstant: 10)
    let new = view.heightAnchor.constraint(equalToConstant: 20)
    guide.setConstraints([old], activeWhenNearEdge: .bottom)
    #expect(old.isActive)
    guide.setConstraints([new], activeWhenNearEdge: .bottom)
    #expect(!old.isActive)
    #expect(new.isActive)
    window.layoutIfNeeded()
    #expect(view.frame.height == 20)
  }

  @Test func `any tracking guide switches constraints where the layout puts it`() {
    let owner = parent(400, 400)
    let guide = UITrackingLayoutGuide()
    owner.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: owner.leftAnchor, constant: 200)
    guide.pin([.top: 100, .width: 50, .height: 50], to: owner)
    left.isActive = true
    let view = UIView()
    owner.place(view)
    let away = view.widthAnchor.constraint(equalToConstant: 10)
    let near = view.widthAnchor.constraint(equalToConstant: 300)
    guide.setConstraints([away], activeWhenAwayFrom: .leading)
    guide.setConstraints([near], activeWhenNearEdge: .leading)
    owner.layoutIfNeeded()
    #expect(view.frame.width == 10)
    left.constant = 5
    owner.layoutIfNeeded()
    #expect(view.frame.width == 300)
    owner.semanticContentAttribute = .forceRightToLeft
    owner.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test func `the app is told of the keyboard with its frames`() {
    let window = show(controller, on: phone)
    var told: [String] = []
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let endKey = UIResponder.keyboardFrameEndUserInfoKey
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let end = note.userInfo?[endKey] as? CGRect
        MainActor.assumeIsolated {
          told.append("\(name.rawValue.dropFirst(10)) \(end.map { "\(Int($0.minY))" } ?? "-")")
        }
      }
    }
    window.showKeyboard(rect(0, 512, 375, 300))
    window.showKeyboard(nil)
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(
      told == [
        "WillShowNotification 512", "DidShowNotification 512", "WillHideNotification 812",
        "DidHideNotification 812",
      ])
  }

  @Test func `a keyboard that stays while the screen turns is told of in its new frame`() {
    let window = show(controller, on: phone)
    window.showKeyboard(rect(0, 477, 375, 335))
    var told: [String] = []
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let keys = [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frames = keys.map { note.userInfo?[$0] as? CGRect }
        MainActor.assumeIsolated {
          told.append(name.rawValue + frames.map { " \(Int($0?.minY ?? -1))" }.joined())
        }
      }
    }
    var lying = screen(812, 375, scale: 3)
    lying.keyboardFrame = rect(0, 166, 812, 209)
    window.apply(lying)
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(
      told == [
        "UIKeyboardWillChangeFrameNotification 477 166",
        "UIKeyboardDidChangeFrameNotification 477 166",
      ])
    #expect(guide.layoutFrame == rect(0, 166, 812, 209))
  }
}
