import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct ViewAnimationTests {
  let glide = Glide()
  var box: UIView { glide.box }

  private func moveEvenly(to x: CGFloat, in seconds: TimeInterval, named name: String = "move") {
    glide.change {
      UIView.animate(
        withDuration: seconds, delay: 0, options: .curveLinear,
        animations: { box.frame.origin.x = x }, completion: glide.hear(name))
    }
  }

  // MARK: Values

  @Test func `the value is there at once, and what is shown goes there in time`() {
    moveEvenly(to: 100, in: 1)
    #expect(box.frame.minX == 100)
    #expect(glide.x == 0)
    #expect(glide.edges(every: 0.25, times: 5) == [25, 50, 75, 100, 100])
  }

  @Test func `without a curve a way begins and ends slowly`() {
    glide.change { UIView.animate(withDuration: 2) { box.frame.origin.x = 1000 } }
    #expect(glide.edges(every: 0.5, times: 4) == [129.162, 500, 870.838, 1000])
  }

  @Test func `all that has a place or a look glides`() throws {
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    glide.evenly {
      box.bounds = rect(40, 0, 300, 200)
      box.center = CGPoint(x: 500, y: 300)
      box.alpha = 0.5
      box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    glide.pass(0.25)
    let layer = try #require(box.layer.presentation())
    #expect(layer.bounds == rect(10, 0, 150, 125))
    #expect(layer.position == CGPoint(x: 162.5, y: 112.5))
    #expect(layer.frame == rect(87.5, 50, 150, 125))
    #expect(layer.opacity == 0.875)
    #expect(layer.backgroundColor == CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 1))
    #expect(layer.model() === box.layer)
    #expect(box.layer.model() === box.layer)
  }

  @Test func `a transform glides number by number`() throws {
    glide.evenly { box.transform = CGAffineTransform(a: 3, b: 0, c: 0, d: 1, tx: 40, ty: 0) }
    glide.pass(0.5)
    let layer = try #require(box.layer.presentation())
    #expect(layer.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 20, ty: 0))
    #expect(layer.frame == rect(-30, 0, 200, 100))
  }

  @Test func `a background comes up out of nothing in its own colour`() {
    glide.evenly { box.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    glide.pass(0.25)
    #expect(
      box.layer.presentation()?.backgroundColor == CGColor(red: 1, green: 1, blue: 0, alpha: 0.25))
  }

  @Test func `a scroll view's content glides`() {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentInsetAdjustmentBehavior = .never
    glide.window.addSubview(scroll)
    glide.evenly { scroll.contentOffset = CGPoint(x: 0, y: 200) }
    glide.pass(0.25)
    #expect(scroll.contentOffset.y == 200)
    #expect(scroll.layer.presentation()?.bounds.origin.y == 50)
  }

  @Test func `a view in no window jumps`() {
    let loose = UIView(frame: rect(0, 0, 10, 10))
    glide.change {
      UIView.animate(
        withDuration: 1, animations: { loose.frame.origin.x = 50 }, completion: glide.hear("loose"))
    }
    #expect(loose.layer.presentation()?.frame.minX == 50)
    #expect(glide.heard == ["loose true at 0.0"])
  }

  @Test func `nothing glides outside of blocks`() {
    glide.change { box.frame.origin.x = 50 }
    #expect(glide.x == 50)
    #expect(box.layer.animationKeys() == nil)
    #expect(!glide.clock.isRunning)
  }

  // MARK: Time

  @Test func `a delay shows the old value until it is over`() {
    glide.change {
      UIView.animate(
        withDuration: 1, delay: 0.5, options: .curveLinear,
        animations: { box.frame.origin.x = 100 }, completion: glide.hear("late"))
    }
    #expect(glide.edges(every: 0.25, times: 6) == [0, 0, 25, 50, 75, 100])
    #expect(glide.heard == ["late true at 1.5"])
  }

  @Test func `without a duration a delay is a jump that waits`() {
    glide.change { UIView.animate(withDuration: 0, delay: 0.5) { box.frame.origin.x = 100 } }
    #expect(glide.edges(every: 0.25, times: 3) == [0, 100, 100])
  }

  @Test func `there and back, and then the value`() {
    glide.change {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse],
        animations: { box.frame.origin.x = 100 }, completion: glide.hear("back"))
    }
    #expect(glide.edges(every: 0.25, times: 8) == [25, 50, 75, 100, 75, 50, 25, 100])
    #expect(glide.heard == ["back true at 2.0"])
  }

  @Test func `again and again until it is removed`() {
    glide.change {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .repeat],
        animations: { box.frame.origin.x = 100 }, completion: glide.hear("pulse"))
    }
    #expect(glide.edges(every: 0.75, times: 3) == [75, 50, 25])
    glide.pass(1000)
    #expect(glide.clock.isRunning)
    #expect(glide.x == 25)
    glide.change { box.layer.removeAllAnimations() }
    #expect(glide.x == 100)
    #expect(glide.heard == ["pulse false at 1002.25"])
    #expect(!glide.clock.isRunning)
  }

  @Test func `so many times, of what the block around it says`() {
    glide.evenly {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.frame.origin.x = 100 }
    }
    #expect(glide.edges(every: 0.5, times: 8) == [50, 100, 50, 0, 50, 100, 50, 100])
    #expect(!glide.clock.isRunning)
  }

  @Test func `a spring swings over and comes to rest`() {
    glide.change {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: { box.frame.origin.x = 100 })
    }
    let edges = glide.edges(every: 0.05, times: 20)
    #expect(edges.max() ?? 0 > 115)
    #expect(edges.last == 100)
  }

  @Test func `a spring told by its swing takes longer to rest than a swing`() {
    glide.change { UIView.animate(springDuration: 0.5, bounce: 0) { box.frame.origin.x = 100 } }
    // Critically damped, ω = 4π: 1 - (1 + 2π)·exp(-2π) after half a swing.
    glide.pass(0.5)
    #expect(abs(glide.x - 98.6399) < 0.001)
    #expect(glide.clock.isRunning)
    glide.pass(0.3)
    #expect(!glide.clock.isRunning)
  }

  // MARK: Blocks

  @Test func `a block in a block has the outer one's duration and curve`() {
    var inherited: [TimeInterval] = []
    glide.change {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        inherited.append(UIView.inheritedAnimationDuration)
        UIView.animate(withDuration: 7) {
          inherited.append(UIView.inheritedAnimationDuration)
          box.frame.origin.x = 100
        }
        UIView.animate(
          withDuration: 1, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
        ) {
          inherited.append(UIView.inheritedAnimationDuration)
          box.frame.origin.y = 100
        }
      }
    }
    #expect(inherited == [2, 2, 1])
    #expect(UIView.inheritedAnimationDuration == 0)
    glide.pass(0.5)
    #expect(glide.x == 25)
    let y = box.layer.presentation()?.frame.minY ?? 0
    #expect(abs(y - 31.5356813) < 1e-6)
  }

  @Test func `a block without animation jumps inside of one with`() {
    glide.evenly {
      box.frame.origin.x = 100
      UIView.performWithoutAnimation { box.frame.size.width = 300 }
    }
    glide.pass(0.5)
    #expect(box.layer.presentation()?.bounds.width == 300)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `disabled animations jump, and still say that they are over`() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(!UIView.areAnimationsEnabled)
    moveEvenly(to: 100, in: 1)
    #expect(glide.x == 100)
    #expect(glide.heard == ["move true at 0.0"])
  }

  @Test func `animations that are disabled on one screen take place on another`() {
    let quiet = UIScreen()
    quiet.perform { UIView.setAnimationsEnabled(false) }
    let areEnabled = [quiet, UIScreen()].map { $0.perform { UIView.areAnimationsEnabled } }
    #expect(areEnabled == [false, true])
  }

  @Test func `without a clock all is over after the outermost block`() {
    var order: [String] = []
    UIView.animate(
      withDuration: 1,
      animations: {
        box.frame.origin.x = 100
        UIView.animate(
          withDuration: 1, animations: { order.append("inner block") },
          completion: { order.append("inner \($0)") })
        order.append("outer block")
      }, completion: { order.append("outer \($0)") })
    #expect(order == ["inner block", "outer block", "inner true", "outer true"])
    #expect(glide.x == 100)
  }

  @Test func `without a clock a chain without an end is given up`() {
    var beats = 0
    func beat() {
      beats += 1
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in beat() })
    }
    let messages = logged { beat() }
    #expect(beats == 101)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("there is no clock") == true)
  }

  // MARK: One after another

  @Test func `completions come when each is over, in the order of their ends`() {
    moveEvenly(to: 10, in: 0.3, named: "second")
    moveEvenly(to: 20, in: 0.1, named: "first")
    moveEvenly(to: 30, in: 0.3, named: "third")
    glide.pass(1)
    #expect(glide.heard == ["first true at 0.1", "second true at 0.3", "third true at 0.3"])
  }

  @Test func `what a completion begins goes on from that moment, however large the steps are`() {
    glide.change {
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear,
        animations: { box.frame.origin.x = 100 },
        completion: { [glide, box] _ in
          UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { box.frame.origin.x = 300 }, completion: glide.hear("chain"))
        })
    }
    glide.pass(0.75)
    #expect(glide.x == 150)
    glide.pass(5)
    #expect(glide.heard == ["chain true at 1.5"])
  }

  @Test func `a duration of nothing is over with the next turn`() {
    glide.clock.perform {
      UIView.animate(
        withDuration: 0, animations: { box.frame.origin.x = 5 }, completion: glide.hear("now"))
      glide.heard.append("block over")
    }
    #expect(glide.heard == ["block over"])
    glide.pass(0)
    #expect(glide.heard == ["block over", "now true at 0.0"])
  }

  @Test func `a chain without time does not hold the clock`() {
    var beats = 0
    func beat() {
      beats += 1
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in beat() })
    }
    glide.clock.perform { beat() }
    glide.pass(1)
    #expect(beats == 2)
  }

  // MARK: Another way

  @Test func `an animation begun on the way begins where the picture is, at its speed`() {
    glide.change { UIView.animate(withDuration: 1) { box.frame.origin.x = 100 } }
    glide.pass(0.5)
    let before = glide.x
    glide.change { UIView.animate(withDuration: 1) { box.frame.origin.x = 0 } }
    #expect(glide.x == before)
    // It still goes on for a while before it turns: nothing jerks.
    let next = glide.edges(every: 0.001, times: 1)[0]
    #expect(next > before)
    glide.pass(2)
    #expect(glide.x == 0)
  }

  @Test(arguments: [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
  func `no turn on the way is a jump`(options: UIView.AnimationOptions) {
    var last = glide.x
    var largest = 0.0
    for step in 0..<200 {
      if step % 17 == 0 {
        glide.change {
          UIView.animate(withDuration: 1, delay: 0, options: options) {
            box.frame.origin.x = step % 2 == 0 ? 100 : 20
          }
        }
      }
      glide.pass(0.01)
      largest = max(largest, abs(glide.x - last))
      last = glide.x
    }
    // At most the six ways that can be under way at once, a hundredth of each in a step.
    #expect(largest <= 6)
    glide.pass(2)
    #expect(abs(glide.x - 20) < 1e-9)
  }

  @Test func `from the current state, what ran before is cut off and hears of it`() {
    moveEvenly(to: 100, in: 1, named: "first")
    glide.pass(0.5)
    glide.change {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
        animations: { box.frame.origin.x = 0 }, completion: glide.hear("second"))
    }
    #expect(glide.heard == ["first false at 0.5"])
    #expect(glide.x == 50)
    #expect(glide.edges(every: 0.5, times: 2) == [25, 0])
    #expect(glide.heard.last == "second true at 1.5")
  }

  @Test func `a change outside of blocks is made at once, on top of what is still on its way`() {
    moveEvenly(to: 100, in: 1)
    glide.pass(0.5)
    glide.change { box.frame.origin.x = 200 }
    #expect(glide.x == 150)
    glide.pass(0.5)
    #expect(glide.x == 200)
  }

  @Test func `keys name what runs`() {
    moveEvenly(to: 100, in: 1, named: "first")
    glide.pass(0.25)
    moveEvenly(to: 200, in: 1, named: "second")
    #expect(box.layer.animationKeys() == ["position", "position-2"])
    glide.change { box.layer.removeAnimation(forKey: "position") }
    #expect(glide.heard == ["first false at 0.25"])
    #expect(glide.x == 100)
    glide.change { box.layer.removeAnimation(forKey: "no such key") }
    #expect(box.layer.animationKeys() == ["position"])
  }

  // MARK: Leaving

  @Test func `a view that leaves on its way ends its animation`() {
    moveEvenly(to: 100, in: 1, named: "gone")
    glide.pass(0.5)
    glide.change { box.removeFromSuperview() }
    #expect(glide.heard == ["gone false at 0.5"])
    glide.change { glide.window.addSubview(box) }
    #expect(glide.x == 100)
    #expect(!glide.clock.isRunning)
  }

  @Test func `a block whose other views go on ends with the last of them, and was interrupted`() {
    let other = UIView(frame: rect(0, 0, 10, 10))
    glide.window.addSubview(other)
    glide.change {
      UIView.animate(
        withDuration: 1,
        animations: {
          box.frame.origin.x = 100
          other.frame.origin.x = 100
        }, completion: glide.hear("both"))
    }
    glide.pass(0.5)
    glide.change { other.removeFromSuperview() }
    #expect(glide.heard == [])
    glide.pass(0.5)
    #expect(glide.heard == ["both false at 1.0"])
  }

  @Test func `a completion that captures its view is let go with it, or with the clock`() {
    weak var view: UIView?
    weak var other: UIView?
    do {
      let glide = Glide()
      let first = UIView()
      let second = UIView()
      glide.window.addSubview(first)
      glide.window.addSubview(second)
      view = first
      other = second
      glide.change {
        UIView.animate(
          withDuration: 1, animations: { first.alpha = 0 }, completion: { _ in first.alpha = 1 })
        UIView.animate(
          withDuration: 1, delay: 0, options: .repeat, animations: { second.alpha = 0 },
          completion: { _ in second.alpha = 1 })
      }
      glide.pass(2)
      first.removeFromSuperview()
    }
    #expect(view == nil)
    #expect(other == nil)
  }

  @Test func `when the clock is gone, all is where it should be`() {
    var clock: AnimationClock? = AnimationClock()
    clock?.perform { UIView.animate(withDuration: 1) { box.frame.origin.x = 100 } }
    #expect(glide.x == 0)
    clock = nil
    #expect(glide.x == 100)
  }
}
