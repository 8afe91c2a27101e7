import InterfaceBuilder
import Testing

@Suite struct ResourcesTests {
  private let tea = document(
    """
    <document><designables><designable name="a"><size key="intrinsicContentSize" width="5" height="6"/></designable>
    </designables><resources><image name="pot" width="24" height="20.5"/>
    <image name="cup" catalog="system" width="128" height="99"/>
    <namedColor name="Milk"><color white="1" alpha="1" colorSpace="calibratedWhite"/></namedColor>
    <systemColor name="labelColor"><color red="0" green="0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </systemColor></resources></document>
    """)

  @Test func `images have sizes`() {
    #expect(tea.images.map(\.name) == ["pot", "cup"])
    #expect(tea.image(named: "pot")?.size == Size(width: 24, height: 20.5))
    #expect(tea.image(named: "cup") == nil)
    #expect(tea.image(named: "cup", isSystem: true)?.isSystem == true)
  }

  @Test func `colours by name have the numbers of the resources`() {
    #expect(tea.components(of: .named("Milk")) == ColorComponents(red: 1, green: 1, blue: 1))
    #expect(
      tea.components(of: .system("labelColor")) == ColorComponents(red: 0, green: 0, blue: 0.5))
    #expect(tea.components(of: .named("Tea")) == nil)
    #expect(tea.components(of: .pattern("leaves")) == nil)
  }

  @Test func `an entry is found by its kind and name, the first of several`() {
    let twice = document(
      """
      <document><resources><image name="pot" width="1" height="2"/><image name="pot" width="3" height="4"/>
      <namedColor name="pot"/></resources></document>
      """)
    #expect(twice.resource("image", "pot")?.size == Size(width: 1, height: 2))
    #expect(twice.resource("namedColor", "pot")?.name == "namedColor")
    #expect(twice.resource("systemColor", "pot") == nil)
  }

  @Test func `measured sizes are those of their views`() {
    #expect(tea.designableSize(of: "a") == Size(width: 5, height: 6))
    #expect(tea.designableSize(of: "b") == nil)
  }
}
