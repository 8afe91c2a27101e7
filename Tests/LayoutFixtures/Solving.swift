import Foundation
import UIViews

/// A view that wants a size, as a label or an image view does.
@MainActor package final class ContentView: UIView {
  package var size: CGSize

  package init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  package required init?(coder: NSCoder) { return nil }

  package override var intrinsicContentSize: CGSize { size }
}

extension UIView {
  /// Adds a subview that constraints place.
  @discardableResult
  package func place<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}

/// What a body makes the layout write to its log.
@MainActor
package func logged(_ body: () -> Void) -> [String] {
  let log = LayoutLog()
  log.perform(body)
  return log.messages.map(\.text)
}

/// A view of a size with these subviews, which constraints place.
@MainActor
package func parent(_ width: CGFloat, _ height: CGFloat, _ children: [UIView] = []) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  for child in children { view.place(child) }
  return view
}

package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
