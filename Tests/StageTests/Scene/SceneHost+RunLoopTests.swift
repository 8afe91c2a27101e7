import Foundation
import Painting
import SceneFixtures
import Stage
import Testing
import UIKit

/// What the host notices of changes that it did not ask for, as the tasks of a scene make them.
@Suite struct SceneHostRunLoopTests {
  /// One view of a fixed size, over another one.
  private final class OneViewController<Content: UIView>: UIViewController {
    let content: Content
    let neighbour = UILabel()

    init(_ content: Content) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      neighbour.text = "neighbour"
      neighbour.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
      content.frame = CGRect(x: 16, y: 16, width: 240, height: 192)
      view.addSubview(neighbour)
      view.addSubview(content)
    }
  }

  private func host<Content: UIView>(of content: Content) -> SceneHost {
    SceneHost(screen: .bare(320, 256)) { OneViewController(content) }
  }

  /// The picture with its colours, since some changes change nothing else.
  private func picture(of host: SceneHost) -> String {
    ViewPainter.paint(
      host, in: Viewport(screenSize: host.screen.size),
      options: ViewPainter.Options(depth: .direct)
    ).ansi(depth: .direct)
  }

  /// Checks that a change made from outside changes the picture, that the host notices it before it
  /// is asked for the picture, and that painting alone leaves nothing to notice.
  private func expectNotice<Content: UIView>(
    _ content: Content, _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (Content) -> Void
  ) {
    let host = host(of: content)
    let before = picture(of: host)
    #expect(!host.needsDisplay, "\(name), at rest", sourceLocation: sourceLocation)
    change(content)
    #expect(host.needsDisplay, "\(name)", sourceLocation: sourceLocation)
    #expect(picture(of: host) != before, "\(name), in the picture", sourceLocation: sourceLocation)
    #expect(!host.needsDisplay, "\(name), once painted", sourceLocation: sourceLocation)
  }

  private func label() -> UILabel { StageTests.label("Alice") }

  @Test func `a view that looks different, or lies elsewhere, is to be drawn`() {
    expectNotice(UIView(), "background") { $0.backgroundColor = .red }
    expectNotice(label(), "alpha") { $0.alpha = 0 }
    expectNotice(label(), "hidden") { $0.isHidden = true }
    expectNotice(label(), "layer's opacity") { $0.layer.opacity = 0 }
    expectNotice(label(), "origin") { $0.frame.origin.x += 32 }
    expectNotice(label(), "size") { $0.frame.size.width -= 64 }
    expectNotice(label(), "center") { $0.center.y += 32 }
    expectNotice(label(), "transform") { $0.transform = CGAffineTransform(translationX: 32, y: 0) }
    expectNotice(label(), "removed") { $0.removeFromSuperview() }
    expectNotice(label(), "behind") {
      $0.backgroundColor = .red
      $0.superview?.sendSubviewToBack($0)
    }
    expectNotice(UIView(), "added") {
      let label = label()
      label.frame = $0.bounds
      $0.addSubview(label)
    }
  }

  @Test func `text that changes is to be drawn, whether or not its size changes`() {
    expectNotice(label(), "text") { $0.text = "alicE" }
    expectNotice(label(), "text colour") { $0.textColor = .red }
    expectNotice(label(), "alignment") { $0.textAlignment = .right }
    expectNotice(UITextView(), "text of a view") { $0.text = "Alice" }
    expectNotice(UITextField(), "text of a field") { $0.text = "Alice" }
    expectNotice(UITextField(), "placeholder") { $0.placeholder = "Name" }
    expectNotice(UITextField(), "border") { $0.borderStyle = .roundedRect }
    expectNotice(UIButton(type: .system), "title") { $0.setTitle("Down", for: .normal) }
    let button = UIButton(type: .system)
    button.setTitle("Down", for: .normal)
    expectNotice(button, "title colour") { $0.setTitleColor(.red, for: .normal) }
    expectNotice(button, "disabled") { $0.isEnabled = false }
    expectNotice(button, "tint") {
      $0.isEnabled = true
      $0.setTitleColor(nil, for: .normal)
      $0.tintColor = .green
    }
  }

  @Test func `a control that shows another value is to be drawn`() {
    expectNotice(UISwitch(), "switch") { $0.isOn = true }
    expectNotice(UISlider(), "slider") { $0.value = 0.5 }
    let slider = UISlider()
    slider.value = 0.5
    expectNotice(slider, "slider's colour") { $0.minimumTrackTintColor = .red }
    expectNotice(UIStepper(), "stepper") { $0.value = 100 }
    expectNotice(UIProgressView(), "progress") { $0.progress = 0.5 }
    expectNotice(UISegmentedControl(items: ["One", "Two"]), "segment") {
      $0.selectedSegmentIndex = 1
    }
    let pages = UIPageControl()
    pages.numberOfPages = 3
    expectNotice(pages, "page") { $0.currentPage = 2 }
    expectNotice(UIActivityIndicatorView(), "spinner") { $0.startAnimating() }
    expectNotice(UIDatePicker(), "date") { $0.date = Date(timeIntervalSince1970: 86_400 * 200) }
    expectNotice(UIImageView(), "picture") { $0.image = UIImage(systemName: "star") }
    expectNotice(UISearchBar(), "search bar") { $0.text = "Alice" }
    let bar = UITabBar()
    let item = UITabBarItem(title: "One", image: nil, tag: 0)
    bar.items = [item]
    expectNotice(bar, "tab") { $0.selectedItem = item }
    expectNotice(bar, "bar's colour") { $0.barTintColor = .red }
    expectNotice(bar, "tab's title") { _ in item.title = "Two" }
    let scrolling = UIScrollView()
    scrolling.addSubview(label())
    scrolling.subviews[0].frame = CGRect(x: 32, y: 64, width: 64, height: 16)
    scrolling.contentSize = CGSize(width: 240, height: 400)
    expectNotice(scrolling, "scrolled") { $0.contentOffset.y = 48 }
  }

  @Test func `constraints that change are to be laid out, and then drawn`() {
    let content = UIView()
    let child = label()
    content.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    let left = child.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 8)
    let top = child.topAnchor.constraint(equalTo: content.topAnchor)
    NSLayoutConstraint.activate([left, top])
    expectNotice(content, "constant") { _ in left.constant = 80 }
    expectNotice(content, "active") { _ in
      left.isActive = false
      child.rightAnchor.constraint(equalTo: content.rightAnchor).isActive = true
    }
    expectNotice(content, "layoutIfNeeded of its own") {
      top.constant = 40
      $0.layoutIfNeeded()
    }
  }

  @Test func `a snapshot after a change is one of the views as they are`() throws {
    let label = label()
    let host = host(of: label)
    #expect(host.snapshot.view(at: "view/content")?.frame.minX == 16)
    label.frame.origin.x = 48
    #expect(host.snapshot.view(at: "view/content")?.frame.minX == 48)
    label.removeFromSuperview()
    #expect(host.snapshot.view(at: "view/content") == nil)
    #expect(!picture(of: host).contains("Alice"))
  }

  @Test func `a layout that never settles is drawn once, not for ever`() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let restless = Restless()
    let host = host(of: restless)
    _ = host.snapshot
    #expect(!host.needsDisplay)
    restless.backgroundColor = .red
    #expect(host.needsDisplay)
    _ = host.snapshot
    #expect(!host.needsDisplay)
  }

  @Test func `what the host does to the views leaves nothing to be drawn after its snapshot`() {
    let host = host(of: label())
    var turned = host.screen
    turned.rotate()
    host.apply(turned)
    #expect(host.needsDisplay)
    _ = host.snapshot
    #expect(!host.needsDisplay)
    host.tap(at: CGPoint(x: 20, y: 20))
    _ = host.snapshot
    #expect(!host.needsDisplay)
  }
}
