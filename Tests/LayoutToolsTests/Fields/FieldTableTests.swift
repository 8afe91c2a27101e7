import InterfaceBuilder
import LayoutTools
import SeededRandom
import Testing

/// All fields of all classes of the library, and of controllers and constraints.
@Suite struct FieldTableTests {
  private static let phone = DesignTraits(width: .compact, height: .regular)
  private static let wide = VariationCondition(width: .regular)
  private static let pad = DesignTraits(width: .regular, height: .regular)

  /// A storyboard with a view of a class, a controller and a constraint.
  private static func storyboard(_ id: String) -> Document {
    let element = ["controller", "constraint"].contains(id) ? "view" : id
    let item = ElementClass.named(element)?.kind == .view ? element : "root"
    let parts = [
      "collectionView": "\n<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"layout\"/>",
      "textField": "\n<textInputTraits key=\"textInputTraits\"/>",
    ]
    let part = parts[id] ?? ""
    return document(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/>
              <capability name="Named colors" minToolsVersion="9.0"/>
              <capability name="Stack View standard spacing" minToolsVersion="9.0"/>
              <capability name="System colors in document resources" minToolsVersion="11.0"/>
          </dependencies>
          <scenes>
              <scene sceneID="scene">
                  <objects>
                      <navigationController id="controller" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="root">
                              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                              <subviews>
                                  <\(element) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(element)">
                                      <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>\(part)
                                  </\(element)>
                              </subviews>
                              <viewLayoutGuide key="safeArea" id="safe"/>
                              <constraints>
                                  <constraint firstItem="\(item)" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="constraint"/>
                              </constraints>
                          </view>
                      </navigationController>
                  </objects>
              </scene>
          </scenes>
          <resources>
              <systemColor name="systemRedColor">
                  <color red="1" green="0.23137254901960785" blue="0.18823529411764706" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </systemColor>
          </resources>
      </document>

      """)
  }

  private static let ids =
    [
      "controller", "constraint", "barButtonItem", "navigationItem", "tabBarItem",
      "tableViewSection",
    ]
    + ElementClass.all.filter { $0.kind == .view && $0.element != "window" }.map(\.element)

  /// The fields that views of all classes have.
  private static let common: Set<String> = {
    let document = storyboard("view")
    guard let view = document.object("view") else { return [] }
    return Set(InspectorField.all(of: view, in: document).map(\.id))
  }()

  /// Whether a field of a class is tried: of what all views have a part with each, for which the
  /// classes take turns, and all of it with a plain view and in scripts/proofs.
  private func isTried(_ field: InspectorField, at place: Int, of id: String) -> Bool {
    walksAreLong || id == "view" || !Self.common.contains(field.id)
      || (place + (Self.ids.firstIndex(of: id) ?? 0)) % 4 == 0
  }

  @Test(arguments: ids)
  func `what is set is read back, and a reset gives what one gives at first`(id: String) throws {
    let original = Self.storyboard(id)
    let problems = original.problems.map(\.message)
    let element = try #require(original.object(id))
    let fields = InspectorField.all(of: element, in: original)
    #expect(Set(fields.map(\.id)).count == fields.count)
    for (place, field) in fields.enumerated() where isTried(field, at: place, of: id) {
      let before = field.reading(of: element, for: Self.phone)
      #expect(before.isDefault ? before.value == field.defaultValue : true, "\(field.id)")
      let back = before.isDefault ? nil : before.value
      let unset =
        field.isRequired
        ? original
        : try original.applying(try field.edits(setting: back, of: id, in: original)).document
      for sample in try field.samples() where sample != before.value {
        let edits = try field.edits(setting: sample, of: id, in: original)
        let changed = try original.applying(edits).document
        #expect(changed.problems.map(\.message) == problems, "\(field.id)")
        let after = try #require(changed.object(id))
        // Another value may bring other choices with it, as a vertical axis does.
        let same = try changed.field(field.id, of: id)
        #expect(same.reading(of: after, for: Self.phone).value == sample, "\(field.id)")
        let reset = try changed.applying(try same.edits(setting: back, of: id, in: changed))
        #expect(
          reset.document.text == unset.text, "\(field.id): \(reset.document.changes(from: unset))")
      }
    }
  }

  @Test(arguments: ids)
  func `what is set for some size classes counts only there`(id: String) throws {
    let original = Self.storyboard(id)
    let problems = original.problems.map(\.message)
    let element = try #require(original.object(id))
    for field in InspectorField.all(of: element, in: original) where field.variesBySizeClass {
      let before = field.reading(of: element, for: Self.phone)
      for sample in try field.samples() {
        if sample == .standard, field.id == "constant" { continue }
        let edits = try field.edits(setting: sample, of: id, in: original, variation: Self.wide)
        let changed = try original.applying(edits).document
        #expect(changed.problems.map(\.message) == problems, "\(field.id)")
        let after = try #require(changed.object(id))
        #expect(field.reading(of: after, for: Self.phone) == before, "\(field.id)")
        let reading = field.reading(of: after, for: Self.pad)
        #expect(reading.value == sample, "\(field.id)")
        #expect(reading.variation == Self.wide, "\(field.id)")
        #expect(field.variedValues(of: after).map(\.value) == [sample], "\(field.id)")
        let reset = try changed.applying(
          try field.edits(setting: nil, of: id, in: changed, variation: Self.wide))
        #expect(
          reset.document.text == original.text,
          "\(field.id): \(reset.document.changes(from: original))")
      }
    }
  }

  @Test(arguments: ids)
  func `what a field shows can be typed`(id: String) throws {
    let original = Self.storyboard(id)
    let element = try #require(original.object(id))
    for field in InspectorField.all(of: element, in: original) {
      for sample in try field.samples() {
        let text = field.text(of: sample)
        // Hexadecimal digits hold a 255th of a colour's parts.
        if case .color(.components) = sample { continue }
        #expect(try field.value(typed: text) == sample, "\(field.id): \(text)")
      }
    }
  }

  @Test(arguments: ids)
  func `each field has a title and a sentence of help`(id: String) throws {
    let original = Self.storyboard(id)
    let element = try #require(original.object(id))
    for field in InspectorField.all(of: element, in: original) {
      #expect(!field.title.isEmpty)
      #expect(field.help.last == "." && field.help.count <= 100, "\(field.id): \(field.help)")
    }
  }
}
