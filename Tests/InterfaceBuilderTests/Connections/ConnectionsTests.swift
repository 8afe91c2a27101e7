import InterfaceBuilder
import Testing

@Suite struct ConnectionsTests {
  private let controller = element(
    """
    <viewController><connections><outlet property="pot" destination="a" id="1"/>
    <outletCollection property="cups" destination="b" id="2"/>
    <action selector="pour:" destination="c" eventType="touchUpInside" id="3"/>
    <segue destination="d" kind="presentation" identifier="more" modalPresentationStyle="pageSheet" animates="NO" id="4"/>
    <segue destination="e" kind="relationship" relationship="rootViewController" id="5"/></connections></viewController>
    """)

  @Test func `outlets name a property and an object`() {
    #expect(controller.outlets.map(\.property) == ["pot", "cups"])
    #expect(controller.outlets.map(\.destination) == ["a", "b"])
    #expect(controller.outlets.map(\.isCollection) == [false, true])
  }

  @Test func `actions name a method, a receiver and an event`() {
    #expect(controller.actions.map(\.selector) == ["pour:"])
    #expect(controller.actions.first?.destination == "c")
    #expect(controller.actions.first?.eventType == "touchUpInside")
  }

  @Test func `segues have a kind and what goes with it`() {
    #expect(controller.segues.map(\.kind) == ["presentation", "relationship"])
    #expect(controller.segues[0].identifier == "more")
    #expect(controller.segues[0].modalPresentationStyle == "pageSheet")
    #expect(controller.segues.map(\.animates) == [false, true])
    #expect(controller.segues[1].relationship == "rootViewController")
    #expect(element("<view/>").segues.isEmpty)
  }
}
