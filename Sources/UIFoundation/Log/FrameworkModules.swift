/// The modules that define UIKit's classes. UIKit is one module; its texts name no module before
/// its own classes.
package enum FrameworkModules {
  private static let names: Set<Substring> = [
    "AutoLayout", "UILists", "UIContainers", "UIControls", "UIViews", "CoreAutoLayout",
    "UIFoundation",
  ]

  /// Whether a type is one of UIKit's, and not an app's.
  package static func define(_ type: Any.Type) -> Bool {
    // `String(reflecting:)` asks the type for five protocols first, which the runtime looks for
    // among the conformances of all libraries.
    names.contains(_typeName(type).prefix { $0 != "." })
  }
}
