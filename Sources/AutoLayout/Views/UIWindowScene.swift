import Foundation

/// A rectangle whose coordinates others can be given in.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// In points.
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}

/// One instance of an app's interface on a screen: what a window is shown in.
@preconcurrency @MainActor
open class UIWindowScene: UIResponder {
  open var screen: UIScreen { .main }
  open var coordinateSpace: any UICoordinateSpace { screen }
}
