import Foundation
import Testing

@testable import AppCode

/// A folder with an app, which is removed with the test.
final class ShippedAppTests {
  private let folder = NSTemporaryDirectory() + "shipped-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    let path = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: path, atomically: true, encoding: .utf8)
  }

  /// The app of a document below the folder.
  private func app(of document: String) -> ShippedApp? {
    ShippedApps(near: [folder]).app(of: folder + "/" + document)
  }

  /// A project whose app has the settings, over those of a configuration file.
  private func writeProject(_ settings: String, configuration: String = "", to name: String) throws
  {
    try write(configuration, to: "App.xcconfig")
    try write(
      """
      // !$*UTF8*$!
      { rootObject = ROOT; objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP); buildConfigurationList = L1; };
        MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (X); };
        X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
        C1 = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
          buildSettings = { SDKROOT = iphoneos; }; };
        APP = { isa = PBXNativeTarget; name = App; buildPhases = (); buildConfigurationList = L2;
          productType = "com.apple.product-type.application"; };
        L2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
        C2 = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
      }; }
      """, to: name + "/project.pbxproj")
  }

  private static let upright = """
    <plist version="1.0"><dict>
    <key>UISupportedInterfaceOrientations</key>
    <array><string>UIInterfaceOrientationPortrait</string></array>
    <key>UISupportedInterfaceOrientations~ipad</key>
    <array><string>UIInterfaceOrientationPortrait</string>
    <string>UIInterfaceOrientationLandscapeLeft</string></array>
    </dict></plist>
    """

  @Test func `says in its project and property list where it runs`() throws {
    try write(Self.upright, to: "Info.plist")
    try writeProject(
      "INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = \"1,2\";",
      configuration: "// The oldest one.\nIPHONEOS_DEPLOYMENT_TARGET = 16.4\n", to: "App.xcodeproj")
    let found = try #require(app(of: "Main.xib"))
    #expect(found.source == folder + "/App.xcodeproj" && found.deploymentTarget == 16)
    #expect(found.runsOnPhone && found.runsOnPad)
    #expect(found.onPhone == .init(hasPortrait: true, hasLandscape: false))
    #expect(found.onPad == .init(hasPortrait: true, hasLandscape: true))
  }

  @Test func `may say all of it in its settings, also around a document`() throws {
    try writeProject(
      """
      TARGETED_DEVICE_FAMILY = 1; IPHONEOS_DEPLOYMENT_TARGET = 13.0;
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone =
        "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight";
      """, to: "App.xcodeproj")
    try write("", to: "App/Base.lproj/Main.storyboard")
    let found = try #require(app(of: "App/Base.lproj/Main.storyboard"))
    #expect(found.deploymentTarget == 13 && found.runsOnPhone && !found.runsOnPad)
    #expect(found.onPhone == .init(hasPortrait: false, hasLandscape: true))
  }

  @Test func `is that of a property list where there is no project, but for extensions`() throws {
    try write(
      Self.upright.replacing("<dict>", with: "<dict><key>NSExtension</key><dict/>"),
      to: "A/Info.plist")
    try write(Self.upright, to: "B/Info.plist")
    let found = try #require(app(of: "Main.xib"))
    #expect(found.source == folder + "/B/Info.plist" && found.deploymentTarget == nil)
    #expect(found.onPhone.hasLandscape == false)
  }

  @Test func `is none of another platform, and none in damaged files`() throws {
    try writeProject("SDKROOT = macosx;", to: "Mac.xcodeproj")
    try write("bplist00", to: "Info.plist")
    try write("<<<<<<< HEAD", to: "App.xcodeproj/project.pbxproj")
    // A folder around it may have an app: the root of a repository ends the search.
    try write("", to: ".git/HEAD")
    let apps = ShippedApps(near: [folder])
    #expect(apps.app(of: folder + "/Main.xib") == nil)
    #expect(
      apps.damaged == [folder + "/App.xcodeproj/project.pbxproj", folder + "/Info.plist"])
  }

  @Test func `is that of the nearest project, or of the one that has the document`() throws {
    try writeProject("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", to: "App.xcodeproj")
    try writeProject("IPHONEOS_DEPLOYMENT_TARGET = 12.0;", to: "Old/Old.xcodeproj")
    try write("", to: "Old/Main.xib")
    #expect(app(of: "Main.xib")?.deploymentTarget == 15)
    #expect(app(of: "Old/Main.xib")?.deploymentTarget == 12)
    // The document of the other folder becomes a resource of the app.
    let path = folder + "/App.xcodeproj/project.pbxproj"
    let text = try String(contentsOfFile: path, encoding: .utf8)
      .replacing("children = (X);", with: "children = (X, D);")
      .replacing(
        "buildPhases = ();",
        with: "buildPhases = (P);"
      )
      .replacing(
        "L1 = {",
        with: """
          D = { isa = PBXFileReference; path = Old/Main.xib; sourceTree = "<group>"; };
          P = { isa = PBXResourcesBuildPhase; files = (F); }; F = { fileRef = D; };
          L1 = {
          """)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(app(of: "Old/Main.xib")?.deploymentTarget == 15)
  }

  @Test func `finds its property list by its settings, and stays upright on phones without one`()
    throws
  {
    try write(Self.upright.replacing("LandscapeLeft", with: "Portrait"), to: "App/Mine.plist")
    try writeProject(
      "FOLDER = \"$(SRCROOT)/App\"; INFOPLIST_FILE = \"${FOLDER}/Mine.plist\";",
      to: "App.xcodeproj")
    #expect(app(of: "Main.xib")?.onPad.hasLandscape == false)
    try writeProject("INFOPLIST_FILE = None.plist;", to: "App.xcodeproj")
    #expect(app(of: "Main.xib")?.onPhone == .init(hasPortrait: true, hasLandscape: false))
    #expect(app(of: "Main.xib")?.onPad == .init())
  }
}
