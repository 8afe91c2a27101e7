@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// A delegate without a window of its own, as templates of Xcode that use no storyboard have it.
@MainActor private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

/// A list that colours its headers as they come into sight.
@MainActor private final class Sections: UITableViewController {
  var lines: [String] = []

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell() }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { "Section \(section)" }
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
    lines.append("header \(section)")
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { lines.append("no header \(section)") }
}

/// What apps say of UIKit, as they are written.
@MainActor @Suite(.columns) struct AppCodeTests {
  @Test func `what stands in place of selectors and generic initialisers on Linux works`() {
    func make<T: UIView>(_ create: () -> T) -> T { create() }
    var lines: [String] = []
    let button = make(UIButton.init)
    button.addAction(UIAction { _ in lines.append("saved") }, for: .primaryActionTriggered)
    button.addGestureRecognizer(UITapGestureRecognizer { _ in lines.append("tapped") })
    button.sendActions(for: .primaryActionTriggered)
    #expect(lines == ["saved"])
    #expect(button.gestureRecognizers?.count == 1)
  }

  @Test func `a delegate of a scene needs no window`() { #expect(SceneDelegate().window == nil) }

  @Test func `a controller is told of the headers that it shows and no longer shows`() {
    let sections = Sections(style: .plain)
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    window.rootViewController = sections
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(sections.lines == ["header 0", "header 1"])
    #expect(sections.tableView.headerView(forSection: 1)?.textLabel?.textColor == .red)
    sections.tableView.reloadData()
    window.layoutIfNeeded()
    #expect(sections.lines.dropFirst(2).prefix(2) == ["no header 0", "no header 1"])
  }

  @Test func `attributes of titles have an appearance`() {
    UIScreen(.columns).perform {
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
      let window = UIWindow(frame: rect(0, 0, 320, 480))
      let (bar, own) = (UINavigationBar(), UINavigationBar())
      own.titleTextAttributes = [.foregroundColor: UIColor.blue]
      window.addSubview(bar)
      window.addSubview(own)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
      #expect(own.titleTextAttributes?[.foregroundColor] as? UIColor == .blue)
    }
  }

  @Test func `another size of text is told with the size`() {
    let (device, diary) = (UIScreen(screen(320, 480)), Diary())
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let key = UIContentSizeCategory.newValueUserInfoKey
      let size = notification.userInfo?[key] as? UIContentSizeCategory
      MainActor.assumeIsolated { diary.lines.append(size?.rawValue ?? "none") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    var larger = device.configuration
    larger.traitCollection = larger.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    device.apply(larger)
    device.apply(larger)
    #expect(diary.lines == [UIContentSizeCategory.accessibilityLarge.rawValue])
  }

  @Test func `an image in a colour is drawn in it, unless it is a template`() {
    let image = UIImage(pixels: Bitmap(width: 1, height: 1, pixels: [.init(gray: 0)]))
    let view = UIImageView(image: image.withTintColor(.red, renderingMode: .alwaysOriginal))
    view.tintColor = .blue
    #expect(view.drawing.tint == view.drawn(.red))
    #expect(view.drawing.picture?.isTemplate == true)
    view.image = image.withTintColor(.red).withRenderingMode(.alwaysTemplate)
    #expect(view.drawing.tint == view.drawn(.blue))
    view.image = image
    #expect(view.drawing.picture?.isTemplate == false)
  }

  @Test func `an activity indicator of 20 points takes the place of a button's image`() {
    var configuration = UIButton.Configuration.plain()
    let button = UIButton(configuration: configuration)
    let empty = button.intrinsicContentSize
    configuration.showsActivityIndicator = true
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == empty.width + 20)
    configuration.image = UIImage(ofKnownSize: CGSize(width: 50, height: 50))
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == empty.width + 20)
    configuration.showsActivityIndicator = false
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == empty.width + 50)
  }

  @Test func `a stack view answers what size fits what it arranges`() {
    let box = UIView()
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 70),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    let label = UILabel()
    label.text = "Tea"
    let stack = UIStackView(arrangedSubviews: [box, label])
    stack.spacing = 5
    let text = label.intrinsicContentSize
    #expect(
      stack.sizeThatFits(CGSize(width: 500, height: 500))
        == CGSize(width: 75 + text.width, height: max(30, text.height)))
    stack.sizeToFit()
    #expect(stack.bounds.width == 75 + text.width)
  }
}
