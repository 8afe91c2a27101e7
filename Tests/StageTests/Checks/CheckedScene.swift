import AutoLayout
import Foundation
import UIKit

@testable import Stage

extension SceneHost {
  /// What one check finds, in words, whether it runs by default or not.
  func messages(of check: LayoutCheck) -> [String] {
    requestedChecks.insert(check)
    return snapshot.problems.filter { $0.kind == check }.map(\.message)
  }

  /// A scene of UIKit's own classes on a screen without bars, whose view is filled by a closure.
  convenience init(bare width: CGFloat, _ height: CGFloat, fill: @escaping (UIView) -> Void) {
    self.init(screen: .bare(width, height)) {
      let controller = UIViewController()
      fill(controller.view)
      return controller
    }
  }
}

extension SimulatedScreen {
  /// A screen of a free size without bars.
  static func bare(_ width: CGFloat, _ height: CGFloat) -> SimulatedScreen {
    var screen = SimulatedScreen(size: CGSize(width: width, height: height))
    screen.bars = []
    return screen
  }
}

extension NSLayoutConstraint {
  /// The constraint as a wish, which others may keep from being met.
  var asWish: NSLayoutConstraint {
    priority = .defaultHigh
    return self
  }
}

/// A label with a text.
func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

/// A button that does something.
func button(_ title: String = "") -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle(title, for: .normal)
  button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
  return button
}

/// A button with a picture of a size in points, and without a title.
func pictureButton(_ width: CGFloat, _ height: CGFloat) -> UIButton {
  let button = UIButton()
  button.setImage(picture(width, height), for: .normal)
  return button
}

/// A picture of a size in points.
func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
  UIImage(ofKnownSize: CGSize(width: width, height: height))
}

extension UIView {
  /// Adds a view that constraints place, with a name.
  @discardableResult
  func addFree<View: UIView>(_ view: View, _ name: String) -> View {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}
