/// Whether the scene is being recorded or mirrored to another screen.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}
