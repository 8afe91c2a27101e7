import Foundation
import Testing

@testable import AppCode

/// A folder with a project, which is removed with the test.
final class XcodeProjectTests {
  private let folder = NSTemporaryDirectory() + "project-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    let path = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: path, atomically: true, encoding: .utf8)
  }

  private static let project = """
    // !$*UTF8*$!
    { rootObject = ROOT; objects = {
      ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (TESTS, APP); };
      MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (SRC, SYNC); };
      SRC = { isa = PBXGroup; path = "My App"; sourceTree = "<group>"; children = (A, B, T); };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>";
        exceptions = (LESS); };
      LESS = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
        membershipExceptions = (Left.swift); };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
      T = { isa = PBXFileReference; path = Test/T.swift; sourceTree = SOURCE_ROOT; };
      TESTS = { isa = PBXNativeTarget; name = Tests; buildPhases = (P2);
        productType = "com.apple.product-type.bundle.unit-test"; };
      APP = { isa = PBXNativeTarget; name = App; buildPhases = (P1);
        fileSystemSynchronizedGroups = (SYNC);
        productType = "com.apple.product-type.application"; };
      P1 = { isa = PBXSourcesBuildPhase; files = (F1, F2); };
      P2 = { isa = PBXSourcesBuildPhase; files = (F3); };
      F1 = { isa = PBXBuildFile; fileRef = A; };
      F2 = { isa = PBXBuildFile; fileRef = B; };
      F3 = { isa = PBXBuildFile; fileRef = T; };
    }; }
    """

  @Test func `the app's target has its files, but for what is gone or left out`() throws {
    try write(Self.project, to: "App.xcodeproj/project.pbxproj")
    for name in ["My App/A.swift", "New/B.swift", "New/Left.swift", "Test/T.swift"] {
      try write("", to: name)
    }
    let project = try XcodeProject(at: folder + "/App.xcodeproj")
    #expect(project.targets.map(\.name) == ["Tests", "App"])
    #expect(project.app?.name == "App")
    #expect(
      project.app?.sources.map { $0.dropFirst(folder.count) } == [
        "/My App/A.swift", "/New/B.swift",
      ])
  }

  @Test func `what is no project is said`() throws {
    try write("bplist00", to: "App.xcodeproj/project.pbxproj")
    let file = folder + "/App.xcodeproj/project.pbxproj"
    #expect(throws: CodeFailure("\(file) is no project of Xcode")) {
      try XcodeProject(at: self.folder + "/App.xcodeproj")
    }
  }

  @Test func `below a folder are no tests, and nothing that others have written`() throws {
    for name in ["A.swift", "Pods/B.swift", "AppTests/C.swift", ".build/D.swift", "Sub/E.swift"] {
      try write("", to: name)
    }
    #expect(
      SwiftFiles.below(folder).map { $0.dropFirst(folder.count) } == ["/A.swift", "/Sub/E.swift"])
  }

  @Test func `the modules that an app imports are found around it`() throws {
    func project(_ target: String, _ kind: String) -> String {
      """
      { rootObject = ROOT; objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (T); };
        MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
        F = { isa = PBXFileReference; path = \(target).swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = \(target); buildPhases = (P);
          productType = "com.apple.product-type.\(kind)"; };
        P = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
      }; }
      """
    }
    try write(project("App", "application"), to: "App/App.xcodeproj/project.pbxproj")
    try write(project("Engine", "framework"), to: "Engine/Engine.xcodeproj/project.pbxproj")
    try write(
      """
      <Workspace><FileRef location = "group:App.xcodeproj"></FileRef>
      <FileRef location = "group:../Engine/Engine.xcodeproj"></FileRef></Workspace>
      """, to: "App/App.xcworkspace/contents.xcworkspacedata")
    try write(
      "import UIKit\n@testable import Engine\nimport class Pin.Edge\nimport Net\nimport Gone",
      to: "App/App.swift")
    try write("import Model // the package", to: "Engine/Engine.swift")
    try write("", to: "Engine/Model/Package.swift")
    try write("", to: "Engine/Model/Sources/Model/Model.swift")
    try write("extension UIView {}", to: "App/Pods/Pin/Sources/Pin.swift")
    try write("class Session {}", to: "App/Pods/Net/Net.swift")
    let modules = ImportedModules(
      for: [folder + "/App/App.swift"], near: [folder + "/App/App.xcodeproj"])
    #expect(modules.names == ["Engine", "Pin", "Model"])
    #expect(
      modules.files.map { $0.dropFirst(folder.count) } == [
        "/Engine/Engine.swift", "/App/Pods/Pin/Sources/Pin.swift",
        "/Engine/Model/Sources/Model/Model.swift",
      ])
  }

  @Test func `of a cache stays what was used last, and of ended programs nothing for long`() throws
  {
    var cache = try CodeCache(in: ["XDG_CACHE_HOME": folder])
    for (age, name) in ["code-new", "code-old", "code-older", "work-1", "crash-1"].enumerated() {
      try write(String(repeating: " ", count: 50_000), to: "tenniel/\(name)/app.so")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1000 - age))],
        ofItemAtPath: cache.path(name))
    }
    try write(String(repeating: " ", count: 200_000), to: "tenniel/work-2/app.so")
    try write("", to: "tenniel/crash-2")
    cache.limit = 120_000
    cache.keep("code-older")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: cache.folder).sorted()
        == ["code-new", "code-older", "crash-2", "work-2"])
  }
}
