import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct PropertyAnimatorTests {
  let glide = Glide()
  var box: UIView { glide.box }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [box] in
      box.frame.origin.x = 100
    }
    animator.addCompletion { [glide] in glide.heard.append("\($0) at \(glide.clock.now)") }
    return animator
  }

  /// One that has run for some time.
  private func started(
    _ curve: UIView.AnimationCurve = .linear, for seconds: TimeInterval = 0
  ) -> UIViewPropertyAnimator {
    let animator = animator(curve)
    glide.change { animator.startAnimation() }
    glide.pass(seconds)
    return animator
  }

  @Test func `it waits to be started, and ends at its end`() {
    let animator = animator()
    #expect(animator.state == .inactive)
    #expect(box.frame.minX == 0)
    glide.change { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    #expect(box.frame.minX == 100)
    #expect(glide.edges(every: 0.25, times: 4) == [25, 50, 75, 100])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(glide.heard == ["end at 1.0"])
  }

  @Test func `it starts after a delay`() {
    let animator = animator()
    glide.change { animator.startAnimation(afterDelay: 0.5) }
    #expect(animator.delay == 0.5)
    #expect(glide.edges(every: 0.5, times: 3) == [0, 50, 100])
  }

  @Test func `it is held where it is, and goes on from there`() {
    let animator = started(for: 0.25)
    glide.change { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(!glide.clock.isRunning)
    glide.pass(5)
    #expect(glide.x == 25)
    #expect(animator.fractionComplete == 0.25)
    glide.change { animator.startAnimation() }
    #expect(glide.edges(every: 0.25, times: 3) == [50, 75, 100])
    #expect(glide.heard == ["end at 6.0"])
  }

  @Test func `held on a curve, nothing jumps`() {
    let animator = started(.easeInOut, for: 0.25)
    #expect(abs(glide.x - 12.9161931) < 1e-6)
    glide.change { animator.pauseAnimation() }
    #expect(abs(glide.x - 12.9161931) < 1e-6)
    glide.change { animator.startAnimation() }
    #expect(abs(glide.x - 12.9161931) < 1e-6)
    glide.pass(0.25)
    #expect(abs(glide.x - 50) < 1e-6)
  }

  @Test func `a hand moves it, evenly or by its curve`() {
    let animator = animator(.easeIn)
    glide.change { animator.fractionComplete = 0.5 }
    #expect(glide.x == 50)
    glide.change {
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
    }
    #expect(abs(glide.x - 31.5356813) < 1e-6)
    glide.change { animator.fractionComplete = 7 }
    #expect(glide.x == 100)
    #expect(!glide.clock.isRunning)
  }

  @Test func `a hand moves it without a clock as well`() {
    let animator = animator()
    animator.fractionComplete = 0.25
    #expect(glide.x == 25)
    #expect(animator.fractionComplete == 0.25)
    animator.startAnimation()
    #expect(glide.x == 100)
    #expect(glide.heard == ["end at 0.0"])
  }

  @Test func `without a clock a started animator is at its end`() {
    let animator = animator()
    animator.startAnimation()
    #expect(glide.x == 100)
    #expect(animator.state == .inactive)
    #expect(glide.heard == ["end at 0.0"])
  }

  @Test func `sent back on the way, the views have what they had`() {
    let animator = started(for: 0.75)
    glide.change { animator.isReversed = true }
    #expect(animator.fractionComplete == 0.25)
    #expect(glide.edges(every: 0.25, times: 3) == [50, 25, 0])
    #expect(box.frame.minX == 0)
    #expect(glide.heard == ["start at 1.5"])
  }

  @Test func `sent back and forth, it ends at its end`() {
    let animator = started(for: 0.5)
    glide.change { animator.isReversed = true }
    glide.pass(0.25)
    glide.change { animator.isReversed = false }
    #expect(glide.edges(every: 0.25, times: 3) == [50, 75, 100])
    #expect(glide.heard == ["end at 1.5"])
  }

  @Test func `it goes on by another curve, in another time`() {
    let animator = started(for: 0.5)
    glide.change {
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
    }
    #expect(glide.x == 50)
    glide.pass(1)
    #expect(abs(glide.x - (50 + 15.76784)) < 1e-4)
    glide.pass(1)
    #expect(glide.x == 100)
  }

  @Test func `a continued one is sent back to the start`() {
    let animator = animator()
    glide.change {
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    glide.pass(0.25)
    #expect(glide.x == 75)
    glide.change { animator.isReversed = true }
    #expect(glide.edges(every: 0.375, times: 2) == [37.5, 0])
    #expect(box.frame.minX == 0)
    #expect(glide.heard == ["start at 1.0"])
  }

  @Test func `stopped, the views have what was shown`() {
    let animator = started(for: 0.25)
    glide.change { animator.stopAnimation(true) }
    #expect(box.frame.minX == 25)
    #expect(animator.state == .inactive)
    glide.pass(5)
    #expect(glide.heard == [])
  }

  @Test(arguments: [(UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 25)])
  func `stopped and finished, they are where that says`(
    position: UIViewAnimatingPosition, x: Double
  ) {
    let animator = started(for: 0.25)
    glide.change { animator.stopAnimation(false) }
    #expect(animator.state == .stopped)
    #expect(box.frame.minX == 25)
    glide.change { animator.finishAnimation(at: position) }
    #expect(Double(box.frame.minX) == x)
    #expect(animator.state == .inactive)
    #expect(glide.heard == ["\(position) at 0.25"])
  }

  @Test func `only a stopped one can be finished`() {
    let animator = animator()
    let refusals = exceptions(raisedBy: { animator.finishAnimation(at: .end) })
    #expect(
      refusals.map(\.reason) == [
        "finishAnimationAtPosition: should only be called on a stopped animator!"
      ])
  }

  @Test func `blocks are added with a part of the time, and on the way`() {
    let animator = animator()
    animator.addAnimations({ [box] in box.alpha = 0 }, delayFactor: 0.5)
    glide.change { animator.startAnimation() }
    glide.pass(0.5)
    #expect(box.layer.presentation()?.opacity == 1)
    glide.change { animator.addAnimations { [box] in box.frame.origin.y = 200 } }
    glide.pass(0.25)
    #expect(box.layer.presentation()?.opacity == 0.5)
    #expect(box.layer.presentation()?.frame.minY == 100)
    glide.pass(0.25)
    #expect(glide.heard == ["end at 1.0"])
  }

  @Test func `one that pauses on completion stays at its end, and can be sent back`() {
    let animator = animator()
    animator.pausesOnCompletion = true
    glide.change { animator.startAnimation() }
    glide.pass(2)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(!glide.clock.isRunning)
    #expect(glide.heard == [])
    animator.pausesOnCompletion = false
    glide.change {
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(glide.edges(every: 0.5, times: 2) == [50, 0])
    #expect(glide.heard == ["start at 3.0"])
  }

  @Test func `one that nobody keeps runs to its end`() {
    glide.change {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear,
        animations: { [box] in box.frame.origin.x = 100 },
        completion: { [glide] in glide.heard.append("\($0)") })
    }
    #expect(glide.edges(every: 0.5, times: 3) == [0, 50, 100])
    #expect(glide.heard == ["end"])
  }

  @Test func `springs have the animator's time, or their own`() {
    let bouncy = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { [box] in
      box.frame.origin.x = 100
    }
    glide.change { bouncy.startAnimation() }
    #expect(glide.edges(every: 0.02, times: 50).max() ?? 0 > 115)
    #expect(!glide.clock.isRunning)
    let physical = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero))
    // Critically damped at ω = 10.
    #expect(abs(physical.duration - 0.9233413) < 1e-6)
  }

  @Test func `it is let go when it is over`() {
    weak var animator: UIViewPropertyAnimator?
    do {
      let made = self.animator()
      made.addCompletion { _ in _ = made.state }
      glide.change { made.startAnimation() }
      animator = made
    }
    #expect(animator != nil)
    glide.pass(1)
    #expect(animator == nil)
  }
}
