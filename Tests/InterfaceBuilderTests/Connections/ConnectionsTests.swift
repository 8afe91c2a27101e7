import InterfaceBuilder
import Testing

@Suite struct ConnectionsTests {
  private let controller = element(
    """
    <viewController><connections><outlet property="pot" destination="a" id="1"/>
    <outletCollection property="cups" destination="b" id="2"/>
    <action selector="pour:" destination="c" id="3"/></connections></viewController>
    """)

  @Test func `outlets name a property and an object`() {
    #expect(controller.outlets.map(\.property) == ["pot", "cups"])
    #expect(controller.outlets.map(\.destination) == ["a", "b"])
    #expect(element("<view/>").outlets.isEmpty)
  }
}
