import AutoLayout
import Commands
import Documents
import TerminalIO

/// Runs Auto Layout in a terminal, with an app and a command line, for Tenniel's scenes or for
/// controllers of your own.
///
/// ```swift
/// import TennielCore
/// import UIKit
///
/// Tenniel.run { ProfileViewController() }
/// ```
public enum Tenniel {
  /// Runs Tenniel with its own scenes, as the `tenniel` command does. Does not return.
  @MainActor
  public static func main() -> Never {
    exit(Program(name: "tenniel", scenes: NamedScene.shipped))
  }

  /// Runs the app, or the command given on the command line, for one controller. Does not return.
  ///
  /// The library product is `Tenniel`; the module to import is `TennielCore`. The scene is named
  /// after the controller's class: a `ProfileViewController` is shown as "Profile".
  ///
  /// - Parameter make: Creates the controller. It is called each time the scene is opened.
  @MainActor
  public static func run<Controller: UIViewController>(
    _ make: @escaping @MainActor @Sendable () -> Controller
  ) -> Never {
    run([NamedScene.name(for: Controller.self): { make() }])
  }

  /// Runs the app, or the command given on the command line, for several controllers with names.
  /// The first is shown first. Does not return.
  ///
  /// ```swift
  /// Tenniel.run([
  ///   "Profile": { ProfileViewController() }, "Settings": { SettingsViewController() },
  /// ])
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
  private static func exit(_ program: @autoclosure () -> Program) -> Never {
    Descriptor.openMissing()
    // The environment that it was made in has the descriptors.
    var program = program()
    program.environment.worker = .own
    let outcome = program.run(Array(CommandLine.arguments.dropFirst()))
    CrashReports.end()
    withExtendedLifetime(outcome.scene) {
      Foundation.exit(outcome.write(program: program.name))
    }
  }
}
