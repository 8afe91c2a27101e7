import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

@MainActor @Suite(.columns) struct `A controller with nothing to show` {
  private func frames(_ view: UIView?) -> [CGRect] {
    guard let view else { return [] }
    return view.subviews.last?.subviews.map { $0.convert($0.bounds, to: view) } ?? []
  }

  private func shown(
    _ configuration: UIContentUnavailableConfiguration, width: CGFloat = 320,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UIView? {
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = configuration
    keepShowing(controller, on: screen(width, 400, direction: direction))
    #expect(controller.view.subviews.last?.frame == rect(0, 0, width, 400))
    return controller.view.subviews.last
  }

  private var filled: UIContentUnavailableConfiguration {
    var filled = UIContentUnavailableConfiguration.empty()
    filled.image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 40)).image { _ in }
    filled.text = "Nothing"
    filled.secondaryText = "to see"
    filled.button.title = "Go"
    filled.secondaryButton.title = "Stay"
    return filled
  }

  @Test func `has its parts in the middle, one above the other`() {
    #expect(
      frames(shown(filled)) == [
        rect(135, 105, 50, 40), rect(124, 160, 72.5, 21), rect(136, 184, 48, 16),
        rect(140, 220, 40, 30), rect(132, 265, 56, 30),
      ])
  }

  @Test func `has what there is of them`() {
    var some = UIContentUnavailableConfiguration.empty()
    some.text = "so much text that it has three lines in this width"
    #expect(frames(shown(some, width: 224)) == [rect(34.5, 158.5, 155.5, 83)])
    some.alignment = .natural
    some.text = "Nothing"
    #expect(frames(shown(some)) == [rect(32, 189.5, 72.5, 21)])
    #expect(frames(shown(some, direction: .rightToLeft)) == [rect(215.5, 189.5, 72.5, 21)])
  }

  @Test func `waits or searches`() {
    #expect(frames(shown(.loading())) == [rect(141.5, 169.5, 37, 37), rect(128, 214.5, 64, 16)])
    #expect(UIContentUnavailableConfiguration.search().text == "No Results")
    #expect(
      frames(shown(.search())) == [
        rect(132, 137.5, 56, 53), rect(108, 208, 104, 21), rect(48, 232, 224, 32),
      ])
  }

  @Test func `performs the action of its button`() {
    var taps = 0
    var configuration = filled
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    configuration.image = nil
    let buttons = shown(configuration)?.subviews.last?.subviews.compactMap { $0 as? UIButton }
    buttons?.first?.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1 && buttons?.count == 2)
  }

  private final class Updating: UITableViewController {
    var isEmpty = true { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
  }

  @Test func `is asked before its layout, and stays over a view that scrolls`() {
    let controller = Updating(style: .plain)
    let window = keepShowing(controller, on: screen(320, 400))
    let view = controller.view.subviews.last
    #expect(view is UIContentUnavailableView)
    controller.tableView.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(view?.frame == rect(0, 50, 320, 400))
    controller.isEmpty = false
    window.layoutIfNeeded()
    #expect(view?.superview == nil)
  }
}
