import AutoLayout
import Foundation
import Testing

@testable import UIViews

/// Curves against values that were worked out by other means: the Béziers by Newton's method in
/// another language, the springs by integrating x″ + 2ζω·x′ + ω²·x = 0 in 200,000 Runge-Kutta
/// steps.
@MainActor @Suite struct AnimationCurveTests {
  private func isNear(_ a: Double, _ b: Double, within error: Double = 1e-8) -> Bool {
    abs(a - b) < error
  }

  @Test(arguments: [
    (UIView.AnimationCurve.easeInOut, [0.019722454, 0.129161931, 0.5, 0.870838069, 0.980277546]),
    (.easeIn, [0.01702661, 0.093464651, 0.315356813, 0.621861869, 0.839427846]),
    (.easeOut, [0.160572154, 0.378138131, 0.684643187, 0.906535349, 0.98297339]),
    (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
  ])
  func `a curve covers the way of its Bézier`(curve: UIView.AnimationCurve, way: [Double]) {
    for (time, expected) in zip([0.1, 0.25, 0.5, 0.75, 0.9], way) {
      #expect(isNear(curve.cubic.progress(at: time), expected), "\(curve) at \(time)")
    }
    #expect(curve.cubic.progress(at: 0) == 0)
    #expect(curve.cubic.progress(at: 1) == 1)
  }

  @Test func `a spring moves by its equation`() {
    func progress(_ ratio: Double, _ velocity: Double) -> Double {
      Spring(dampingRatio: ratio, frequency: 10, velocity: velocity).progress(after: 0.2)
    }
    #expect(isNear(progress(0.5, 0), 0.8494256348541))
    #expect(isNear(progress(0.5, 3), 0.9752095237540))
    #expect(isNear(progress(1, 0), 0.5939941501902))
    #expect(isNear(progress(2, 1), 0.3865150620889))
  }

  @Test func `a spring rests when its time is over`() {
    // (1 + ωD)·exp(-ωD) is a thousandth where ωD is 9.2334.
    let critical = Spring(dampingRatio: 1, settlingAfter: 2, velocity: 0)
    #expect(isNear(critical.frequency, 9.233413476451585 / 2))
    #expect(isNear(critical.progress(after: 1), 0.9444771835619))
    for ratio in [0.1, 0.3, 0.7, 1] {
      let spring = Spring(dampingRatio: ratio, settlingAfter: 0.6, velocity: 0)
      #expect(abs(1 - spring.progress(after: 0.6)) <= 0.001, "damping \(ratio)")
    }
  }

  @Test func `a spring swings over the less it is damped, and not at all at 1`() {
    let overshoots = [0.2, 0.5, 0.8, 1].map { ratio in
      let spring = Spring(dampingRatio: ratio, settlingAfter: 1, velocity: 0)
      let progress: [Double] = (0...1000).map { spring.progress(after: Double($0) / 1000) }
      return progress.max()! - 1
    }
    // exp(-πζ / √(1 - ζ²)), the known overshoot of a damped oscillator.
    #expect(isNear(overshoots[0], 0.5266, within: 0.001))
    #expect(isNear(overshoots[1], 0.1630, within: 0.001))
    #expect(isNear(overshoots[2], 0.0152, within: 0.001))
    #expect(overshoots[3] < 0)
  }

  @Test func `a spring takes any numbers`() {
    for ratio in [-1, 0, 1, 100, Double.nan, .infinity] {
      for duration in [1e-9, 1, 1e6] {
        for velocity in [-1e9, 0, 1e9, .nan] {
          let spring = Spring(dampingRatio: ratio, settlingAfter: duration, velocity: velocity)
          #expect(spring.progress(after: duration).isFinite)
        }
      }
    }
  }

  @Test func `the time at which a part of the way is covered is found`() {
    let ease = TimingCurve.cubic(.easeInOut)
    #expect(isNear(ease.time(reaching: 0.129161931, of: 1), 0.25))
    let spring = TimingCurve.spring(Spring(dampingRatio: 0.3, settlingAfter: 2, velocity: 0))
    let time = spring.time(reaching: 0.5, of: 2)
    #expect(isNear(spring.progress(at: time, of: 2), 0.5))
    #expect(time < 0.2)
  }
}
