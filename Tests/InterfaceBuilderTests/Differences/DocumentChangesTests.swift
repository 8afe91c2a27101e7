import InterfaceBuilder
import Testing

@Suite struct DocumentChangesTests {
  /// What differs after parts of the text are replaced: a line for each change.
  private func changes(_ replacements: KeyValuePairs<String, String>) -> [String] {
    let changed = replacements.reduce(storyboard) { text, replacement in
      #expect(text.contains(replacement.key), "the fixture has no \(replacement.key)")
      return text.replacing(replacement.key, with: replacement.value)
    }
    return DocumentChanges(from: document(storyboard), to: document(changed)).changes.map(\.line)
  }

  @Test func `spaces, the order of attributes, digits and written defaults are no difference`() {
    #expect(changes([:]) == [])
    #expect(changes(["\n    ": "\n        "]) == [])
    #expect(
      changes([
        #"property="titleLabel" destination="lAb-eL-one""#:
          #"destination="lAb-eL-one" property="titleLabel""#,
        #"x="0.0" y="0.0" width="393""#: #"y="0" x="0" width="393.0""#,
        #"constant="20""#: #"constant="20.0" multiplier="1" relation="equal" priority="1000""#,
        #"<nil key="textColor"/>"#: "", #"sceneMemberID="viewController""#: "",
        #"version="21505""#: #"version="22222""#,
      ]) == [])
  }

  @Test func `a value differs by the names that lead to it`() {
    #expect(
      changes([
        #"constant="20""#: #"constant="24""#, "Clean cups": "Dirty cups",
        #"title="Pour""#: #"title="Fill" image="cup""#, #"pointSize="17""#: #"pointSize="20""#,
        "retina6_12": "retina6_1",
      ]) == [
        "document: device/id retina6_12 -> retina6_1",
        #"lAb-eL-one: text Clean cups & "move down" -> Dirty cups & "move down""#,
        "lAb-eL-one: fontDescription <fontDescription> -> <fontDescription>",
        "bUt-to-nPo: normal/title Pour -> Fill", "bUt-to-nPo: normal/image - -> cup",
        "c02-aa-aaa: constant 20 -> 24",
      ])
  }

  @Test func `what a variation says differs from a value that holds everywhere`() {
    #expect(
      changes([
        #"constant="20" id="c02-aa-aaa"/>"#:
          #"constant="20" id="c02-aa-aaa"><variation key="widthClass=regular" constant="0"/></constraint>"#
      ]) == ["c02-aa-aaa: widthClass=regular/constant - -> 0"])
  }

  @Test func `objects come and go with what is in them`() {
    #expect(
      changes([
        #"<subviews>"#:
          #"<subviews><view id="bOx"><subviews><view id="iNn-er"/></subviews></view>"#,
        #"<outlet property="titleLabel" destination="lAb-eL-one" id="oUt-le-tOn"/>"#: "",
      ]) == ["bOx: added", "oUt-le-tOn: removed"])
  }

  @Test func `a view that moves into another is no new view`() throws {
    let label = #"<nil key="textColor"/>"#
    let start = try #require(storyboard.firstRange(of: "<button")).lowerBound
    let end = try #require(storyboard.firstRange(of: "</button>")).upperBound
    let button = String(storyboard[start..<end])
    #expect(
      changes([button: "", label: label + "<subviews>" + button + "</subviews>"]) == [
        "bUt-to-nPo: moved from rOo-tV-iew to lAb-eL-one"
      ])
  }

  @Test func `subviews in another order are a difference, constraints are none`() {
    let text = storyboard.replacing(
      "<subviews>", with: "<subviews><view id=\"a\"/><view id=\"b\"/>")
    let swapped = storyboard.replacing(
      "<subviews>", with: "<subviews><view id=\"b\"/><view id=\"a\"/>")
    #expect(
      DocumentChanges(from: document(text), to: document(swapped)).changes.map(\.line)
        == ["rOo-tV-iew: other order b a lAb-eL-one bUt-to-nPo"])
    let first =
      #"<constraint firstItem="lAb-eL-one" firstAttribute="leading" "#
      + #"secondItem="rOo-tV-iew" secondAttribute="leadingMargin" id="c01-aa-aaa"/>"#
    #expect(changes([first: "", "<constraints>": "<constraints>" + first]) == [])
  }

  @Test func `a constraint that was made anew is compared with the former one`() {
    #expect(changes(["c02-aa-aaa": "nEw-aa-aaa"]) == [])
    #expect(
      changes([#"constant="20" id="c02-aa-aaa""#: #"constant="30" id="nEw-aa-aaa""#])
        == ["nEw-aa-aaa: constant 20 -> 30"])
    #expect(
      changes([
        #"firstAttribute="top" secondItem="sAf-eA-rea" secondAttribute="top" constant="20" id="c02-aa-aaa""#:
          #"firstAttribute="bottom" secondItem="sAf-eA-rea" secondAttribute="top" constant="20" id="nEw-aa-aaa""#
      ]) == ["nEw-aa-aaa: added", "c02-aa-aaa: removed"])
  }

  @Test func `an object of another kind is told once`() {
    #expect(
      changes([
        "<button ": "<view ", "</button>": "</view>", "<state key=\"normal\" title=\"Pour\"/>": "",
      ])
        == ["bUt-to-nPo: was button", "bUt-to-nPo: normal/title Pour -> -"])
  }
}

extension DocumentChanges.Change {
  fileprivate var line: String {
    let words: String =
      switch kind {
      case .added: "added"
      case .removed: "removed"
      case .replaced(let old): "was \(old.name)"
      case .moved(let from, let to): "moved from \(from.shortID) to \(to.shortID)"
      case .reordered(let members): "other order " + members.map(\.shortID).joined(separator: " ")
      case .value(let value):
        "\(value.path.joined(separator: "/")) \(value.old.text) -> \(value.new.text)"
      }
    return "\(object.shortID): \(words)"
  }
}

extension InterfaceBuilder.Element {
  fileprivate var shortID: String { self["id"] ?? self["sceneID"] ?? name }
}

extension DocumentValue? {
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .part(let part): "<\(part.name)>"
    case .nothing: "nil"
    case nil: "-"
    }
  }
}
