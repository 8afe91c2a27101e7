import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct KeyframeTests {
  let glide = Glide()
  var box: UIView { glide.box }

  private func animate(
    _ options: UIView.KeyframeAnimationOptions, in seconds: TimeInterval = 1,
    _ frames: [(start: Double, duration: Double, x: CGFloat)]
  ) {
    let even = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    glide.change {
      UIView.animateKeyframes(
        withDuration: seconds, delay: 0, options: [options, even],
        animations: { [box] in
          for frame in frames {
            UIView.addKeyframe(
              withRelativeStartTime: frame.start, relativeDuration: frame.duration
            ) { box.frame.origin.x = frame.x }
          }
        }, completion: glide.hear("frames"))
    }
  }

  @Test func `each keyframe has its part of the time, and values rest between them`() {
    animate([], in: 2, [(0, 0.25, 100), (0.5, 0.25, 300), (0.75, 0.25, 0)])
    #expect(box.frame.minX == 0)
    #expect(glide.edges(every: 0.25, times: 8) == [50, 100, 100, 100, 200, 300, 150, 0])
    #expect(glide.heard == ["frames true at 2.0"])
  }

  @Test func `without a curve among the options the whole begins and ends slowly`() {
    glide.change {
      UIView.animateKeyframes(withDuration: 1, delay: 0) { [box] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          box.frame.origin.x = 500
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          box.frame.origin.x = 1000
        }
      }
    }
    #expect(glide.edges(every: 0.25, times: 4) == [129.162, 500, 870.838, 1000])
  }

  @Test func `discrete values are there at the ends of their frames`() {
    animate(.calculationModeDiscrete, [(0, 0.5, 100), (0.5, 0.5, 300)])
    #expect(glide.edges(every: 0.25, times: 4) == [0, 100, 100, 300])
  }

  @Test func `paced values keep one speed, whatever the frames' times`() {
    animate(.calculationModePaced, [(0, 0.9, 100), (0.9, 0.1, 400)])
    #expect(glide.edges(every: 0.125, times: 8) == [50, 100, 150, 200, 250, 300, 350, 400])
  }

  @Test func `cubic values go through the frames' values on a smooth curve`() {
    animate(.calculationModeCubic, [(0, 0.5, 100), (0.5, 0.5, 0)])
    // Catmull-Rom through 0, 100, 0: level at the top, and 62.5 half way up and down.
    #expect(glide.edges(every: 0.25, times: 4) == [62.5, 100, 62.5, 0])
  }

  @Test func `cubic and paced`() {
    animate(.calculationModeCubicPaced, [(0, 0.1, 100), (0.1, 0.9, 0)])
    #expect(glide.edges(every: 0.25, times: 4) == [62.5, 100, 62.5, 0])
  }

  @Test func `frames may overlap, and properties have frames of their own`() {
    glide.change {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        options: UIView.KeyframeAnimationOptions(
          rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      ) { [box] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          box.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 0 }
      }
    }
    glide.pass(0.75)
    #expect(glide.x == 75)
    #expect(box.layer.presentation()?.opacity == 0.5)
  }

  @Test func `frames beyond the time, or of no number, are held to it`() {
    animate([], [(-1, 0.5, 100), (0.9, 7, 200), (.nan, .nan, 300)])
    glide.pass(2)
    #expect(glide.x == 300)
    #expect(!glide.clock.isRunning)
  }

  @Test func `a keyframe outside of keyframes is a block like any other`() {
    glide.change {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { [box] in
        box.frame.origin.x = 100
      }
    }
    #expect(glide.x == 100)
  }

  @Test func `keyframes go there and back again and again`() {
    animate([.repeat, .autoreverse], [(0, 0.5, 100), (0.5, 0.5, 300)])
    #expect(glide.edges(every: 0.5, times: 6) == [100, 300, 100, 0, 100, 300])
  }
}
