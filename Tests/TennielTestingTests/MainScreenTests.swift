import TennielTesting
import Testing
import UIKit

@Suite(.mainScreen(.device("iPhone X"), .landscape))
struct `A main screen for a suite` {
  @Test func `has the size, the scale and the traits of its settings`() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.traitCollection.verticalSizeClass == .compact)
    #expect(UIWindow(frame: .zero).safeAreaInsets.left == 44)
  }

  @Test func `has the windows that are made meanwhile, and rounds frames to its pixels`() {
    let (outer, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10.4),
      view.heightAnchor.constraint(equalToConstant: 10.4),
    ])
    outer.layoutIfNeeded()
    #expect((view.frame.width * 3).rounded() == 31)
    #expect(abs(view.frame.width * 3 - 31) < 0.001)
  }

  @Test func `leaves test screens theirs`() throws {
    let shown = try TestScreen(UIViewController(), .device("iPhone SE"))
    #expect(shown.traits.displayScale == 2)
    #expect(UIScreen.main.scale == 3)
  }

  @Suite nonisolated struct `and the suites in it` {
    @Test func `have it too`() async {
      await Task.yield()
      #expect(await UIScreen.main.bounds.width == 812)
    }
  }

  @Test(.mainScreen(.size(width: 200, height: 300)))
  func `gives way to that of a single test`() async {
    await Task.yield()
    #expect(UIScreen.main.bounds.size == CGSize(width: 200, height: 300))
  }
}

@Suite struct `Settings of a main screen` {
  @Test func `that no screen can have are refused in words`() throws {
    let said = try complaint { _ = try UIScreen.setMain(.device("iPhone 8 Puls")) }
    #expect(said.contains("iPhone 8 Puls"))
    #expect(said.contains("iPhone 8 Plus"))
  }
}
