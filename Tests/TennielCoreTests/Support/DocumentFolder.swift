import Foundation
import InterfaceBuilder

/// A folder with documents, which is removed with the last reference to it.
final class DocumentFolder {
  let path: String

  init() {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tenniel-\(ProcessInfo.processInfo.processIdentifier)")
      .appendingPathComponent(UUID().uuidString)
    // Where there can be none, what is written into it fails.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file into the folder as an editor does: in place, or by another file that replaces
  /// it.
  /// - Returns: The file's path.
  @discardableResult
  func write(_ text: String, to name: String, replacing: Bool = false) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: replacing ? .atomic : [])
    return file.path
  }

  /// Writes the storyboard of `DocumentText` as `Main.storyboard`.
  /// - Parameters:
  ///   - part: A part of its text, in place of which another one is written.
  @discardableResult
  func writeStoryboard(
    title: String = "Sign in", top: Int = 40, changing part: String = "", to other: String = ""
  ) throws -> String {
    let text = DocumentText.storyboard(title: title, top: top)
    return try write(part.isEmpty ? text : text.replacing(part, with: other), to: "Main.storyboard")
  }

  /// Writes a new document as `Main.storyboard`.
  @discardableResult
  func write(_ template: Template) throws -> String {
    try write(template.text, to: "Main.storyboard")
  }
}

/// Documents of few lines.
enum DocumentText {
  /// A xib of labels without names, one for each text, whose ids are made of the texts.
  static func xib(labels texts: [String]) -> String {
    let labels = texts.map { text in
      """
      <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="lab-\(text)">
          <rect key="frame" x="16" y="40" width="100" height="21"/>
      </label>
      """
    }
    let constraints = texts.flatMap { text in
      ["leading", "top"].map { edge in
        """
        firstItem="lab-\(text)" firstAttribute="\(edge)" secondItem="vie-w0" \
        secondAttribute="\(edge)" constant="16" id="\(edge)-\(text)"
        """
      }
    }
    return xib(labels.joined(separator: "\n"), constraints: constraints)
  }

  /// A xib whose view has the id `vie-w0`.
  /// - Parameters:
  ///   - views: The elements of the views in it.
  ///   - constraints: The attributes of its constraints.
  static func xib(_ views: String, constraints: [String]) -> String {
    let elements = constraints.map { "<constraint \($0)/>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <view id="vie-w0">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <subviews>
                  \(views)
                  </subviews>
                  <constraints>
                  \(elements.joined(separator: "\n"))
                  </constraints>
              </view>
          </objects>
      </document>
      """
  }

  /// A storyboard that begins with the second of its scenes, "Login", which leads to "Detail".
  static func storyboard(title: String = "Sign in", top: Int = 40) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="log-in-0vc">
        <scenes>
            <scene sceneID="det-ai-l0s">
                <objects>
                    <tableViewController title="Detail" customClass="DetailController" \
    id="det-ai-lvc" sceneMemberID="viewController">
                        <scrollView key="view" id="det-ai-l0v">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <view contentMode="scaleToFill" id="box-00-001">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="2000"/>
                                </view>
                            </subviews>
                        </scrollView>
                    </tableViewController>
                </objects>
                <point key="canvasLocation" x="900" y="100"/>
            </scene>
            <scene sceneID="log-in-00s">
                <objects>
                    <viewController storyboardIdentifier="Login" id="log-in-0vc" \
    sceneMemberID="viewController">
                        <view key="view" id="log-in-00v">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <label text="\(title)" adjustsFontSizeToFit="NO" \
    id="lab-el-001" userLabel="heading" \
    translatesAutoresizingMaskIntoConstraints="NO">
                                    <rect key="frame" x="16" y="40" width="100" height="21"/>
                                </label>
                            </subviews>
                            <constraints>
                                <constraint firstItem="lab-el-001" firstAttribute="leading" \
    secondItem="log-in-00v" secondAttribute="leading" constant="16" id="con-00-001"/>
                                <constraint firstItem="lab-el-001" firstAttribute="top" \
    secondItem="log-in-00v" secondAttribute="top" constant="\(top)" id="con-00-002"/>
                            </constraints>
                        </view>
                        <connections>
                            <segue destination="det-ai-lvc" kind="show" identifier="open" \
    id="seg-00-001"/>
                        </connections>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="100" y="100"/>
            </scene>
        </scenes>
    </document>

    """.replacingOccurrences(of: "tableViewController", with: "viewController")
  }

  /// The storyboard as it is drawn on a device of a size in points.
  static func storyboard(
    on device: String, _ orientation: String = "portrait", width: Int, height: Int,
    version: String = "21701"
  ) -> String {
    storyboard().replacing("toolsVersion=\"21701\"", with: "toolsVersion=\"\(version)\"")
      .replacing("width=\"375\" height=\"667\"", with: "width=\"\(width)\" height=\"\(height)\"")
      .replacing(
        "    <scenes>",
        with: "    <device id=\"\(device)\" orientation=\"\(orientation)\"/>\n    <scenes>")
  }

  /// The storyboard with a constraint that places the label 200 points below the top in the design
  /// alone.
  static let withPlaceholder = storyboard().replacingOccurrences(
    of: "constant=\"40\" id=\"con-00-002\"/>",
    with: """
      constant="40" priority="500" id="con-00-002"/>
                                  <constraint firstItem="lab-el-001" firstAttribute="top" \
      secondItem="log-in-00v" secondAttribute="top" constant="200" placeholder="YES" \
      id="con-00-003"/>
      """)

  /// A view of its own size.
  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view id="car-d0-00v" userLabel="Card">
                <rect key="frame" x="0.0" y="0.0" width="240" height="96"/>
                <subviews>
                    <label text="Mock Turtle" id="lab-el-002">
                        <rect key="frame" x="16" y="16" width="120" height="21"/>
                    </label>
                </subviews>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            </view>
        </objects>
    </document>

    """
}
