import AutoLayout
import Foundation
import LayoutFixtures

@testable import UIContainers

/// An alert on a screen, and what its actions note.
@MainActor final class ShownAlert {
  let alert: UIAlertController
  let presenter = UIViewController()
  private(set) var window = UIWindow(frame: .zero)
  var chosen: [String] = []

  init(
    _ style: UIAlertController.Style, title: String? = "Title", message: String? = nil,
    _ actions: [(String, UIAlertAction.Style)], on configuration: ScreenConfiguration,
    from source: UIView? = nil, prepare: (UIAlertController) -> Void = { _ in }
  ) {
    alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [unowned self] action in
          chosen.append("\(action.title ?? "") \(presenter.presentedViewController == nil)")
        })
    }
    prepare(alert)
    window = show(presenter, on: configuration)
    if let source {
      presenter.view.addSubview(source)
      window.screen.perform { alert.popoverPresentationController?.sourceView = source }
    }
    window.present(alert, over: presenter)
  }

  func frame(_ title: String) -> CGRect? {
    button(title).map { window.convert($0.bounds, from: $0) }
  }

  func button(_ title: String) -> AlertButton? {
    var found: AlertButton?
    alert.view.forEachInHierarchy { view in
      if let button = view as? AlertButton, button.currentTitle == title { found = button }
    }
    return found
  }

  /// Taps the middle of a button, by the window's hit testing.
  func tap(_ title: String) -> Bool {
    guard let frame = frame(title) else { return false }
    let handled = window.sendTap(at: CGPoint(x: frame.midX, y: frame.midY))
    window.layoutIfNeeded()
    return handled
  }
}

/// An iPhone 8 and an iPhone X, upright, with a scale of 2 so that lines are half a point.
@MainActor let alertPhone = screen(375, 667, safeArea: UIEdgeInsets(top: 20))
@MainActor let alertPhoneX = screen(375, 812, safeArea: UIEdgeInsets(top: 44, bottom: 34))
@MainActor let alertPad: ScreenConfiguration = {
  var pad = screen(1024, 768, .regular, .regular)
  pad.traitCollection = pad.traitCollection.modifyingTraits { $0.userInterfaceIdiom = .pad }
  return pad
}()

/// Whether a font is the system's, of this size and weight, with or without a text style.
@MainActor func isFont(_ font: UIFont?, _ size: CGFloat, _ weight: UIFont.Weight) -> Bool {
  font?.pointSize == size && font?.weight == weight
    && font?.familyName == UIFont.systemFont(ofSize: size).familyName
}
