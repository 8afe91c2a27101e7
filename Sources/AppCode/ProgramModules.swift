import Foundation

/// What a library of an app is compiled against: the modules of the program that loads it.
struct ProgramModules: Sendable {
  /// The folder with the modules.
  let modules: String
  /// The module map of the only C module among them.
  let references: String
  /// What differs from that of a program with other modules.
  let version: String

  /// The modules beside the program that runs: in its build folder, or where it was installed.
  /// - Throws: That they are missing.
  init() throws(CodeFailure) {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = link ?? CommandLine.arguments[0]
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    modules = folder.path + "/Modules"
    let maps = ["CReferences.build", "CReferences"].map { "\(folder.path)/\($0)/module.modulemap" }
    guard let references = maps.first(where: FileManager.default.fileExists),
      FileManager.default.fileExists(atPath: modules + "/UIKit.swiftmodule")
    else {
      throw CodeFailure(
        "the modules that an app is compiled with are not beside \(path): build it again with "
          + "scripts/run, or install it with scripts/install")
    }
    self.references = references
    let file = try? FileManager.default.attributesOfItem(atPath: path)
    let keys: [FileAttributeKey] = [.modificationDate, .size]
    version = keys.map { "\(file?[$0] ?? 0)" }.joined(separator: " ")
  }

  /// The modules that an app's files can import. In place of others they import UIKit, which has
  /// what CoreGraphics and QuartzCore have.
  static let names = [
    "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
    "RegexBuilder", "Swift", "Synchronization", "UIKit",
  ]

  /// The compiler's arguments.
  var arguments: [String] { ["-I", modules, "-Xcc", "-fmodule-map-file=\(references)"] }
}
