import Testing
import UIKit

/// Animations by the names that they had in Swift 1 and 2, in code that shows nothing: all is where
/// it should be when the block returns.
@MainActor @Suite struct OldAnimationSpellingsTests {
  @Test func `blocks run by their old names, and say that they are over`() {
    let view = UIView()
    var ends = 0
    func end(_ finished: Bool) { ends += finished ? 1 : 0 }
    UIView.animateWithDuration(0.3) { view.alpha = 0.1 }
    UIView.animateWithDuration(0.3, animations: { view.alpha = 0.2 }, completion: end)
    UIView.animateWithDuration(
      0.3, delay: 0.1, options: [.CurveEaseIn, .BeginFromCurrentState, .Repeat],
      animations: { view.alpha = 0.3 }, completion: end)
    UIView.animateWithDuration(
      0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: .CurveLinear,
      animations: { view.frame.origin.x = 10 }, completion: end)
    UIView.animateKeyframesWithDuration(
      1, delay: 0, options: .CalculationModeCubic,
      animations: {
        UIView.addKeyframeWithRelativeStartTime(0, relativeDuration: 1) { view.frame.origin.y = 20 }
      }, completion: end)
    UIView.transitionWithView(
      view, duration: 1, options: .TransitionCrossDissolve, animations: { view.tag = 7 },
      completion: end)
    #expect(ends == 5)
    #expect(view.alpha == 0.3)
    #expect(view.frame.origin == CGPoint(x: 10, y: 20))
    #expect(view.tag == 7)
    #expect(view.layer.presentationLayer()?.opacity == 0.3)
  }

  @Test func `old options and curves are the new ones`() {
    let options: UIViewAnimationOptions = [.CurveEaseOut, .Autoreverse]
    #expect(options == [.curveEaseOut, .autoreverse])
    #expect(UIViewAnimationCurve.EaseIn == .easeIn)
    #expect(UIViewKeyframeAnimationOptions.CalculationModePaced == .calculationModePaced)
  }
}
