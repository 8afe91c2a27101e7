import AutoLayout
import Foundation
import Scenes

/// Tenniel runs Auto Layout in a terminal: the app, its command line, and the way to show
/// controllers of one's own.
///
/// ```swift
/// import TennielCore
/// import UIKit
///
/// Tenniel.run { ProfileViewController() }
/// ```
public enum Tenniel {
  /// Runs Tenniel with the scenes that come with it, as the `tenniel` command does; doesn't return.
  @MainActor
  public static func main() -> Never {
    exit(Program(name: "tenniel", scenes: NamedScene.shipped))
  }

  /// Runs the app, or the command line it was called with, for one controller; doesn't return.
  ///
  /// The library product is called `Tenniel`; the module to import is `TennielCore`. The scene goes
  /// by the name of the controller's class: a `ProfileViewController` is shown as "Profile".
  ///
  /// - Parameter make: makes the controller. It is called again when the scene is shown anew.
  @MainActor
  public static func run<Controller: UIViewController>(
    _ make: @escaping @MainActor @Sendable () -> Controller
  ) -> Never {
    run([NamedScene.name(for: Controller.self): { make() }])
  }

  /// Runs the app, or the command line it was called with, for controllers under names of their
  /// own; the first one is shown at first. Doesn't return.
  ///
  /// ```swift
  /// Tenniel.run(["Profile": { ProfileViewController() }, "Settings": { SettingsViewController() }])
  /// ```
  @MainActor
  public static func run(
    _ scenes: KeyValuePairs<String, @MainActor @Sendable () -> UIViewController>
  ) -> Never {
    let path = CommandLine.arguments.first ?? "tenniel"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    exit(
      Program(
        name: name,
        scenes: scenes.map { NamedScene(name: $0.key, summary: "", isStep: false, make: $0.value) })
    )
  }

  @MainActor
  private static func exit(_ program: Program) -> Never {
    let outcome = program.run(Array(CommandLine.arguments.dropFirst()))
    Foundation.exit(outcome.write())
  }
}
