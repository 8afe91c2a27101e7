import AutoLayout
import Foundation
import LayoutFixtures
import Testing

/// On iOS, a view in a bar stands in a wrapper of the system's, so that its autoresizing mask does
/// not tie it to the bar.
@MainActor @Suite struct `A view among the items of a bar` {
  @Test func `does not keep a toolbar from getting narrower again`() throws {
    let (controller, bar) = (UIViewController(), UIToolbar())
    let item = UIView(frame: rect(0, 0, 80, 30))
    item.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    bar.items = [
      UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(customView: item),
      UIBarButtonItem(systemItem: .flexibleSpace),
    ]
    controller.view.place(bar)
    bar.pin([.leading: 0, .top: 0, .trailing: 0], to: controller.view)
    let window = show(controller, on: screen(300, 500))
    #expect(item.frame == rect(110, 7, 80, 30))
    for width: CGFloat in [900, 300] {
      window.frame.size.width = width
      window.layoutIfNeeded()
      #expect(bar.frame.width == width)
      #expect(item.frame == rect(width / 2 - 40, 7, 80, 30))
      #expect(window.conflicts.isEmpty)
    }
  }

  @Test func `in place of a title has its own width again when there is room again`() {
    let bar = UINavigationBar(frame: rect(0, 0, 400, 44))
    // Without a window it has the traits of the main screen, which is that of any test.
    let controller = UIViewController()
    controller.view.addSubview(bar)
    let window = show(controller, on: screen(400, 500))
    #expect(bar.window === window)
    let title = UIView(frame: rect(0, 0, 300, 20))
    let item = UINavigationItem()
    item.titleView = title
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(title.frame == rect(50, 12, 300, 20))
    bar.frame.size.width = 200
    bar.layoutIfNeeded()
    #expect(title.frame.width < 200)
    bar.frame.size.width = 400
    bar.layoutIfNeeded()
    #expect(title.frame == rect(50, 12, 300, 20))
    // It is as wide as it was as well where it has left a narrow bar in the meantime.
    bar.frame.size.width = 200
    bar.layoutIfNeeded()
    item.titleView = nil
    bar.frame.size.width = 400
    item.titleView = title
    bar.layoutIfNeeded()
    #expect(title.frame == rect(50, 12, 300, 20))
  }

  /// A column of two texts that is sized by its constraints.
  private func twoLines(isFree: Bool) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = !isFree
    let texts = [Box(72, 20), Box(50, 10)]
    for text in texts { view.place(text) }
    texts[0].pin([.top: 0, .leading: 0, .trailing: 0], to: view)
    texts[1].pin([.bottom: 0, .centerX: 0], to: view)
    texts[1].topAnchor.constraint(equalTo: texts[0].bottomAnchor).isActive = true
    return view
  }

  private func bar(_ change: (UINavigationItem) -> Void) -> (UINavigationBar, UIWindow) {
    let bar = UINavigationBar(frame: rect(0, 0, 400, 44))
    let controller = UIViewController()
    controller.view.addSubview(bar)
    let window = show(controller, on: screen(400, 500))
    let item = UINavigationItem()
    change(item)
    bar.items = [item]
    window.layoutIfNeeded()
    return (bar, window)
  }

  @Test(arguments: [true, false])
  func `in place of a title has the size of its constraints`(isFree: Bool) {
    let title = twoLines(isFree: isFree)
    let (bar, window) = bar { $0.titleView = title }
    #expect(title.frame == rect(164, 7, 72, 30))
    bar.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(title.frame == rect(114, 7, 72, 30))
    #expect(!title.hasAmbiguousLayout && window.conflicts.isEmpty)
  }

  @Test(arguments: [true, false])
  func `has the size of its own constraints`(isFree: Bool) {
    let item = UIButton(frame: rect(0, 0, 40, 40))
    item.translatesAutoresizingMaskIntoConstraints = !isFree
    item.widthAnchor.constraint(equalToConstant: 25).isActive = true
    item.heightAnchor.constraint(equalToConstant: 25).isActive = true
    let (_, window) = bar { $0.rightBarButtonItem = UIBarButtonItem(customView: item) }
    #expect(item.frame.size == CGSize(width: 25, height: 25))
    #expect(item.frame.midY == 22)
    #expect(item.frame.minX == 359)
    #expect(window.conflicts.isEmpty)
    let tools = UIToolbar(frame: rect(0, 100, 400, 44))
    tools.items = [UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(customView: item)]
    window.rootViewController?.view.addSubview(tools)
    window.layoutIfNeeded()
    #expect(item.superview === tools && item.frame.size == CGSize(width: 25, height: 25))
    #expect(item.frame.midY == 22 && window.conflicts.isEmpty)
  }

  @Test func `had its frame alone up to iOS 10`() {
    let title = twoLines(isFree: false)
    title.frame = rect(0, 0, 100, 20)
    title.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let navigation = UINavigationBar(frame: rect(0, 0, 400, 44))
    navigation.traitOverrides[SystemVersionTrait.self] = 10
    let item = UINavigationItem()
    item.titleView = title
    navigation.items = [item]
    navigation.layoutIfNeeded()
    #expect(title.frame == rect(150, 12, 100, 20))
  }

  @Test func `in place of a title follows its text, and has no more room than there is`() {
    let (title, text) = (UIView(), UILabel())
    title.translatesAutoresizingMaskIntoConstraints = false
    text.text = "abcd"
    title.place(text)
    text.pin([.leading: 0, .top: 0, .trailing: 0, .bottom: 0], to: title)
    let (_, window) = bar { $0.titleView = title }
    #expect(title.frame.midX == 200 && title.frame.width == text.intrinsicContentSize.width)
    text.text = "abcdefgh"
    window.layoutIfNeeded()
    #expect(title.frame.midX == 200 && title.frame.width == text.intrinsicContentSize.width)
    text.text = String(repeating: "abcdefgh", count: 20)
    title.superview?.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(title.frame.minX == 400 - title.frame.maxX && title.frame.width < 400)
  }

  @Test func `as a search bar takes the room of the title`() {
    let search = UISearchBar()
    let (navigation, _) = bar { $0.titleView = search }
    #expect(search.frame.minX == 400 - search.frame.maxX)
    #expect(search.frame.width > 350 && search.superview === navigation)
  }

  @Test func `follows its mask again once it stands elsewhere`() {
    let bar = UIToolbar(frame: rect(0, 0, 300, 44))
    let item = UIView(frame: rect(0, 0, 80, 30))
    item.autoresizingMask = .flexibleWidth
    bar.items = [UIBarButtonItem(customView: item)]
    bar.layoutIfNeeded()
    bar.items = []
    let around = UIView(frame: rect(0, 0, 100, 100))
    item.frame = rect(10, 10, 80, 30)
    around.addSubview(item)
    around.frame.size.width = 200
    #expect(item.frame == rect(10, 10, 180, 30))
  }
}
