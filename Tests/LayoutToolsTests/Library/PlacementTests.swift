import InterfaceBuilder
import LayoutTools
import SeededRandom
import Testing

@Suite struct PlacementTests {
  private func entry(_ title: String) -> LibraryEntry {
    guard let entry = LibraryEntry.named(title) else { preconditionFailure("no \(title)") }
    return entry
  }

  /// A storyboard of a template.
  private func scene(_ template: Template = .empty) -> Canvas {
    canvas(of: document(template.text))
  }

  private func root(_ canvas: Canvas) -> String { canvas.items.first?.id ?? "" }

  @Test func `a label is written as Xcode writes it, and held where it is put`() throws {
    let tea = scene()
    let placement = Placement(tea, entry("Label"), in: root(tea), at: Point(x: 100, y: 200))
    let id = try #require(try placement.arranged().selection.first)
    let after = try canvas(tea, after: placement).document
    let lines = after.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex { $0.hasPrefix("<label") })
    #expect(
      lines[start..<(start + 7)].joined(separator: "\n") == """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="100" y="200" width="42" height="21"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <nil key="textColor"/>
        <nil key="highlightedColor"/>
        </label>
        """)
  }

  @Test(arguments: LibraryEntry.all.map(\.title).filter { !$0.hasSuffix("Cell") })
  func `each view is placed in a document that stays without problems`(title: String) throws {
    let tea = scene()
    let placement = Placement(tea, entry(title), beside: [])
    let result = try placement.arranged()
    let after = try canvas(tea, after: placement)
    let id = try #require(result.selection.first)
    #expect(after.document.object(id)?.isView == true)
    #expect(after.document.object(id)?["fixedFrame"] == "YES")
    for name in ["view", "content", "cell", "item"] { #expect(after.document.object(name) == nil) }
    // What is written is in Interface Builder's order: taking it out and in again changes nothing.
    let element = try #require(after.document.object(id))
    let again = try after.document.applying([
      .remove(ElementPath(id)),
      .insert([NewElement(element)], into: ElementPath(root(tea)).group("subviews")),
    ])
    #expect(again.document.text == after.document.text)
    // A second one doesn't cover the first.
    var second = Placement(after, entry(title), in: root(tea))
    second.neighbor = id
    let frame = try #require(result.frames.values.first)
    let other = try #require(try second.arranged().frames.values.first)
    #expect(
      !(other.x < frame.maxX && frame.x < other.maxX && other.y < frame.maxY
        && frame.y < other.maxY))
  }

  @Test func `a view without a place goes below the selected one, at standard distance`() throws {
    let tea = teaCanvas
    let below = try Placement(tea, entry("Label"), beside: ["sign"]).arranged()
    #expect(below.frames.values.first == rect(100, 69, 42, 21))
    // A button would reach into the tray: it goes to the first free place of all.
    let first = try Placement(tea, entry("Button"), beside: ["sign"]).arranged()
    #expect(first.frames.values.first == rect(8, 20, 75, 35))
  }

  @Test func `before safe areas a view stands between the guides of the bars`() throws {
    let tea = teaCanvas
    func guide(_ kind: LayoutGuideElement.Kind, _ y: Double, _ height: Double) -> CanvasItem {
      CanvasItem("\(kind)", kind: .guide(kind), in: "root", frame: rect(0, y, 375, height))
    }
    let old = tea.with(items: [tea.items[0], guide(.top, 0, 64), guide(.bottom, 618, 49)])
    func frame(_ title: String) throws -> Rect? {
      try Placement(old, entry(title), in: "root").arranged().frames.values.first
    }
    #expect(try frame("Label") == rect(8, 64, 42, 21))
    #expect(try frame("Navigation Bar") == rect(0, 64, 375, 44))
    // There is no room for it within 554 points: it stands in the middle.
    var tall = Placement(old, entry("View"), in: "root")
    tall.size = Size(width: 100, height: 560)
    #expect(try tall.arranged().frames.values.first == rect(138, 54, 100, 560))
  }

  @Test func `a view goes into the selected one that can hold it`() throws {
    let placement = Placement(teaCanvas, entry("Switch"), beside: ["tray"])
    #expect(placement.container == "tray")
    #expect(placement.sentence == "Insert Switch in tray")
    // The first place from the top is beside the pot, 8 points away, but not within the margins.
    #expect(try placement.arranged().frames.values.first == rect(28, 204, 63, 28))
  }

  @Test func `a button that an older Xcode does not have says what becomes of it`() throws {
    let text = teaCanvas.document.text
    func sentence(_ title: String, _ version: String) -> String {
      let old = text.replacing("<document ", with: "<document toolsVersion=\"\(version)\" ")
      return Placement(canvas(of: document(old)), entry(title), in: "root").sentence
    }
    #expect(
      sentence("Filled Button", "9531")
        == "Insert Filled Button in root, as a plain button: Xcode 7 has only plain ones")
    #expect(sentence("Button", "9531") == "Insert Button in root")
    #expect(sentence("Filled Button", "22505") == "Insert Filled Button in root")
  }

  @Test func `a view goes beside one just inserted, and beside one that is no container`() throws {
    let beside = Placement(teaCanvas, entry("Label"), beside: ["tray"], newcomer: "tray")
    #expect(beside.container == "root")
    #expect(beside.sentence == "Insert Label in root, below tray")
    let text = teaCanvas.document.text
    func container(of name: String, _ text: String) -> String {
      Placement(canvas(of: document(text)), entry("Label"), beside: [name]).container
    }
    #expect(container(of: "pot", text) == "pot")
    #expect(container(of: "tray", text) == "tray")
    // A view of a class of the app's own may draw something: it is a container once it holds views.
    let owned = text.replacing(/\ id="(pot|tray)"/) { " customClass=\"TeaView\" id=\"\($0.1)\"" }
    #expect(container(of: "pot", owned) == "tray")
    #expect(container(of: "tray", owned) == "tray")
  }

  @Test func `a stack view places what comes into it, behind its neighbor`() throws {
    let tea = canvas(
      rereading: .root(
        DrawnView(
          "stack", 0, 100, 300, 80, element: "stackView",
          [DrawnView("cup", 0, 0, 50, 80, element: "label"), DrawnView("pot", 50, 0, 50, 80)])))
    let behind = try canvas(tea, after: Placement(tea, entry("Switch"), beside: ["cup"])).document
    let ids = behind.subviewIDs("stack")
    #expect([ids[0], ids[2]] == ["cup", "pot"])
    #expect(behind.object(ids[1])?["fixedFrame"] == nil)
    #expect(behind.object(ids[1])?.child("autoresizingMask") == nil)
    let before = Placement(tea, entry("Label"), in: "stack", at: Point(x: 10, y: 110))
    #expect(try canvas(tea, after: before).document.subviewIDs("stack")[1...] == ["cup", "pot"])
  }

  @Test func `colours of the system come with their values and their capability`() throws {
    let tea = canvas(of: document(Template.empty.text.withoutColors))
    let after = try canvas(tea, after: Placement(tea, entry("Text View"), in: root(tea))).document
    #expect(after.resourceNames("systemColor") == ["labelColor", "systemBackgroundColor"])
    #expect(
      after.root.list("dependencies").compactMap { $0["name"] }.contains(
        "System colors in document resources"))
  }

  @Test func `a document of an old version of Xcode gets what that version knows`() throws {
    let old = Template.empty.text.withoutColors.replacing("23504", with: "14313")
    let tea = canvas(of: document(old))
    let button = try canvas(tea, after: Placement(tea, entry("Button"), in: root(tea))).document
    #expect(!button.text.contains("buttonConfiguration"))
    #expect(button.text.contains("buttonType=\"roundedRect\""))
    let view = try canvas(tea, after: Placement(tea, entry("View"), in: root(tea))).document
    #expect(!view.text.contains("systemColor"))
    #expect(view.text.contains("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\""))
    let list = try canvas(tea, after: Placement(tea, entry("Collection View"), in: root(tea)))
    #expect(!list.document.text.contains("automaticEstimatedItemSize"))
  }

  @Test(arguments: [
    ("6254", ["46 30", "97 30", "121 29", "94 29", "39 37", "150 2"]),
    ("14490", ["46 30", "97 30", "121 29", "94 29", "39 37", "150 2"]),
    ("15705", ["46 30", "97 34", "131 32", "94 32", "39 37", "150 4"]),
    ("18122", ["46 30", "97 34", "131 32", "94 32", "116 26", "150 4"]),
    ("23504", ["75 35", "97 34", "131 32", "94 32", "116 26", "150 4"]),
  ])
  func `controls have the sizes of the version of Xcode`(tools: String, sizes: [String]) throws {
    let tea = canvas(of: document(Template.empty.text.replacing("23504", with: tools)))
    let titles = [
      "Button", "Text Field", "Segmented Control", "Stepper", "Page Control", "Progress View",
    ]
    let found = try titles.map { title in
      let placement = Placement(tea, entry(title), in: root(tea))
      let id = try #require(try placement.arranged().selection.first)
      let frame = try #require(try canvas(tea, after: placement).document.frameText(id))
      return frame.split(separator: " ").suffix(2).joined(separator: " ")
    }
    #expect(found == sizes)
  }

  @Test(arguments: [
    ("13196", #"colorSpace="calibratedWhite"/>"#),
    ("14490", #"colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#),
  ])
  func `white has the name of its space in the version of Xcode`(tools: String, space: String)
    throws
  {
    let old = Template.empty.text.withoutColors.replacing("23504", with: tools)
    let tea = canvas(of: document(old))
    let view = try canvas(tea, after: Placement(tea, entry("View"), in: root(tea))).document
    #expect(view.text.contains(#"<color key="backgroundColor" white="1" alpha="1" "# + space))
  }

  @Test func `bars follow the width of the view around`() throws {
    let tea = scene()
    for title in ["Navigation Bar", "Toolbar", "Tab Bar"] {
      let text = try canvas(tea, after: Placement(tea, entry(title), in: root(tea))).document.text
      #expect(
        text.contains(
          #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#))
      #expect(
        text.contains(#"<toolbar opaque="NO" clearsContextBeforeDrawing="NO" "#)
          == (title == "Toolbar"))
    }
  }

  @Test(arguments: 0..<30)
  func `a place is found where there is room, and covers nothing`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let views = (0..<8).map { index in
      DrawnView(
        "v\(index)", Double.random(in: 0...300, using: &random).rounded(),
        Double.random(in: 20...600, using: &random).rounded(),
        Double.random(in: 20...200, using: &random).rounded(),
        Double.random(in: 20...200, using: &random).rounded())
    }
    let tea = canvas(DrawnView("root", 0, 0, 375, 667, views))
    let placement = Placement(tea, entry("Image View"), in: "root")
    let found = try #require(try placement.arranged().frames.values.first)
    func isFree(_ place: Rect) -> Bool {
      views.allSatisfy { view in
        place.x >= view.frame.maxX || place.maxX <= view.frame.x || place.y >= view.frame.maxY
          || place.maxY <= view.frame.y
      }
    }
    let hasRoom = (0...135).contains { x in
      (20...539).contains { y in isFree(rect(Double(x), Double(y), 240, 128)) }
    }
    #expect(isFree(found) || !hasRoom)
  }

  /// The frames that views of the library get, one after another.
  private func frames(_ count: Int, of title: String) throws -> [Rect] {
    var tea = scene()
    return try (0..<count).map { _ in
      let placement = Placement(tea, entry(title), in: root(tea))
      let frame = try #require(try placement.arranged().frames.values.first)
      tea = try canvas(tea, after: placement)
      return frame
    }
  }

  @Test(arguments: ["View", "Table View", "Navigation Bar", "Text View"])
  func `no view is wholly behind another, however many there are`(title: String) throws {
    let frames = try frames(16, of: title)
    for (index, frame) in frames.enumerated() {
      let others = frames[(index + 1)...]
      #expect(
        !others.contains {
          $0.x <= frame.x && $0.y <= frame.y && $0.maxX >= frame.maxX && $0.maxY >= frame.maxY
        }, "\(index)")
    }
  }

  @Test func `where no place is free, views are cascaded from the middle`() throws {
    let places = try frames(12, of: "View").map { [$0.x, $0.y] }
    #expect(
      places[4...] == [
        [8, 552], [8, 688], [77, 362], [97, 382], [117, 402], [137, 422], [28, 28], [48, 48],
      ])
  }

  @Test func `a container view comes with the scene that it embeds`() throws {
    let tea = scene()
    let after = try canvas(tea, after: Placement(tea, entry("Container View"), in: root(tea)))
      .document
    let container = try #require(after.subviewIDs(root(tea)).first.flatMap(after.object))
    let segue = try #require(container.list("connections").first)
    #expect(segue["kind"] == "embed")
    #expect(after.scenes.count == 2)
    #expect(after.scenes[1].controller?["id"] == segue["destination"])
    #expect(after.scenes[1].controller?.rootView?.rect(key: "frame") == rect(0, 0, 240, 128))
    #expect(after.scenes[1].canvasLocation?.x == 763.35877862595419)
    let xib = scene(.xib)
    let alone = try canvas(xib, after: Placement(xib, entry("Container View"), in: root(xib)))
      .document
    #expect(!alone.text.contains("segue"))
  }

  @Test func `the scene of a container view brings what its colours need`() throws {
    let tea = canvas(of: document(Template.empty.text.withoutColors))
    let after = try canvas(tea, after: Placement(tea, entry("Container View"), in: root(tea)))
      .document
    #expect(after.resourceNames("systemColor") == ["systemBackgroundColor"])
    #expect(
      after.root.list("dependencies").compactMap { $0["name"] }.contains(
        "System colors in document resources"))
  }

  /// The scene of a container view in a document of another version, without spaces, ids and
  /// places.
  @Test(arguments: [
    (
      "23504", true,
      """
      <viewLayoutGuide key="safeArea"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      </view>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
      """
    ),
    (
      "14313", true,
      """
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <viewLayoutGuide key="safeArea"/>
      </view>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" userLabel="First Responder" sceneMemberID="firstResponder"/>
      """
    ),
    (
      "14313", false,
      """
      <layoutGuides>
      <viewControllerLayoutGuide type="top"/>
      <viewControllerLayoutGuide type="bottom"/>
      </layoutGuides>
      <view key="view" contentMode="scaleToFill">
      <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </view>
      """
    ),
  ])
  func `the scene of a container view is one of the document's version`(
    version: String, safeAreas: Bool, part: String
  ) throws {
    var text = Template.empty.text.replacing("23504", with: version)
    if !safeAreas { text = text.replacing(" useSafeAreas=\"YES\"", with: "") }
    let tea = canvas(of: document(text))
    let after = try canvas(tea, after: Placement(tea, entry("Container View"), in: root(tea)))
      .document
    let new = String(after.text[try #require(after.text.ranges(of: "<scene ").last).lowerBound...])
    let lines = new.split(separator: "\n").map { line in
      line.drop { $0 == " " }.replacing(/\ id="[^"]*"/, with: "")
    }
    #expect(lines.joined(separator: "\n").contains(part), "\(new)")
  }

  @Test(arguments: LibraryEntry.all)
  func `a view gets no label, as in Xcode`(_ entry: LibraryEntry) throws {
    let after = try canvas(teaCanvas, after: Placement(teaCanvas, entry, in: "root")).document
    let id = try #require(after.subviewIDs("root").last)
    #expect(after.object(id)?.string("userLabel") == nil)
  }

  @Test func `what can't hold views says so`() {
    #expect(
      refusal(of: Placement(teaCanvas, entry("Label"), in: "sign")) == "sign can't hold views")
  }
}

extension String {
  fileprivate func replacing(_ word: String, with other: String) -> String {
    guard let range = firstRange(of: word) else { preconditionFailure("no \(word)") }
    return String(self[..<range.lowerBound] + other + self[range.upperBound...])
  }

  /// A template's text without colours of the system.
  fileprivate var withoutColors: String {
    var lines = split(separator: "\n").filter {
      !$0.contains("systemBackgroundColor") && !$0.contains("System colors")
        && !$0.contains("<color white")
    }
    lines.removeAll { $0.contains("systemColor>") || $0.contains("resources>") }
    return lines.joined(separator: "\n") + "\n"
  }
}
