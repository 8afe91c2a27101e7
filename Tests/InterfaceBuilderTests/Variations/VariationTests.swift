import InterfaceBuilder
import Testing

@Suite struct VariationTests {
  private let phone = DesignTraits(width: .compact, height: .regular)
  private let landscape = DesignTraits(width: .compact, height: .compact)
  private let pad = DesignTraits(width: .regular, height: .regular, idiom: "pad")

  @Test func `a condition is read from its key`() {
    #expect(VariationCondition(key: "default")?.rank == 0)
    let condition = VariationCondition(key: "heightClass=compact-widthClass=regular")
    #expect(condition?.height == .compact)
    #expect(condition?.width == .regular)
    #expect(condition?.rank == 2)
    #expect(VariationCondition(key: "userInterfaceIdiom=mac")?.idiom == "mac")
  }

  @Test(arguments: [
    "", "widthClass", "widthClass=any", "widthClass=compact-widthClass=regular", "tea=green",
    "widthClass=compact-", "widthClass=compact=compact",
  ])
  func `a condition that is not known never holds`(key: String) {
    #expect(VariationCondition(key: key) == nil)
    let a = element("<a b='0'><variation key='\(key)' b='1'/></a>")
    #expect(a.value(of: "b", for: phone) == "0")
  }

  @Test func `variations are applied from the default to the most demanding`() {
    let a = element(
      """
      <a b="0"><variation key="heightClass=compact-widthClass=compact" b="3"/>
      <variation key="widthClass=compact" b="2" c="2"/><variation key="default" b="1" d="1"/></a>
      """)
    #expect(a.value(of: "b", for: landscape) == "3")
    #expect(a.value(of: "b", for: phone) == "2")
    #expect(a.value(of: "b", for: pad) == "1")
    #expect(a.value(of: "c", for: pad) == nil)
    #expect(a.value(of: "d", for: landscape) == "1")
  }

  @Test func `a constraint has the numbers of the classes that hold`() throws {
    let element = element(
      """
      <constraint constant="20"><variation key="heightClass=compact" constant="8" priority="250"/>
      </constraint>
      """)
    let constraint = try #require(Constraint(element))
    #expect(constraint.constant(for: phone) == 20)
    #expect(constraint.constant(for: landscape) == 8)
    #expect(constraint.priority(for: phone) == 1000)
    #expect(constraint.priority(for: landscape) == 250)
  }

  @Test func `a variation may hold a view at a frame of its own`() {
    let view = element(
      """
      <view><rect key="frame" x="1" y="2" width="3" height="4"/>
      <variation key="widthClass=compact" fixedFrame="YES">
      <rect key="frame" x="5" y="6" width="7" height="8"/></variation>
      <variation key="heightClass=compact-widthClass=compact" fixedFrame="NO"/></view>
      """)
    #expect(view.isHeldAtFrame)
    #expect([phone, landscape, pad].map(view.isHeldAtFrame) == [true, false, false])
    #expect(view.frame(for: phone) == Rect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.frame(for: pad) == Rect(x: 1, y: 2, width: 3, height: 4))
    let plain = element("<view><variation key='widthClass=compact' fixedFrame='NO'/></view>")
    #expect(!plain.isHeldAtFrame)
    #expect(plain.frame(for: phone) == nil)
  }

  @Test func `a variation may replace a child`() {
    let label = element(
      """
      <label><fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/>
      </variation></label>
      """)
    #expect(label.child(key: "fontDescription", for: phone)?.number("pointSize") == 17)
    #expect(label.child(key: "fontDescription", for: pad)?.number("pointSize") == 30)
    #expect(label.child(key: "tea", for: pad) == nil)
  }

  @Test func `masks say which members are there`() {
    let view = element(
      """
      <view><subviews><label id="a"/><label id="b"/><label id="c"/></subviews>
      <constraints><constraint id="d"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/><exclude reference="c"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="c"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="a"/></mask>
      <mask key="constraints"><exclude reference="d"/></mask></variation></view>
      """)
    func ids(_ group: String, _ traits: DesignTraits) -> [String?] {
      view.members(group, for: traits).map { $0["id"] }
    }
    #expect(ids("subviews", phone) == ["a"])
    #expect(ids("subviews", pad) == ["a", "c"])
    #expect(ids("subviews", landscape) == [])
    #expect(ids("constraints", phone) == ["d"])
    #expect(ids("constraints", landscape) == [])
    #expect(ids("prototypes", phone) == [])
  }
}
