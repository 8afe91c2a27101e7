// swift-tools-version: 6.3
import PackageDescription

/// Every test target mirrors the module of the same name.
func tests(
  _ module: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  linkerSettings: [LinkerSetting] = []
) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: [.byName(name: module)] + dependencies, exclude: exclude,
    linkerSettings: linkerSettings)
}

/// What a program needs whose modules libraries of an app's code are linked with.
let exporting: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--export-dynamic"])]

// Targets and products also name the modules that they reach through others: the build system
// compiles a target again for a change only in what it names, and the layout of a view's class is
// compiled into all that makes one.
let layoutModules = [
  "AutoLayout", "UILists", "UIContainers", "UIControls", "UIViews", "CoreAutoLayout",
  "UIFoundation", "Cassowary", "Typefaces",
]
let layout = layoutModules.map { Target.Dependency.byName(name: $0) }

/// The tests of one of these modules, which show what it does by views of the modules above it.
func layoutTests(_ module: String, _ dependencies: [Target.Dependency] = []) -> Target {
  let others = layoutModules.filter { $0 != module }.map { Target.Dependency.byName(name: $0) }
  return tests(module, others + ["LayoutFixtures", "SeededRandom"] + dependencies)
}

let package = Package(
  name: "Tenniel",
  products: [
    .executable(name: "tenniel", targets: ["tenniel"]),
    .library(
      name: "Tenniel",
      targets: layoutModules + [
        "Commands", "Documents", "FormerNames", "InterfaceBuilder", "Nibs", "TennielCore",
        "TerminalApp", "UIKit",
      ]),
    .library(
      name: "UIKit",
      targets: layoutModules + ["FormerNames", "UIKit", "Nibs", "InterfaceBuilder"]),
    .library(name: "CoreGraphics", targets: layoutModules + ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: layoutModules + ["QuartzCore"]),
    .library(name: "AutoLayout", targets: layoutModules),
    .library(name: "TennielTesting", targets: layoutModules + ["TennielTesting"]),
  ],
  targets: [
    // Floor 0: values, and the doors to ncurses and to the Swift runtime.
    .target(name: "Cassowary"),
    .target(name: "Cells"),
    .target(name: "Wording"),
    .target(name: "Typefaces"),
    .target(name: "JSON", dependencies: ["Wording"]),
    .target(name: "InterfaceBuilder", dependencies: ["Cells", "Wording"]),
    .target(name: "LayoutTools", dependencies: ["InterfaceBuilder", "Wording"]),
    .target(name: "PNG"),
    .target(name: "Findings", dependencies: ["JSON", "Wording"]),
    .target(name: "Goldens", dependencies: ["Cells", "Wording"]),
    .target(name: "StringTables", dependencies: ["JSON", "Wording"]),
    .target(name: "AssetCatalogs", dependencies: ["JSON", "Wording"]),
    .target(name: "CReferences"),
    .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw")]),

    // Floor 1: UIKit's names and behaviour.
    .target(name: "UIFoundation", dependencies: ["PNG", "Typefaces"]),
    .target(
      name: "CoreAutoLayout",
      dependencies: ["UIFoundation", "Typefaces", "Cassowary", "CReferences"]),
    .target(
      name: "UIViews", dependencies: ["CoreAutoLayout", "UIFoundation", "Cassowary", "Typefaces"]),
    .target(
      name: "UIControls",
      dependencies: ["UIViews", "CoreAutoLayout", "UIFoundation", "Cassowary", "Typefaces"]),
    .target(
      name: "UIContainers",
      dependencies: [
        "UIControls", "UIViews", "CoreAutoLayout", "UIFoundation", "Cassowary", "Typefaces",
      ]),
    .target(
      name: "UILists",
      dependencies: [
        "UIControls", "UIViews", "CoreAutoLayout", "UIFoundation", "Cassowary", "Typefaces",
      ]),
    .target(name: "AutoLayout", dependencies: Array(layout.dropFirst())),
    .target(name: "FormerNames", dependencies: layout),
    .target(
      name: "UIKit",
      dependencies: layout + ["FormerNames", "InterfaceBuilder", "Nibs", "_Testing_UIKit"]),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "CoreGraphics",
      dependencies: layout + ["_Testing_CoreGraphics"]),
    .target(name: "_Testing_CoreGraphics"),
    .target(
      name: "QuartzCore",
      dependencies: layout + ["_Testing_QuartzCore"]),
    .target(name: "_Testing_QuartzCore"),

    // The objects of Interface Builder documents.
    .target(
      name: "Nibs",
      dependencies: layout + [
        "AssetCatalogs", "InterfaceBuilder", "PNG", "StringTables", "Wording",
      ]),

    // Floor 2: scenes, cells and the terminal.
    .target(name: "ScenePictures", path: "Scenes/Pictures"),
    .target(
      name: "SceneDocuments", path: "Scenes/Documents", exclude: ["README.md", "de.lproj"]),
    .target(
      name: "Scenes",
      dependencies: layout + [
        "UIKit", "InterfaceBuilder", "Nibs", "ScenePictures", "SceneDocuments",
      ],
      path: "Scenes",
      exclude: ["Pictures", "Documents"]),
    .target(
      name: "Stage",
      dependencies: layout + [
        "Cells", "JSON", "InterfaceBuilder", "LayoutTools", "Wording",
      ]),
    .target(
      name: "Painting", dependencies: layout + ["Cells", "LayoutTools", "Stage", "Wording"]),
    .target(name: "TerminalIO", dependencies: ["Cells", "CNcurses", "Wording"]),

    // Swift files of an app, compiled to a library that the program loads.
    .target(name: "RewriterSource", exclude: ["Program"]),
    .target(
      name: "AppCode",
      dependencies: layout + ["InterfaceBuilder", "Nibs", "RewriterSource", "UIKit", "Wording"]),

    // Floors 3 to 5: what the user does. The app and the commands know nothing of one another, and
    // are compiled side by side.
    .target(
      name: "Documents",
      dependencies: layout + [
        "AppCode", "Cells", "InterfaceBuilder", "Nibs", "Painting", "Scenes", "Stage", "Wording",
      ]),
    .target(
      name: "TerminalApp",
      dependencies: layout + [
        "AppCode", "Cells", "Documents", "InterfaceBuilder", "LayoutTools", "Nibs", "Painting",
        "Stage",
        "TerminalIO", "Wording",
      ]),
    .target(
      name: "Commands",
      dependencies: layout + [
        "AppCode", "Cells", "Documents", "Findings", "Goldens", "InterfaceBuilder", "JSON",
        "LayoutTools", "Nibs", "Painting", "Scenes", "Stage", "TerminalIO", "Wording",
      ]),
    .target(
      name: "TennielCore",
      dependencies: layout + [
        "Cells", "Commands", "Documents", "Findings", "InterfaceBuilder", "JSON", "Nibs",
        "Painting", "Scenes", "Stage", "TerminalApp", "TerminalIO", "UIKit", "Wording",
      ]),
    .target(
      name: "TennielTesting",
      dependencies: layout + [
        "Cells", "Goldens", "InterfaceBuilder", "Painting", "Stage", "Wording",
      ]),
    .executableTarget(
      name: "tenniel", dependencies: ["TennielCore"],
      linkerSettings: exporting),

    // The layouts that the solver is tested and measured with, and what scripts/bench-solver runs.
    .target(
      name: "SolverWorkloads", dependencies: ["Cassowary", "SeededRandom"],
      path: "Tests/SolverWorkloads"),
    .executableTarget(
      name: "solver-bench", dependencies: ["Cassowary", "SolverWorkloads", "CMalloc"],
      path: "Tests/SolverBenchmark"),
    .systemLibrary(name: "CMalloc", path: "Tests/CMalloc"),

    // The solver for programs in any language, which measure by it whether its answers are right.
    .executableTarget(
      name: "solver-stream", dependencies: ["Cassowary", "JSON", "Wording"],
      path: "Tests/SolverStream", exclude: ["README.md"]),

    // The random numbers of tests and workloads.
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),

    // Fonts that tests make, byte by byte.
    .target(name: "FontFixtures", path: "Tests/FontFixtures"),

    // Views, windows and screens that the tests of several layout modules use.
    .target(
      name: "LayoutFixtures",
      dependencies: [
        "UIViews", "CoreAutoLayout", "UIFoundation", "Cassowary", "Typefaces", "SeededRandom",
      ],
      path: "Tests/LayoutFixtures"),

    // Scenes and their pictures as text, which the tests of scenes and of pictures use.
    .target(
      name: "SceneFixtures", dependencies: layout + ["Cells", "Painting", "Stage", "UIKit"],
      path: "Tests/SceneFixtures"),

    // The slow solver that the solver and the layout engine are tested against.
    .target(name: "SolverReference", path: "Tests/SolverReference"),

    // What scripts/bench measures: keys in scenes, a large layout, and measured texts.
    .executableTarget(
      name: "layout-bench",
      dependencies: layout + ["Cells", "TennielCore", "TerminalIO"],
      path: "Tests/LayoutBenchmark"),

    // Scenes that print and fail, for scripts/test-terminal.
    .executableTarget(
      name: "printing-scenes",
      dependencies: layout + ["TennielCore", "UIKit", "InterfaceBuilder", "Nibs"],
      path: "Tests/PrintingScenes"),

    // What scripts/corpus prints: how the layouts of documents agree with Interface Builder's.
    .executableTarget(
      name: "document-corpus",
      dependencies: layout + [
        "Commands", "Documents", "InterfaceBuilder", "Nibs", "Stage", "TennielCore",
      ],
      path: "Tests/DocumentCorpus"),

    // What scripts/device-text prints: how well the widths of measured texts are met.
    .executableTarget(name: "device-text", dependencies: ["Typefaces"], path: "Tests/DeviceText"),

    // What scripts/api-table asks: what there is of UIKit's layout interface.
    .executableTarget(name: "api-table", path: "Tests/ApiTable", exclude: ["symbols.txt"]),

    tests("Cassowary", ["SolverWorkloads", "SolverReference", "SeededRandom"]),
    .testTarget(
      name: "SolverStreamTests", dependencies: ["solver-stream", "JSON", "SeededRandom"]),
    tests("Cells", ["SeededRandom"]),
    tests("Wording"),
    tests("Typefaces", ["FontFixtures", "SeededRandom"]),
    tests("JSON", ["Wording"]),
    tests("Findings", ["JSON", "SeededRandom", "Wording"]),
    tests("Goldens"),
    tests("InterfaceBuilder", ["SeededRandom", "Wording"]),
    tests("LayoutTools", ["InterfaceBuilder", "SeededRandom"]),
    tests("PNG", ["SeededRandom"]),
    tests("StringTables", ["SeededRandom", "Wording"]),
    tests("AssetCatalogs", ["SeededRandom", "Wording"]),
    layoutTests("UIFoundation", ["FontFixtures"]),
    layoutTests("CoreAutoLayout", ["SolverReference"]),
    layoutTests("UIViews"),
    layoutTests("UIControls"),
    layoutTests("UIContainers"),
    layoutTests("UILists"),
    layoutTests("AutoLayout"),
    tests(
      "Nibs",
      layout + [
        "AssetCatalogs", "FontFixtures", "InterfaceBuilder", "SeededRandom", "StringTables",
      ]),
    .testTarget(
      name: "DocumentCorpusTests",
      dependencies: layout + ["document-corpus", "InterfaceBuilder", "Nibs"]),
    tests("UIKit", layout + ["CoreGraphics", "QuartzCore"]),
    tests(
      "Scenes",
      layout + [
        "UIKit", "InterfaceBuilder", "Nibs", "Painting", "Stage", "SeededRandom", "TennielTesting",
      ],
      exclude: ["Goldens"]),
    tests(
      "Stage",
      layout + [
        "UIKit", "Cells", "JSON", "InterfaceBuilder", "LayoutTools", "Nibs", "Painting",
        "SceneFixtures", "SeededRandom", "Wording",
      ]),
    tests(
      "Painting",
      layout + [
        "UIKit", "Cells", "InterfaceBuilder", "LayoutFixtures", "LayoutTools", "SceneFixtures",
        "SeededRandom", "Stage",
      ]),
    tests("AppCode", layout + ["UIKit"]),
    tests("TerminalIO", ["Cells", "SeededRandom"]),
    // The app and the commands, tried through the whole program.
    tests(
      "TennielCore",
      layout + [
        "AppCode", "Cells", "Commands", "Documents", "Findings", "Goldens", "InterfaceBuilder",
        "JSON",
        "LayoutTools", "Nibs", "Painting", "Scenes", "SeededRandom", "Stage", "TerminalApp",
        "TerminalIO", "UIKit", "Wording",
      ],
      exclude: ["Goldens"], linkerSettings: exporting),
    tests(
      "TennielTesting", layout + ["Goldens", "UIKit"], exclude: ["Goldens"]),
    // The same from XCTest, as packages that are still in Swift 5 mode use it.
    .testTarget(
      name: "TennielTestingXCTests",
      dependencies: layout + ["TennielTesting", "UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // What tutorials build with UIKit, from 2015 to 2020, by the names of their day: the deprecated
    // ones are used on purpose.
    .testTarget(
      name: "TutorialsTests",
      dependencies: layout + ["UIKit", "Stage"],
      swiftSettings: [.treatWarning("DeprecatedDeclaration", as: .warning)]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// What a profile calls hot for a key: the solver, its engine, the measuring of texts, and the
// painter with the cells of its pictures.
let hot = ["Cassowary", "Cells", "CoreAutoLayout", "Painting", "Typefaces"]
// scripts/run asks for a release build in which only what is hot is optimised, since optimising
// takes two thirds of the time of a whole build. All others are compiled without, but as whole
// modules too, which reads each file once. Those who depend on the package set nothing.
if Context.environment["TENNIEL_HOT"] != nil {
  for target in package.targets where target.type != .system && !hot.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
}

// What runs once for a document, a key or a start. scripts/release optimises these modules for
// size: that made a stripped program of 15.1 MB one of 13.9 MB.
let cold = [
  "AssetCatalogs", "Commands", "Documents", "Findings", "Goldens", "InterfaceBuilder", "JSON",
  "LayoutTools", "Nibs", "StringTables", "TennielCore", "TerminalApp", "TerminalIO", "Wording",
  "tenniel",
]
if Context.environment["TENNIEL_SMALL"] != nil {
  for target in package.targets where cold.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Osize"])]
  }
}

// scripts/test asks for warnings as errors here, and not on the command line, where they would also
// hold for what a target uses on purpose. And it tests what takes long as it is in a release build:
// millions of the solver's steps, of the slow one that it is held against, and thousands of
// pictures would take minutes otherwise.
if Context.environment["TENNIEL_CHECKED"] != nil {
  for target in package.targets where target.type != .system {
    target.swiftSettings = [.treatAllWarnings(as: .error)] + (target.swiftSettings ?? [])
    if (hot + ["SolverReference", "UIFoundation"]).contains(target.name) {
      target.swiftSettings?.append(.unsafeFlags(["-O"]))
    }
    // As whole modules, for the same reason as above; tests are many files of which one is edited.
    if target.type != .test {
      target.swiftSettings?.append(
        .unsafeFlags(["-whole-module-optimization", "-num-threads", "2"]))
    }
  }
}

// Tests of scenes and of the app do what an app does on its main thread.
let testsOnMainActor = ["ScenesTests", "StageTests", "TennielCoreTests", "TennielTestingTests"]
for target in package.targets where testsOnMainActor.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + [.defaultIsolation(MainActor.self)]
}

// Where tests are named (TENNIEL_TESTS=Nibs,Stage), the package is what these tests need and no
// more: a change in one module is tried without building the tests of all others. Where changed
// files are named, one a line (TENNIEL_CHANGED), the tests are those of all modules that depend on
// the files.
var tests: [String]?
if let named = Context.environment["TENNIEL_TESTS"] {
  tests = named.split(separator: ",").map { "\($0)Tests" }
}
if let changed = Context.environment["TENNIEL_CHANGED"] {
  let files = changed.split(separator: "\n")
  var reached = Set(
    package.targets.filter { target in
      let folder = target.path ?? (target.type == .test ? "Tests/" : "Sources/") + target.name
      return files.contains { $0.hasPrefix(folder + "/") }
    }.map(\.name))
  var isGrowing = true
  while isGrowing {
    let users = package.targets.filter {
      !reached.contains($0.name) && !reached.isDisjoint(with: $0.neededNames)
    }
    reached.formUnion(users.map(\.name))
    isGrowing = !users.isEmpty
  }
  // The tests of the app also hold what README and the guides print, and where pages link to.
  if files.contains(where: { $0.hasSuffix(".md") || $0.hasPrefix("Sources/Tenniel.docc/") }) {
    reached.insert("TennielCoreTests")
  }
  tests = package.targets.filter { $0.type == .test && reached.contains($0.name) }.map(\.name)
}
if var waiting = tests {
  var needed: Set<String> = []
  while let name = waiting.popLast() {
    guard let target = package.targets.first(where: { $0.name == name }),
      needed.insert(name).inserted
    else { continue }
    waiting += target.neededNames
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll()
}

// Of the modules that are ready, the build system compiles those first whose names come last in the
// alphabet. So the solver would come last, though the longest row of modules waits for it. Where
// Cells, PNG and Typefaces wait for Wording, the smallest, the solver is among the first.
if ["TENNIEL_HOT", "TENNIEL_CHECKED", "TENNIEL_SMALL"].contains(where: {
  Context.environment[$0] != nil
}) {
  for target in package.targets
  where ["Cells", "PNG", "Typefaces"].contains(target.name)
    && package.targets.contains(where: { $0.name == "Wording" })
  {
    target.dependencies.append("Wording")
  }
}

extension Target {
  /// The names of the targets that it names as dependencies.
  var neededNames: [String] {
    dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  }
}
