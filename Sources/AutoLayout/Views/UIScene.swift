import Foundation

/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether the app is in front; a simulated one always is.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""

  public override init() {
    super.init()
    Self.connectedScenes.removeAll { $0.scene == nil }
    Self.connectedScenes.append(WeakScene(scene: self))
  }

  /// The scenes that there are; not retained.
  static var connected: [UIScene] { connectedScenes.compactMap(\.scene) }
  private static var connectedScenes: [WeakScene] = []
}

/// A scene in a list that does not keep it.
private struct WeakScene {
  weak var scene: UIScene?
}
