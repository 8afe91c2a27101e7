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
