import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A hosted scene` {
  private func sample() -> (SceneHost, SampleController) {
    var screen = SimulatedScreen(size: CGSize(width: 320, height: 480))
    screen.textMetrics = .columns
    screen.bars = .status
    let controller = SampleController()
    return (SceneHost(screen: screen) { controller }, controller)
  }

  @Test func `names views by identifier, by property and by class`() {
    let (host, controller) = sample()
    controller.button.accessibilityIdentifier = "go"
    controller.view.addSubview(UIView())
    controller.view.addSubview(UIView())
    controller.view.setNeedsLayout()
    host.apply(host.screen)
    #expect(
      host.snapshot.views.map(\.path.text) == [
        "view", "view/cards[0]", "view/cards[0]/title", "view/cards[0]/body", "view/cards[1]",
        "view/cards[1]/title", "view/cards[1]/body", "view/go", "view/UIView", "view/UIView[1]",
      ])
    #expect(
      host.snapshot.views.map(\.name) == [
        "view", "cards[0]", "cards[0].title", "cards[0].body", "cards[1]", "cards[1].title",
        "cards[1].body", "go", "UIView", "UIView[1]",
      ])
  }

  @Test func `names views by the outlets that hold them`() {
    let host = SceneHost(screen: SimulatedScreen(size: CGSize(width: 320, height: 480))) {
      WrappedController()
    }
    #expect(
      host.snapshot.views.map(\.path.text) == ["view", "view/caption", "view/badge", "view/_plain"])
  }

  @Test func `lists guides under the views that own them`() {
    let (host, _) = sample()
    let guides = host.snapshot.guides
    #expect(
      guides.map(\.path.text) == [
        "view/margins", "view/topLayoutGuide", "view/bottomLayoutGuide", "view/gap",
      ])
    #expect(guides.map(\.name) == ["view.margins", "topLayoutGuide", "bottomLayoutGuide", "gap"])
    #expect(guides[3].frame == CGRect(x: 152, y: 64, width: 16, height: 400))
  }

  @Test func `reports frames in the superview and in the window`() throws {
    let (host, _) = sample()
    let title = try #require(host.snapshot.view(at: "view/cards[1]/title"))
    #expect(title.frame.origin == CGPoint(x: 16, y: 16))
    #expect(title.frameInWindow.origin == CGPoint(x: 184, y: 80))
    #expect(title.depth == 2)
    #expect(title.parent == 4)
    #expect(title.className == "UILabel")
  }

  @Test func `writes constraints as lines, those that are off at the end`() {
    let (host, _) = sample()
    let lines = host.snapshot.constraints.filter { $0.origin == .scene }
    #expect(lines.contains { $0.text == "button.top == topLayoutGuide.bottom" })
    #expect(lines.contains { $0.text == "\"cards[0]\".leading == view.margins.leading" })
    #expect(lines.contains { $0.text == "\"cards[1]\".body.bottom == \"cards[1]\".bottom - 16" })
    let off = lines.filter { !$0.isActive }
    #expect(off.map(\.text) == ["\"cards[0]\".width == 64"])
    #expect(lines.last == off.first)
    #expect(host.snapshot.constraints(of: "view/gap").map(\.text).contains("gap.width == 16"))
  }

  @Test func `keeps its names while the tree stays, and renews them when it changes`() {
    let (host, controller) = sample()
    let before = host.snapshot
    host.apply(host.screen)
    #expect(host.snapshot == before)
    controller.cards[1].removeFromSuperview()
    host.apply(host.screen)
    #expect(host.snapshot.view(at: "view/cards[1]") == nil)
    #expect(host.snapshot.view(at: "view/cards[0]/title")?.name == "title")
  }

  @Test func `tells what moved, and from where`() {
    let (host, _) = sample()
    let before = host.snapshot
    var screen = host.screen
    screen.resize(byWidth: 16, height: 0)
    host.apply(screen)
    let moves = host.snapshot.moves(since: before)
    #expect(moves.map(\.path.text).contains("view/cards[1]"))
    let second = moves.first { $0.path == "view/cards[1]" }
    #expect(second?.old == CGRect(x: 168, y: 64, width: 136, height: 400))
    #expect(second?.new == CGRect(x: 176, y: 64, width: 144, height: 400))
    #expect(!moves.map(\.path.text).contains("view/cards[1]/title"))
    #expect(host.snapshot.moves(since: host.snapshot).isEmpty)
  }

  @Test func `explains a conflict and goes on`() throws {
    let host = SceneHost(400, 400) { view in
      let box = view.addFree(UIView(), "box")
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 40),
        box.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    let problem = try #require(host.snapshot.problems.first)
    #expect(host.snapshot.problems.count == 1)
    #expect(problem.kind == .conflict)
    #expect(
      problem.message
        == "box.height == 50 is left out: it can't be met together with 1 other constraint")
    #expect(problem.broken?.text == "box.height == 50")
    #expect(problem.broken?.isBroken == true)
    #expect(problem.views == ["view/box"])
    #expect(host.snapshot.conflictCount == 1)
    #expect(host.snapshot.view(at: "view/box")?.frame.height == 40)
  }

  @Test func `names what is ambiguous`() throws {
    let host = SceneHost(400, 400) { view in
      let box = view.addFree(UIView(), "box")
      box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
    #expect(host.snapshot.view(at: "view/box")?.ambiguous == ["width", "height"])
    #expect(
      host.snapshot.problems.map(\.message) == ["The width and height of box could be otherwise"])
    #expect(host.snapshot.ambiguousCount == 1)
  }

  @Test func `has the main screen while its code runs, whichever was used before`() {
    var mainWidth: CGFloat { UIScreen.main.bounds.width }
    func host(width: CGFloat) -> SceneHost {
      SceneHost(screen: SimulatedScreen(size: CGSize(width: width, height: 600))) {
        UIViewController()
      }
    }
    let (first, second) = (host(width: 320), host(width: 700))
    #expect(mainWidth == 375)
    #expect(first.change { mainWidth } == 320)
    #expect(mainWidth == 375)
    let widths = second.change { [mainWidth, first.change { mainWidth }, mainWidth] }
    #expect(widths == [700, 320, 700])
    #expect(mainWidth == 375)
  }

  @Test func `collects notices instead of printing them`() {
    let host = SceneHost(100, 100) { view in
      view.add(UIImageView(image: UIImage(named: "no-such-picture")), "picture", 0, 0, 50, 50)
    }
    #expect(host.snapshot.problems.map(\.kind) == [.notice])
    #expect(host.snapshot.problems[0].message.contains("no-such-picture"))
  }

  @Test func `passes taps and swipes on to the views`() {
    let (host, controller) = sample()
    let button = controller.button.frame
    #expect(host.tap(at: CGPoint(x: button.midX, y: button.midY)))
    #expect(controller.taps == 1)
    #expect(!host.tap(at: CGPoint(x: 1, y: 479)))
    #expect(host.swipe(.left))
    #expect(!host.swipe(.right))
    #expect(host.swipe(.left, at: CGPoint(x: 200, y: 200)))
    #expect(!host.swipe(.left, at: CGPoint(x: 20, y: 200)))
    #expect(controller.swipes == 2)
  }

  @Test func `finds the view that is seen at a point`() {
    let (host, controller) = sample()
    #expect(viewSeen(at: CGPoint(x: 200, y: 90), of: host) == "view/cards[1]/title")
    #expect(viewSeen(at: CGPoint(x: 160, y: 200), of: host) == "view")
    controller.cards[1].isHidden = true
    host.apply(host.screen)
    #expect(viewSeen(at: CGPoint(x: 200, y: 90), of: host) == "view")
    #expect(host.snapshot.view(at: "view/cards[1]")?.isHidden == true)
    #expect(host.snapshot.view(at: "view/cards[1]/title")?.isShown == false)
  }

  @Test func `scrolls text by pages and lines up to both ends`() {
    let host = SceneHost(200, 100) { view in
      let text = view.add(UITextView(), "text", 0, 0, 200, 100)
      text.text = String(repeating: "line\n", count: 40)
    }
    #expect(host.snapshot.scrollable(around: nil) == "view/text")
    #expect(host.snapshot.scrollable(holding: "view") == nil)
    #expect(!host.scroll("view/text", pages: -1))
    #expect(host.scroll("view/text", pages: 1))
    #expect(host.scroll("view/text", lines: 1))
    #expect(host.scroll("view/text", pages: 99))
    #expect(!host.scroll("view/text", lines: 1))
    #expect(!host.scroll("view", pages: 1))
  }

  @Test func `shows what a view's content asks for`() throws {
    let (host, controller) = sample()
    controller.cards[0].title.setContentHuggingPriority(.required, for: .vertical)
    let title = try #require(host.details(of: "view/cards[0]/title"))
    #expect(title.horizontal == .init(intrinsic: 24, hugging: 250, compressionResistance: 750))
    #expect(title.vertical.hugging == 1000)
    #expect(title.text == "One")
    #expect(!title.usesAutoresizing)
    let card = try #require(host.details(of: "view/cards[0]"))
    #expect(card.horizontal.intrinsic == nil)
    #expect(host.details(of: "view/nothing") == nil)
  }

  @Test func `tells the layout what the screen is`() {
    var screen = SimulatedScreen()
    screen.bars = [.status, .navigation]
    screen.direction = .rightToLeft
    screen.textSize = .accessibility1
    screen.widthClass = .regular
    let configuration = screen.configuration
    #expect(configuration.size == CGSize(width: 414, height: 736))
    #expect(configuration.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(configuration.layoutMargin == 20)
    #expect(configuration.traitCollection.horizontalSizeClass == .regular)
    #expect(configuration.traitCollection.verticalSizeClass == .regular)
    #expect(configuration.traitCollection.layoutDirection == .rightToLeft)
    #expect(configuration.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    #expect(configuration.traitCollection.displayScale == 3)
  }

  @Test func `looks the same after there and back`() {
    let (host, _) = sample()
    let before = host.snapshot
    var screen = host.screen
    screen.rotate()
    host.apply(screen)
    #expect(host.snapshot != before)
    screen.rotate()
    host.apply(screen)
    #expect(host.snapshot == before)
  }
}

/// A controller with views in outlets, and one whose name begins as those of outlets' storage do.
private final class WrappedController: UIViewController {
  @Outlet var caption: UILabel!
  @WeakOutlet var badge: UIView?
  private let _plain = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    caption = label
    let view = UIView()
    badge = view
    for subview in [label, view, _plain] { self.view.addSubview(subview) }
  }
}
