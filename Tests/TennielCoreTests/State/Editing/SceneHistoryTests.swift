import Stage
import Testing

@testable import TerminalApp

@Suite struct `The changes of a scene` {
  private func edit(
    _ view: String, _ before: String, _ after: String, _ property: EditedProperty = .text
  ) -> SceneEdit {
    SceneEdit(
      property, of: .view(ItemID(ViewPath(view))), from: .text(before), to: .text(after),
      subject: view)
  }

  @Test func `to one property become one, which goes from the first value to the last`() {
    var history = SceneHistory()
    history.make([edit("one", "a", "b")])
    history.make([edit("two", "x", "y")])
    history.make([edit("one", "b", "c")])
    #expect(history.edits == [edit("one", "a", "c"), edit("two", "x", "y")])
    _ = history.undo()
    #expect(history.edits == [edit("one", "a", "b"), edit("two", "x", "y")])
  }

  @Test func `stay apart where the scene's code has set a value in between`() {
    var history = SceneHistory()
    history.make([edit("one", "a", "b")])
    history.make([edit("one", "code", "c")])
    #expect(history.edits == [edit("one", "a", "b"), edit("one", "code", "c")])
    #expect(history.net == [edit("one", "a", "c")])
  }

  @Test func `are taken back whatever was changed since, and that is taken back as well`() {
    var history = SceneHistory()
    history.make([edit("one", "a", "b")])
    history.make([edit("two", "x", "y")])
    history.make([edit("one", "code", "c")])
    let before = history.edits
    history.takeBack(history.net[0])
    #expect(history.edits == [edit("two", "x", "y")])
    #expect(history.undo()?.sentence == "text \"c\" -> \"a\" of one")
    #expect(history.edits == before)
  }

  @Test func `by one key are one step, until another property is changed`() {
    var history = SceneHistory()
    history.make([edit("one", "a", "b")], isStepping: true)
    #expect(history.make([edit("one", "b", "c")], isStepping: true) == "text \"a\" -> \"c\" of one")
    history.make([edit("two", "x", "y")], isStepping: true)
    history.make([edit("two", "y", "z")])
    #expect(
      history.steps.done.map(\.sentence) == [
        "text \"a\" -> \"c\" of one", "text \"x\" -> \"y\" of two", "text \"y\" -> \"z\" of two",
      ])
  }

  @Test func `by one key that come back to the first value are none`() {
    var history = SceneHistory()
    history.make([edit("two", "x", "y")])
    history.make([edit("one", "a", "b")], isStepping: true)
    #expect(history.make([edit("one", "b", "a")], isStepping: true) == "text \"a\" as before")
    #expect(history.steps.done.map(\.sentence) == ["text \"x\" -> \"y\" of two"])
    #expect(history.edits == [edit("two", "x", "y")])
  }

  @Test func `that were taken back are a step of their own when their key is pressed again`() {
    var history = SceneHistory()
    history.make([edit("one", "a", "b")], isStepping: true)
    _ = history.undo()
    _ = history.redo()
    history.make([edit("one", "b", "c")], isStepping: true)
    #expect(history.steps.done.count == 2)
  }
}
