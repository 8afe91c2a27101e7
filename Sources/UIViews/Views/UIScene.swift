/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of the app. A simulated app is always active in the foreground.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Always in the foreground and active.
  open var activationState: ActivationState { .foregroundActive }
  /// Has no effect.
  open var title: String! = ""

  public override init() {
    super.init()
    Self.connectedScenes.removeAll { $0.scene == nil }
    Self.connectedScenes.append(WeakScene(scene: self))
  }

  /// The existing scenes, which are not retained.
  package static var connected: [UIScene] { connectedScenes.compactMap(\.scene) }
  private static var connectedScenes: [WeakScene] = []
}

/// An element of a list that does not retain its scenes.
private struct WeakScene {
  weak var scene: UIScene?
}
