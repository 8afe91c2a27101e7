import InterfaceBuilder
import Stage
import Testing

@testable import TerminalApp

@Suite struct `A line of new values` {
  private func prompt(_ fields: (EditedProperty, EditedValue)...) -> Prompt {
    Prompt(
      target: .view("view/label"), subject: "label",
      fields: fields.map { Prompt.Field(property: $0.0, before: $0.1) })
  }

  private func values(_ prompt: Prompt) -> [EditedValue]? { try? prompt.edits().get().map(\.after) }

  private func refusal(_ prompt: Prompt) -> String? {
    if case .failure(let refusal) = prompt.edits() { refusal.sentence } else { nil }
  }

  private func typing(_ text: String, into prompt: Prompt) -> Prompt {
    var prompt = prompt
    for character in text { prompt.type(character) }
    return prompt
  }

  @Test func `begins with the present value, which a digit replaces and an operator continues`() {
    let line = prompt((.constant, .number(8)))
    #expect(line.line.text == "8")
    #expect(typing("12", into: line).line.text == "12")
    #expect(values(typing("+ 4 * 2", into: line)) == [.number(16)])
  }

  @Test func `loses the present value as a whole, and what is typed by characters`() {
    var line = prompt((.constant, .number(128)))
    line.perform(.erase)
    #expect(line.line.text == "")
    line = typing("12", into: line)
    line.perform(.erase)
    #expect(line.line.text == "1")
  }

  @Test func `makes no edit of a value that stays`() {
    #expect(values(prompt((.constant, .number(8)))) == [])
    let both = prompt((.hugging(.horizontal), .number(250)), (.hugging(.vertical), .number(250)))
    #expect(values(typing("250 300", into: both)) == [.number(300)])
  }

  @Test func `takes a priority as it is kept, with the precision of a Float`() {
    let line = typing("749.3", into: prompt((.priority, .number(1000))))
    #expect(values(line) == [.number(Double(Float(749.3)))])
  }

  @Test func `keeps a multiplier of two numbers as it is typed`() throws {
    let line = prompt((.multiplier, .number(1)))
    for text in ["1:3", "1/3", "16:9"] {
      #expect(values(typing(text, into: line)) == [.ratio(try #require(Multiplier(text)))])
    }
    #expect(values(typing("8/2/2", into: line)) == [.number(2)])
    #expect(refusal(typing("1:0", into: line)) == "1:0 is not a number")
    #expect(refusal(typing("0:3", into: line)) == "0:3 is not a number")
    #expect(values(typing("3/4", into: prompt((.constant, .number(1))))) == [.number(0.75)])
    #expect(refusal(typing("3:4", into: prompt((.constant, .number(1))))) == "3:4 is not a number")
  }

  @Test func `says which numbers there are`() {
    #expect(
      refusal(typing("0", into: prompt((.priority, .number(250)))))
        == "A priority is more than 0 and at most 1000")
    #expect(
      refusal(typing("0", into: prompt((.multiplier, .number(1)))))
        == "A multiplier is between -1000 and 1000, and not 0")
    #expect(refusal(typing("1e9", into: prompt((.constant, .number(1))))) == "1e9 is not a number")
    #expect(
      refusal(typing("999999", into: prompt((.constant, .number(1)))))
        == "A constant is between -100000 and 100000")
    let both = prompt((.hugging(.horizontal), .number(250)), (.hugging(.vertical), .number(250)))
    #expect(
      refusal(typing("1 2 3", into: both))
        == "Type a number, or two with a blank between: width and height")
  }

  @Test func `takes one number for the width and the height`() {
    let both = prompt((.hugging(.horizontal), .number(250)), (.hugging(.vertical), .number(250)))
    #expect(values(typing("251", into: both)) == [.number(251), .number(251)])
  }

  @Test func `writes new lines and backslashes of a text as escapes, and reads them`() {
    let line = prompt((.text, .text("a\nb\\n")))
    #expect(line.line.text == "a\\nb\\\\n")
    #expect(values(line) == [])
    #expect(values(typing("\\nc\\", into: line)) == [.text("a\nb\\n\nc\\")])
  }

  @Test func `has an end`() {
    let line = typing(String(repeating: "x", count: 2000), into: prompt((.text, .text(""))))
    #expect(line.line.text.count == TypedText.longest)
  }
}
