import AutoLayout
import Testing

/// What the user has done to the controls of a running scene, while its document changes.
@Suite struct KeptControlTests {
  private let folder = DocumentFolder()

  private func text(title: String = "Sign in", name: String = "Alice", isOn: String = "YES")
    -> String
  {
    DocumentText.storyboard(title: title).replacing(
      "<label",
      with: """
        <textField opaque="NO" contentMode="scaleToFill" text="\(name)" id="fie-ld-001">
        <rect key="frame" x="16" y="300" width="200" height="34"/></textField>
        <switch opaque="NO" contentMode="scaleToFill" on="\(isOn)" id="swi-tc-001">
        <rect key="frame" x="16" y="360" width="51" height="31"/></switch>
        <label
        """, maxReplacements: 1)
  }

  private func field(_ user: User) -> UITextField? {
    user.view(at: "view")?.subviews.lazy.compactMap { $0 as? UITextField }.first
  }

  private func toggle(_ user: User) -> UISwitch? {
    user.view(at: "view")?.subviews.lazy.compactMap { $0 as? UISwitch }.first
  }

  /// A scene whose field the user is typing into, and whose switch is off.
  private func touched() throws -> User {
    let user = try User(try folder.write(text(), to: "Main.storyboard"))
    toggle(user)?.isOn = false
    field(user)?.text = "Alice and the cat"
    field(user)?.becomeFirstResponder()
    return user
  }

  @Test func `what was typed and switched stays, and the field goes on being edited`() throws {
    let user = try touched()
    let view = field(user)
    try user.notice(folder.write(text(title: "Hello"), to: "Main.storyboard"))
    #expect(user.screen.contains("Hello"))
    #expect(field(user) !== view)
    #expect(field(user)?.text == "Alice and the cat")
    #expect(field(user)?.isFirstResponder == true)
    #expect(toggle(user)?.isOn == false)
  }

  @Test func `a value that the document changes is the document's`() throws {
    let user = try touched()
    try user.notice(folder.write(text(name: "Hatter"), to: "Main.storyboard"))
    #expect(field(user)?.text == "Hatter")
    #expect(toggle(user)?.isOn == false)
  }

  @Test func `the canvas of a document has nothing that was typed into the running scene`() throws {
    let user = try touched()
    try user.press("escape X")
    #expect(field(user)?.text == "Alice")
  }
}
