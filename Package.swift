// swift-tools-version: 6.2
import PackageDescription

/// Every test target mirrors the module of the same name.
func tests(
  _ module: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: [.byName(name: module)] + dependencies, exclude: exclude)
}

let package = Package(
  name: "Tenniel",
  products: [
    .executable(name: "tenniel", targets: ["tenniel"]),
    .library(name: "Tenniel", targets: ["TennielCore", "UIKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
  ],
  targets: [
    // Floor 0: values, and the one door to ncurses.
    .target(name: "Cassowary"),
    .target(name: "Cells"),
    .target(name: "SceneFormat"),
    .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw")]),

    // Floor 1: UIKit's names and behaviour.
    .target(name: "AutoLayout", dependencies: ["Cassowary"]),
    .target(name: "UIKit", dependencies: ["AutoLayout", "_Testing_UIKit"]),
    .target(name: "_Testing_UIKit"),

    // Floor 2: scenes, cells and the terminal.
    .target(name: "ScenePictures", path: "Scenes/Pictures"),
    .target(
      name: "Scenes", dependencies: ["UIKit", "ScenePictures"], path: "Scenes",
      exclude: ["Pictures"]),
    .target(name: "Stage", dependencies: ["AutoLayout", "Cells", "SceneFormat"]),
    .target(name: "TerminalIO", dependencies: ["Cells", "CNcurses"]),

    // Floors 3 and 4: what the user does.
    .target(
      name: "TennielCore",
      dependencies: ["AutoLayout", "Cassowary", "Cells", "Scenes", "Stage", "TerminalIO"]),
    .executableTarget(name: "tenniel", dependencies: ["TennielCore"]),

    tests("Cassowary"),
    tests("Cells"),
    tests("SceneFormat"),
    tests("AutoLayout"),
    tests("Scenes", ["UIKit", "Stage"]),
    tests("Stage", ["UIKit", "Cells", "SceneFormat"]),
    tests("TerminalIO", ["Cells"]),
    tests(
      "TennielCore", ["Stage", "TerminalIO", "Cells", "UIKit", "Scenes"], exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
