import Testing

/// A cup and a pot, of which the cup is bound to the pot only where the height is regular.
@Suite struct OtherClassTests {
  private let folder = DocumentFolder()

  private func user() throws -> User {
    let tea = TeaDocument(
      views: [TeaDocument.View("cup", 40, 40, 80, 120), TeaDocument.View("pot", 180, 40, 80, 120)],
      constraints: TeaDocument.holding("cup", 40, 40, 80, 120)
        + TeaDocument.holding("pot", 180, 40, 80, 120)
    ).xib
    let masks = """
      <constraint firstItem="pot" firstAttribute="leading" secondItem="cup" \
      secondAttribute="trailing" constant="60" id="c8"/>
      </constraints>
      <variation key="default"><mask key="constraints">
      <exclude reference="c8"/></mask></variation>
      <variation key="heightClass=regular"><mask key="constraints">
      <exclude reference="c4"/><include reference="c8"/></mask></variation>
      """
    return try User(
      try folder.write(tea.replacing("</constraints>", with: masks), to: "Tea.xib"), columns: 140,
      rows: 40, options: "--edit")
  }

  @Test func `a tool says which constraints of other size classes it removes, and what is open`()
    throws
  {
    let user = try user()
    try user.press("/ c u p enter 4 x")
    #expect(user.panelLines.contains { $0.contains("also removes 1 constraint of hR") })
    try user.press("enter")
    #expect(
      user.status.hasPrefix(
        " Clear 5 constraints; also removes 1 constraint of hR; open in hR: pot "))
    try user.press("u / c u p enter delete")
    #expect(
      user.status.hasPrefix(" Delete cup; also removes 1 constraint of hR; open in hR: pot "))
  }

  @Test func `a tool that removes nothing elsewhere says nothing of that`() throws {
    let user = try user()
    try user.press("/ c u p enter space / p o t enter 3 w")
    #expect(!user.panelLines.contains { $0.contains("also removes") })
  }
}
