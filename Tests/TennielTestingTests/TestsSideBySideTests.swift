import Foundation
import TennielTesting
import Testing
import UIKit

/// What one test does on its screens, other tests must not see, which may run at the same time. A
/// detached task stands for another test: it has nothing of this one's task.
@Suite struct `What a test does on its screens` {
  private func badge() -> UILabel {
    let label = UILabel()
    label.text = "new"
    return label
  }

  /// The solved width of 10.4 points in a view without a window, on whole pixels.
  private func looseWidth() -> CGFloat {
    let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10.4),
      view.heightAnchor.constraint(equalToConstant: 10.4),
    ])
    outer.layoutIfNeeded()
    return view.frame.width
  }

  @Test func `changes nothing for views outside of windows`() throws {
    let shown = try TestScreen(
      badge(), .device("iPhone X"), .textSize(.accessibilityLarge), .direction(.rightToLeft))
    shown.layout()
    #expect(shown.traits.displayScale == 3)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(badge().intrinsicContentSize == CGSize(width: 32, height: 20.5))
    #expect(looseWidth() == 10.5)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
    shown.rotate()
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(looseWidth() == 10.5)
  }

  @Test func `is seen by tasks that scenes start, whatever screen is used then`() async throws {
    final class Asking: UIViewController {
      var scales: [CGFloat] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        Task { @MainActor in
          await Task.yield()
          scales.append(UIScreen.main.scale)
          await Task { @MainActor in scales.append(UIScreen.main.scale) }.value
        }
      }
    }
    let (one, other) = (Asking(), Asking())
    let screens = [
      try TestScreen(one, .device("iPhone X")), try TestScreen(other, .device("iPhone 8")),
    ]
    for screen in screens { await screen.settle() }
    while one.scales.count + other.scales.count < 4 { await Task.yield() }
    #expect(one.scales == [3, 3])
    #expect(other.scales == [2, 2])
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test(.mainScreen(.device("iPhone X")))
  func `and sets for its main screen holds on all of its own, no other test's`() async throws {
    UILabel.appearance().numberOfLines = 3
    UIView.setAnimationsEnabled(false)
    UITraitCollection.changeRule = .predictsTraits
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    let label = badge()
    let screen = try TestScreen(label, .device("iPhone 8"))
    screen.perform {
      #expect(!UIView.areAnimationsEnabled)
      #expect(UITraitCollection.changeRule == .predictsTraits)
    }
    #expect(label.numberOfLines == 3)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    await Task.detached { @MainActor in
      #expect(UILabel.appearance().numberOfLines == nil)
      #expect(UIView.areAnimationsEnabled)
      #expect(UITraitCollection.changeRule == .tellsFirstTraits)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      #expect(UIScreen.main.scale == 2)
    }.value
  }

  @Test(.mainScreen()) func `shows windows that another test's app does not have`() async {
    final class Launched: UIResponder, UIApplicationDelegate {}
    let launched = Launched()
    UIApplication.shared.delegate = launched
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let scene = UIWindowScene()
    #expect(UIApplication.shared.windows == [window])
    #expect(UIApplication.shared.connectedScenes == [scene])
    #expect(UIApplication.shared.delegate === launched)
    await Task.detached { @MainActor in
      #expect(!UIApplication.shared.windows.contains { $0 === window })
      #expect(!UIApplication.shared.connectedScenes.contains(scene))
      #expect(UIApplication.shared.delegate == nil)
    }.value
  }

  @Test func `is told to observers of the screen whose keyboard it is`() throws {
    let screens = try [TestScreen(badge(), width: 300), TestScreen(badge(), width: 300)]
    let windows = try screens.map { try #require($0.controller.view.window) }
    var heard: [Int] = []
    let observers = windows.enumerated().map { index, window in
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: window.screen, queue: nil
      ) { _ in MainActor.assumeIsolated { heard.append(index) } }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    try screens[1].set(.keyboard(height: 216))
    #expect(heard == [1])
  }
}
