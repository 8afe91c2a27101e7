import InterfaceBuilder
import Testing

@Suite struct MissingResourcesTests {
  private let text = storyboard.replacing(
    "<state key=\"normal\" title=\"Pour\"/>",
    with: """
      <state key="normal" title="Pour" image="kettle" backgroundImage="tray"/>
      <state key="selected" image="cup" catalog="system"><color key="titleColor" name="Tea"/></state>
      <color key="tintColor" name="Milk"/><accessibilityTraits image="YES"/>
      <userDefinedRuntimeAttribute type="image" keyPath="a" value="spoon"/>
      """
  ).replacing(
    "</scenes>",
    with: "</scenes><resources><image name=\"tray\" width=\"1\" height=\"1\"/>"
      + "<namedColor name=\"Milk\"/></resources>")

  @Test func `names that neither the document nor a catalog has are told`() {
    let found = document(text).missingResources(images: ["kettles"], colors: ["Coffee"])
    #expect(
      found.map(\.description) == [
        "Tea.storyboard:26:73: warning: there is no image kettle; did you mean kettles?",
        "Tea.storyboard:27:82: warning: there is no colour Tea",
        "Tea.storyboard:29:62: warning: there is no image spoon",
      ])
  }

  @Test func `names in catalogs are not missing`() {
    #expect(
      document(text).missingResources(images: ["kettle", "spoon"], colors: ["Tea"]) == [])
  }
}
