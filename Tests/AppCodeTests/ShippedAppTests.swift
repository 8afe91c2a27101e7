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
    let app = try #require(ShippedApp(near: folder))
    #expect(app.source == folder + "/App.xcodeproj" && app.deploymentTarget == 16)
    #expect(app.runsOnPhone && app.runsOnPad)
    #expect(app.onPhone == .init(hasPortrait: true, hasLandscape: false))
    #expect(app.onPad == .init(hasPortrait: true, hasLandscape: true))
  }

  @Test func `may say all of it in its settings, also around a document`() throws {
    try writeProject(
      """
      TARGETED_DEVICE_FAMILY = 1; IPHONEOS_DEPLOYMENT_TARGET = 13.0;
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone =
        "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight";
      """, to: "App.xcodeproj")
    try write("", to: "App/Base.lproj/Main.storyboard")
    let app = try #require(ShippedApp(near: folder + "/App/Base.lproj/Main.storyboard"))
    #expect(app.deploymentTarget == 13 && app.runsOnPhone && !app.runsOnPad)
    #expect(app.onPhone == .init(hasPortrait: false, hasLandscape: true))
  }

  @Test func `is that of a property list where there is no project, but for extensions`() throws {
    try write(
      Self.upright.replacing("<dict>", with: "<dict><key>NSExtension</key><dict/>"),
      to: "A/Info.plist")
    try write(Self.upright, to: "B/Info.plist")
    let app = try #require(ShippedApp(near: folder))
    #expect(app.source == folder + "/B/Info.plist" && app.deploymentTarget == nil)
    #expect(app.onPhone.hasLandscape == false)
  }

  @Test func `is none of another platform, and none in damaged files`() throws {
    try writeProject("SDKROOT = macosx;", to: "Mac.xcodeproj")
    try write("bplist00", to: "Info.plist")
    // A folder around it may have an app: the root of a repository ends the search.
    try write("", to: ".git/HEAD")
    #expect(ShippedApp(near: folder) == nil)
  }
}
