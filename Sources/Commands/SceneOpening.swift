import AppCode
import Documents
import Stage
import TerminalIO

extension Program {
  /// Opens a scene in the state given by the arguments, as a user would reach it: it is opened in
  /// portrait and rotated to landscape, and swiped to a chapter.
  /// - Parameters:
  ///   - animates: Whether animations take time, including those that begin as the scene appears.
  ///   - observer: Is told what happens from the beginning on.
  @MainActor
  package func open(
    _ index: Int, _ arguments: Arguments, animates: Bool = false,
    observer: ((LayoutEvent) -> Void)? = nil
  ) throws(UsageError) -> SceneHost {
    CrashReports.name(CrashReport.name(for: scenes[index].work))
    let host = SceneHost(
      screen: arguments.uprightScreen(for: scenes[index]), animates: animates,
      observer: observer, make: scenes[index].make)
    if let language = arguments.documentSettings.language, scenes[index].origin == nil,
      scenes[index].code == nil,
      host.views.allSatisfy({ $0.view.origin == nil })
    {
      throw UsageError(
        "\(scenes[index].name) is made by code and shows no document, so there is no --language "
          + language)
    }
    host.requestedChecks = arguments.failingChecks
    if let landscape = arguments.landscapeScreen(for: scenes[index]) { host.apply(landscape) }
    let chapter = host.turn(toChapter: arguments.chapter)
    guard chapter == arguments.chapter else {
      throw UsageError(
        chapter.map {
          "\(scenes[index].name) has \($0) chapter\($0 == 1 ? "" : "s"), "
            + "so there is no --chapter \(arguments.chapter)"
        } ?? "\(scenes[index].name) takes no swipes, so there is no --chapter \(arguments.chapter)")
    }
    // A later chapter is shown at once, without the animation that leads to it.
    if arguments.chapter > 1 { host.finishAnimations() }
    return host
  }
}
