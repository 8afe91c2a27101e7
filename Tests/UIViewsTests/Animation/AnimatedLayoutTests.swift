import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// What the engine moves inside of a block glides.
@MainActor @Suite struct AnimatedLayoutTests {
  let glide = Glide()
  let panel = UIView()
  let content = UIView()
  let width: NSLayoutConstraint

  init() {
    for view in [panel, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    glide.window.addSubview(panel)
    panel.addSubview(content)
    width = panel.widthAnchor.constraint(equalToConstant: 100)
    panel.pin([.leading: 0, .top: 0, .height: 50], to: glide.window)
    content.pin([.top: 0, .trailing: 0, .width: 10, .height: 10], to: panel)
    width.isActive = true
    glide.window.layoutIfNeeded()
  }

  private var shown: [CGFloat] {
    [panel.layer.presentation()?.bounds.width ?? 0, content.layer.presentation()?.frame.minX ?? 0]
  }

  @Test func `layoutIfNeeded in a block moves the views in time`() {
    glide.change {
      width.constant = 300
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        glide.window.layoutIfNeeded()
      }
    }
    #expect(panel.frame.width == 300)
    #expect(content.frame.minX == 290)
    #expect(shown == [100, 90])
    glide.pass(0.25)
    #expect(shown == [150, 140])
    glide.pass(0.75)
    #expect(shown == [300, 290])
  }

  @Test func `a constant that is set in a block and laid out after it jumps`() {
    glide.change {
      UIView.animate(withDuration: 1) { width.constant = 300 }
      glide.window.layoutIfNeeded()
    }
    #expect(shown == [300, 290])
  }

  @Test func `with layoutSubviews a view that a block resizes takes its content along`() {
    let box = glide.box
    let inner = UIView()
    box.place(inner)
    inner.pin([.trailing: 0, .width: 10], to: box)
    glide.window.layoutIfNeeded()
    for (options, edge) in [
      (UIView.AnimationOptions.curveLinear, CGFloat(190)), ([.curveLinear, .layoutSubviews], 140),
    ] {
      UIView.performWithoutAnimation {
        box.frame.size.width = 100
        glide.window.layoutIfNeeded()
      }
      glide.change {
        UIView.animate(withDuration: 1, delay: 0, options: options) { box.frame.size.width = 200 }
        glide.window.layoutIfNeeded()
      }
      glide.pass(0.5)
      #expect(inner.layer.presentation()?.frame.minX == edge)
      glide.pass(1)
    }
  }

  @Test func `a stack closes over a view that a block hides, which is in sight until then`() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = rect(0, 100, 300, 30)
    stack.distribution = .fillEqually
    glide.window.addSubview(stack)
    glide.window.layoutIfNeeded()
    glide.evenly { views[1].isHidden = true }
    #expect(views.map(\.frame.width) == [150, 0, 150])
    glide.pass(0.5)
    #expect(views.map { $0.layer.presentation()?.bounds.width } == [125, 50, 125])
    #expect(views[1].isHidden)
    #expect(views[1].layer.presentation()?.isHidden == false)
    glide.pass(0.5)
    #expect(views[1].layer.presentation()?.isHidden == true)
    glide.evenly { views[1].isHidden = false }
    glide.pass(0.25)
    #expect(views.map { $0.layer.presentation()?.bounds.width } == [137.5, 25, 137.5])
  }

  @Test func `a cell that comes into sight in a block is where it belongs`() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: rect(0, 0, 200, 100))
    table.dataSource = source
    glide.window.addSubview(table)
    glide.window.layoutIfNeeded()
    let before = table.visibleCells.count
    glide.change {
      UIView.animate(withDuration: 1) {
        table.frame.size.height = 400
        glide.window.layoutIfNeeded()
      }
    }
    #expect(table.visibleCells.count > before)
    for cell in table.visibleCells {
      #expect(cell.layer.presentation()?.frame == cell.frame)
      #expect(cell.textLabel?.layer.presentation()?.frame == cell.textLabel?.frame)
    }
    #expect(table.layer.presentation()?.bounds.height == 100)
  }

  @Test func `a scroll view that is sent somewhere animated glides, and says when it is there`() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let listener = Listener()
    let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.delegate = listener
    glide.window.addSubview(scroll)
    glide.change { scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    glide.pass(0.15)
    #expect(scroll.layer.presentation()?.bounds.minY == 250)
    #expect(listener.ends == 0)
    glide.pass(0.15)
    #expect(listener.ends == 1)
    // Without a clock it is there at once.
    scroll.setContentOffset(.zero, animated: true)
    #expect(scroll.layer.presentation()?.bounds.minY == 0)
    #expect(listener.ends == 2)
  }

  @Test func `a painter finds the geometry that is shown, and leaves none of it behind`() {
    glide.change {
      width.constant = 300
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        glide.window.layoutIfNeeded()
      }
    }
    glide.pass(0.25)
    let seen = glide.window.withShownGeometry { [panel.bounds.width, content.frame.minX] }
    #expect(seen == [150, 140])
    #expect([panel.bounds.width, content.frame.minX] == [300, 290])
    #expect(glide.window.layoutEngine?.hasChanges == false)
  }

  // MARK: Transitions

  private final class Turning: UIViewController {
    var notes: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      notes.append(
        "will \(coordinator.isAnimated) \(coordinator.transitionDuration) "
          + "\(transitionCoordinator === coordinator)")
      coordinator.animate { context in
        self.notes.append("alongside \(UIView.inheritedAnimationDuration)")
        self.view.alpha = 0.5
      } completion: { context in
        self.notes.append("over \(context.percentComplete)")
      }
    }
  }

  private func turn(_ controller: Turning, animated: Bool) {
    glide.window.rootViewController = controller
    glide.window.makeKeyAndVisible()
    glide.window.layoutIfNeeded()
    var screen = glide.window.configuration
    screen.size = CGSize(width: 600, height: 300)
    glide.change { glide.window.apply(screen, animated: animated) }
  }

  @Test func `a rotation glides with what its coordinator was given`() {
    let controller = Turning()
    var screen = glide.window.configuration
    screen.size = CGSize(width: 300, height: 600)
    glide.window.apply(screen)
    turn(controller, animated: true)
    #expect(controller.notes == ["will true 0.4 true", "alongside 0.4"])
    #expect(controller.view.frame.size == CGSize(width: 600, height: 300))
    glide.pass(0.2)
    #expect(controller.view.layer.presentation()?.bounds.size == CGSize(width: 450, height: 450))
    #expect(controller.view.layer.presentation()?.opacity == 0.75)
    #expect(controller.transitionCoordinator != nil)
    glide.pass(0.2)
    #expect(controller.notes.last == "over 1.0")
    #expect(controller.transitionCoordinator == nil)
  }

  @Test func `a rotation that is not animated is over when it was asked for`() {
    let controller = Turning()
    turn(controller, animated: false)
    #expect(controller.notes == ["will false 0.0 true", "alongside 0.0", "over 1.0"])
    #expect(controller.view.layer.presentation()?.opacity == 0.5)
    #expect(controller.transitionCoordinator == nil)
  }

  @Test func `a transition shows the new state at once, and lets it come up`() {
    let label = UILabel(frame: rect(0, 0, 80, 20))
    glide.window.addSubview(label)
    glide.change {
      UIView.transition(
        with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: {
          label.text = "New"
          label.frame.origin.x = 40
        }, completion: glide.hear("dissolve"))
    }
    glide.pass(0.25)
    #expect(label.text == "New")
    #expect(label.layer.presentation()?.frame.minX == 40)
    #expect(label.layer.presentation()?.opacity == 0.25)
    glide.pass(0.75)
    #expect(glide.heard == ["dissolve true at 1.0"])
  }

  @Test func `a transition puts a view into the place of another`() {
    let next = UIView(frame: glide.box.frame)
    glide.change { UIView.transition(from: glide.box, to: next, duration: 1) }
    #expect(glide.box.superview == nil)
    #expect(next.superview === glide.window)
    glide.change {
      UIView.transition(from: next, to: panel, duration: 1, options: .showHideTransitionViews)
    }
    #expect(next.isHidden)
    #expect(!panel.isHidden)
  }
}
