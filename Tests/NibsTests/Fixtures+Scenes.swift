import Foundation

extension Documents {
  /// A storyboard that begins with the controller `vC1`.
  static func scenes(
    _ scenes: String, resources: String = "", initial: String? = "vC1",
    toolsVersion: String = "21701"
  ) -> String {
    let initial = initial.map { "initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(initial)>
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <scenes>
      \(scenes)
          </scenes>
          <resources>\(resources)</resources>
      </document>

      """
  }

  /// A xib with an owner of a class.
  static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
    \(objects)
        </objects>
    </document>

    """
  }

  /// A scene with a controller, whose element is `name`.
  static func scene(
    _ number: Int = 1, _ name: String = "viewController", _ attributes: String = "",
    _ content: String = "", objects: String = ""
  ) -> String {
    """
    <scene sceneID="sC\(number)">
        <objects>
            <\(name) \(attributes) id="vC\(number)" sceneMemberID="viewController">\(content)</\(name)>
            \(objects)
        </objects>
    </scene>
    """
  }

  /// A scene of a controller whose root view, of 375 x 667 points, has these subviews and
  /// constraints.
  static func screen(
    _ number: Int = 1, _ attributes: String = "", subviews: String, constraints: String = "",
    inView: String = "", inController: String = "", objects: String = ""
  ) -> String {
    scene(
      number, "viewController", attributes,
      root(number, subviews: subviews, constraints: constraints, content: inView) + inController,
      objects: objects)
  }

  static func root(
    _ number: Int = 1, subviews: String, constraints: String = "", content: String = ""
  ) -> String {
    """
    <view key="view" contentMode="scaleToFill" id="rV\(number)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(subviews)</subviews>
        <viewLayoutGuide key="safeArea" id="sA\(number)"/>
        <constraints>\(constraints)</constraints>
        \(content)
    </view>
    """
  }

  /// The segue to a controller that stands in the container with this connection.
  static func relationship(_ name: String, _ destination: Int) -> String {
    """
    <segue destination="vC\(destination)" kind="relationship" relationship="\(name)" id="sG\(destination)"/>
    """
  }

  /// A view at a frame, by constraints unless its attributes say something else.
  static func view(
    _ id: String, _ frame: String = "0 0 50 50", _ attributes: String = "", name: String = "view",
    _ content: String = ""
  ) -> String {
    let parts = frame.split(separator: " ")
    let mask =
      attributes.contains("translatesAutoresizingMaskIntoConstraints")
      ? "" : #"translatesAutoresizingMaskIntoConstraints="NO""#
    return """
      <\(name) \(attributes) \(mask) id="\(id)">
          <rect key="frame" x="\(parts[0])" y="\(parts[1])" width="\(parts[2])" height="\(parts[3])"/>
          \(content)
      </\(name)>
      """
  }

  /// Constraints between items, as `first.attribute relation second.attribute` with attributes of
  /// the element after that: `aV1.leading = rV1.leading constant="8"`. A corner is the leading edge
  /// and the top: `aV1.corner = rV1.corner`.
  static func constraints(_ lines: String...) -> String { constraints(lines) }

  static func constraints(_ lines: [String]) -> String {
    lines.flatMap { line in
      let sides = line.contains(".corner") ? [".leading", ".top"] : [".corner"]
      return sides.map { line.replacingOccurrences(of: ".corner", with: $0) }
    }.enumerated().map { number, line in
      let parts = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
      let first = parts[0].split(separator: ".")
      let second = parts.count > 2 ? parts[2].split(separator: ".") : []
      let relation =
        ["<=": #" relation="lessThanOrEqual""#, ">=": #" relation="greaterThanOrEqual""#][
          String(parts[1])] ?? ""
      var text = "<constraint"
      if first[0] != "holder" { text += " firstItem=\"\(first[0])\"" }
      text += " firstAttribute=\"\(first[1])\"\(relation)"
      if second.count == 2 {
        text += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
      } else if second.count == 1 {
        text += " constant=\"\(second[0])\""
      }
      if parts.count > 3 { text += " \(parts[3])" }
      return text + " id=\"c\(number)\(first[1].prefix(1))-\(first[0].prefix(2))-aaa\"/>"
    }.joined(separator: "\n")
  }

  /// A view at the size and place that four constraints give it from the top left corner of
  /// another.
  static func place(_ id: String, in outer: String = "rV1", _ x: Int, _ y: Int, _ w: Int, _ h: Int)
    -> String
  {
    constraints(
      "\(id).leading = \(outer).leading constant=\"\(x)\"",
      "\(id).top = \(outer).top constant=\"\(y)\"", "\(id).width = \(w)", "\(id).height = \(h)")
  }
}
