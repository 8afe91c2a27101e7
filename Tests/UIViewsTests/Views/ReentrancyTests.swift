import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// A view that runs a block in one of its callbacks.
@MainActor private final class Caller: UIView {
  var inLayout: (Caller) -> Void = { _ in }
  var inUpdate: (Caller) -> Void = { _ in }
  var content: (Caller) -> CGSize = { _ in CGSize(width: -1, height: -1) }
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    inLayout(self)
  }

  override func updateConstraints() {
    inUpdate(self)
    super.updateConstraints()
  }

  override var intrinsicContentSize: CGSize { content(self) }
}

@MainActor @Suite struct ReentrancyTests {
  let child = UIView()

  private func caller(_ children: [UIView] = []) -> Caller {
    let view = Caller(frame: rect(0, 0, 300, 200))
    for child in children { view.place(child) }
    return view
  }

  @Test func `a constant changed in layoutSubviews acts after a nested layoutIfNeeded`() {
    let view = caller([child])
    let width = child.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    var seen: [CGFloat] = []
    view.inLayout = { view in
      guard width.constant == 50 else { return }
      width.constant = 80
      view.layoutIfNeeded()
      seen.append(view.subviews[0].frame.width)
    }
    view.layoutIfNeeded()
    #expect(seen == [80])
  }

  @Test func `a layout that changes itself each time is given up with one message`() {
    let view = caller([child])
    let width = child.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    view.inLayout = { view in
      width.constant += 1
      view.layoutIfNeeded()
    }
    let messages = logged { view.layoutIfNeeded() }
    #expect(messages.count == 1)
    #expect(view.layouts < 200)
    view.inLayout = { _ in }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(child.frame.width == width.constant)
  }

  @Test func `a guide first asked for while content is measured takes part in the layout`() {
    let view = parent(300, 200)
    let measured = Caller()
    measured.translatesAutoresizingMaskIntoConstraints = false
    measured.content = { view in
      _ = view.layoutMarginsGuide
      return CGSize(width: 60, height: 40)
    }
    view.addSubview(measured)
    view.layoutIfNeeded()
    #expect(measured.layoutMarginsGuide.layoutFrame == rect(8, 8, 44, 24))
  }

  @Test func `content measured by laying out is measured once and laid out`() {
    let view = parent(300, 200)
    let measured = Caller()
    measured.translatesAutoresizingMaskIntoConstraints = false
    measured.content = { view in
      view.superview?.layoutIfNeeded()
      return CGSize(width: 60, height: 40)
    }
    view.addSubview(measured)
    let width = measured.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    view.layoutIfNeeded()
    #expect(measured.frame == rect(0, 0, 100, 40))
    width.isActive = false
    view.layoutIfNeeded()
    #expect(measured.frame == rect(0, 0, 60, 40))
  }

  @Test func `a view that comes from another laid out hierarchy in a layout has no old frame`() {
    let other = parent(500, 500, [child])
    let deep = UIView()
    child.place(deep)
    for _ in 0..<30 { other.addSubview(UIView()) }
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 70),
      deep.widthAnchor.constraint(equalTo: child.widthAnchor),
    ])
    other.bringSubviewToFront(child)
    other.layoutIfNeeded()
    let view = caller()
    let moved = child
    view.inLayout = { view in
      if moved.superview !== view {
        view.addSubview(moved)
        moved.layoutSubviews()
      }
    }
    view.layoutIfNeeded()
    #expect(child.frame == rect(0, 0, 70, 0))
    #expect(deep.frame == rect(0, 0, 70, 0))
  }

  @Test func `constraints of a view that has left its hierarchy are neither broken nor violated`() {
    let view = parent(300, 200, [child])
    let first = child.widthAnchor.constraint(equalToConstant: 50)
    let second = child.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([first, second])
    _ = logged { view.layoutIfNeeded() }
    #expect(second.isBroken)
    child.removeFromSuperview()
    #expect(!second.isBroken && second.violation == 0)
    parent(10, 10).addSubview(child)
    #expect(second.violation == 0)
  }

  @Test func `a view removed by the layout of its sibling is not laid out any more`() {
    let view = caller()
    let first = Caller()
    let second = Caller()
    view.addSubview(first)
    view.addSubview(second)
    first.inLayout = { _ in second.removeFromSuperview() }
    view.layoutIfNeeded()
    #expect(second.layouts == 0)
  }

  @Test func `a hierarchy that joins another during its layout is laid out there`() {
    let window = parent(400, 400)
    let view = caller([child])
    child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    view.translatesAutoresizingMaskIntoConstraints = false
    view.inLayout = { view in
      guard view.superview == nil else { return }
      window.addSubview(view)
      view.widthAnchor.constraint(equalTo: window.widthAnchor).isActive = true
    }
    view.layoutIfNeeded()
    #expect(child.frame.width == 200)
  }

  @Test
  func `a frame set by hand after super's layout lasts until the next layout of the superview`() {
    let view = caller([child])
    child.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.inLayout = { $0.subviews[0].frame.size.width = 70 }
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    #expect(child.frame.width == 70)
    view.inLayout = { _ in }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(child.frame.width == 50)
  }

  @Test func `constraints and views may come and go in updateConstraints`() {
    let view = caller([child])
    let extra = UIView()
    extra.translatesAutoresizingMaskIntoConstraints = false
    view.inUpdate = { view in
      guard extra.superview == nil else { return }
      view.addSubview(extra)
      extra.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      view.subviews[0].removeFromSuperview()
    }
    view.layoutIfNeeded()
    #expect(extra.frame.width == 300)
    #expect(child.superview == nil)
  }
}
