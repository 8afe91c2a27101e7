import Foundation
import JSON
import Testing

@testable import solver_stream

/// Lines that go in, and the lines that come out.
@Suite struct SolveConversationTests {
  private func answers(to lines: String) -> [String] {
    var conversation = SolveConversation(tellsTime: false)
    let split = Array(lines.utf8).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return split.compactMap {
      conversation.answer(to: Array($0)).map { String(decoding: $0.dropLast(), as: UTF8.self) }
    }
  }

  /// The text of the error that a line gets after `c1` and the edit of `W`.
  private func error(of line: String) -> String? {
    let before = """
      {"op":"add","id":"c1","terms":{"x":1},"relation":">=","constant":10}
      {"op":"edit","values":{"W":100}}

      """
    let answers = answers(to: before + line)
    guard answers.count == 1,
      case .object(let members)? = try? JSONReader.read(Array(answers[0].utf8)),
      members.map(\.key.text) == ["line", "error"], members[0].value == .number(3),
      case .string(let message) = members[1].value
    else { return nil }
    return message.text
  }

  @Test func `values come in the order of first mention, and missed constraints by how much`() {
    #expect(
      answers(
        to: """
          {"op":"add","id":"sum","terms":{"x":1,"y":1},"relation":"=","constant":100}
          {"op":"add","id":"wish","terms":{"y":1},"relation":"==","constant":30.5,"priority":750}
          {"op":"add","id":"low","terms":{"x":1},"relation":"<=","constant":20,"priority":250}
          {"op":"add","id":"met","terms":{"a":2},"relation":">=","constant":-5,"priority":1}
          {"op":"solve"}
          {"op":"constant","id":"sum","constant":50}
          {"op":"solve"}
          {"op":"priority","id":"low","priority":751}
          {"op":"constant","id":"sum","constant":100}
          {"op":"solve"}
          {"op":"remove","id":"low"}
          {"op":"solve"}
          """) == [
          #"{"line":5,"values":{"x":69.5,"y":30.5,"a":-2.5},"violations":{"low":49.5}}"#,
          #"{"line":7,"values":{"x":19.5,"y":30.5,"a":-2.5},"violations":{}}"#,
          #"{"line":10,"values":{"x":20,"y":80,"a":-2.5},"violations":{"wish":49.5}}"#,
          #"{"line":12,"values":{"x":69.5,"y":30.5,"a":-2.5},"violations":{}}"#,
        ])
  }

  @Test func `a constraint without a priority is required, one at 1000 too`() {
    #expect(
      answers(
        to: """
          {"op":"add","id":"a","terms":{"x":1},"relation":"=","constant":1}
          {"op":"add","id":"b","terms":{"x":2},"relation":"=","constant":3}
          {"op":"add","id":"b","terms":{"x":2},"relation":"=","constant":3,"priority":1000}
          {"op":"add","id":"b","terms":{"x":2},"relation":"=","constant":3,"priority":999.9}
          {"op":"priority","id":"b","priority":1000}
          {"op":"priority","id":"a","priority":999}
          {"op":"priority","id":"b","priority":1000}
          {"op":"solve"}
          """) == [
          #"{"line":2,"refused":"b","conflict":["b","a"],"repairs":{"b":-1,"a":0.5}}"#,
          #"{"line":3,"refused":"b","conflict":["b","a"],"repairs":{"b":-1,"a":0.5}}"#,
          #"{"line":5,"refused":"b","conflict":["b","a"],"repairs":{"b":-1,"a":0.5}}"#,
          #"{"line":8,"values":{"x":1.5},"violations":{"a":0.5}}"#,
        ])
  }

  @Test func `an edit is as hard as required, until the next one, and ends`() {
    #expect(
      answers(
        to: """
          {"op":"edit","values":{"W":320,"H":480}}
          {"op":"add","id":"half","terms":{"x":2,"W":-1},"relation":"=","constant":0}
          {"op":"add","id":"least","terms":{"x":1},"relation":">=","constant":100}
          {"op":"solve"}
          {"op":"edit","values":{"W":199,"H":1}}
          {"op":"edit","values":{"W":1000}}
          {"op":"solve"}
          {"op":"unedit","variables":["W","H"]}
          {"op":"constant","id":"least","constant":600}
          {"op":"solve"}
          """) == [
          #"{"line":4,"values":{"W":320,"H":480,"x":160},"violations":{}}"#,
          #"{"line":5,"refused":"edit","conflict":["half","least","edit W"],"#
            + #""repairs":{"half":1,"least":-0.5,"edit W":1}}"#,
          #"{"line":7,"values":{"W":1000,"H":480,"x":500},"violations":{}}"#,
          #"{"line":10,"values":{"W":1200,"H":0,"x":600},"violations":{}}"#,
        ])
  }

  @Test func `a repair alone is enough, whichever it is`() throws {
    let before = """
      {"op":"edit","values":{"W":320}}
      {"op":"add","id":"sum","terms":{"left":2,"right":1,"W":-1},"relation":"=","constant":-20}
      {"op":"add","id":"room","terms":{"right":-3},"relation":"<=","constant":-300}
      {"op":"constant","id":"room","constant":-300}

      """
    let refused = #"{"op":"add","id":"most","terms":{"left":0.5},"relation":">=","constant":62.5}"#
    #expect(
      answers(to: before + refused) == [
        #"{"line":5,"refused":"most","conflict":["most","sum","room","edit W"],"#
          + #""repairs":{"most":-12.5,"sum":50,"room":150,"edit W":50}}"#
      ])
    for repair in [
      #"{"op":"constant","id":"sum","constant":30}"#,
      #"{"op":"constant","id":"room","constant":-150}"#, #"{"op":"edit","values":{"W":370}}"#,
    ] { #expect(answers(to: before + repair + "\n" + refused) == [], "\(repair)") }
  }

  @Test func `why a value is what it is adds up to it`() {
    #expect(
      answers(
        to: """
          {"op":"add","id":"sum","terms":{"left":1,"right":1,"W":-1},"relation":"=","constant":-20}
          {"op":"add","id":"wide","terms":{"left":1},"relation":">=","constant":200,"priority":750}
          {"op":"add","id":"even","terms":{"left":1,"right":-1},"relation":"=","constant":0,"priority":250}
          {"op":"add","id":"far","terms":{"right":2},"relation":"<=","constant":1000}
          {"op":"edit","values":{"W":320}}
          {"op":"why","variable":"right"}
          {"op":"why","variable":"W"}
          {"op":"why","id":"even"}
          {"op":"why","id":"wide"}
          {"op":"why","id":"far"}
          """) == [
          #"{"line":6,"variable":"right","value":100,"terms":["#
            + #"{"id":"sum","coefficient":1,"constant":-20},"#
            + #"{"id":"wide","coefficient":-1,"constant":200},"#
            + #"{"id":"edit W","coefficient":1,"constant":320}]}"#,
          #"{"line":7,"variable":"W","value":320,"terms":["#
            + #"{"id":"edit W","coefficient":1,"constant":320}]}"#,
          #"{"line":8,"id":"even","standing":"violated","distance":100,"value":100,"terms":["#
            + #"{"id":"sum","coefficient":-1,"constant":-20},"#
            + #"{"id":"wide","coefficient":2,"constant":200},"#
            + #"{"id":"edit W","coefficient":-1,"constant":320}]}"#,
          #"{"line":9,"id":"wide","standing":"binding","distance":0,"value":200,"terms":["#
            + #"{"id":"wide","coefficient":1,"constant":200}]}"#,
          #"{"line":10,"id":"far","standing":"slack","distance":800,"value":200,"terms":["#
            + #"{"id":"sum","coefficient":2,"constant":-20},"#
            + #"{"id":"wide","coefficient":-2,"constant":200},"#
            + #"{"id":"edit W","coefficient":2,"constant":320}]}"#,
        ])
  }

  @Test func `what is ambiguous has its range, and a tie the priority of those that compete`() {
    #expect(
      answers(
        to: """
          {"op":"add","id":"sum","terms":{"x":1,"y":1},"relation":"=","constant":10}
          {"op":"ambiguous"}
          {"op":"add","id":"x0","terms":{"x":1},"relation":">=","constant":0}
          {"op":"add","id":"y0","terms":{"y":1},"relation":">=","constant":-2.5}
          {"op":"add","id":"known","terms":{"k":1},"relation":"=","constant":1}
          {"op":"ambiguous"}
          {"op":"add","id":"low","terms":{"x":1},"relation":"=","constant":2,"priority":999.9}
          {"op":"add","id":"high","terms":{"x":1},"relation":"=","constant":3,"priority":999.9}
          {"op":"ambiguous"}
          {"op":"remove","id":"low"}
          {"op":"ambiguous"}
          """) == [
          #"{"line":2,"variables":[{"name":"x","min":null,"max":null},"#
            + #"{"name":"y","min":null,"max":null}],"groups":[["x","y"]]}"#,
          #"{"line":6,"variables":[{"name":"x","min":0,"max":12.5},"#
            + #"{"name":"y","min":-2.5,"max":10}],"groups":[["x","y"]]}"#,
          #"{"line":9,"variables":[{"name":"x","min":2,"max":3,"tie":999.9},"#
            + #"{"name":"y","min":7,"max":8,"tie":999.9}],"groups":[["x","y"]]}"#,
          #"{"line":11,"variables":[],"groups":[]}"#,
        ])
  }

  @Test func `a refused operation has changed nothing, and its new variables are not there`() {
    let refused = """
      {"op":"add","id":"b","terms":{"new":1,"x":1,"other":0},"relation":">=","constant":1}
      {"op":"add","id":"c","terms":{"fresh":0},"relation":"=","constant":7}
      {"op":"edit","values":{"z":5,"x":11}}
      {"op":"constant","id":"a","constant":-1}
      {"op":"priority","id":"wish","priority":1000}
      """
    let before = """
      {"op":"edit","values":{"new":1,"W":-1}}
      {"op":"unedit","variables":["new"]}
      {"op":"add","id":"none","terms":{"new":1},"relation":"<=","constant":-9}
      {"op":"add","id":"a","terms":{"x":1,"W":1},"relation":"=","constant":-2}
      {"op":"add","id":"wish","terms":{"x":1},"relation":"=","constant":3,"priority":10}
      {"op":"solve"}

      """
    let after = """

      {"op":"add","id":"b","terms":{"new":1,"y":1},"relation":"=","constant":0}
      {"op":"solve"}
      """
    let answers = answers(to: before + refused + after)
    #expect(
      answers == [
        #"{"line":6,"values":{"new":-9,"W":-1,"x":-1},"violations":{"wish":4}}"#,
        #"{"line":7,"refused":"b","conflict":["b","none","a","edit W"],"#
          + #""repairs":{"b":-11,"none":11,"a":11,"edit W":-11}}"#,
        #"{"line":8,"refused":"c","conflict":["c"],"repairs":{"c":-7}}"#,
        #"{"line":9,"refused":"edit","conflict":["a","edit W","edit x"],"#
          + #""repairs":{"a":12,"edit W":-12,"edit x":-12}}"#,
        #"{"line":11,"refused":"wish","conflict":["wish","a","edit W"],"#
          + #""repairs":{"wish":-3,"a":3,"edit W":-3}}"#,
        #"{"line":13,"values":{"new":-9,"W":-1,"x":0,"y":9},"violations":{"wish":3}}"#,
      ])
  }

  @Test func `names are any strings, and free variables may be negative`() {
    #expect(
      answers(
        to: #"""
          {"op":"add","id":"","terms":{"":1},"relation":"<=","constant":-1}
          {"op":"add","id":"\"\\\n","terms":{"é😀 \u0001":2},"relation":"<=","constant":-1}
          {"op":"add","id":"edit","terms":{"line":1,"":1},"relation":"=","constant":-1}
          {"op":"solve"}
          {"op":"add","id":"no","terms":{"line":1},"relation":"<=","constant":-1}
          """#) == [
          #"{"line":4,"values":{"":-1,"é😀 \u0001":-0.5,"line":0},"violations":{}}"#,
          #"{"line":5,"refused":"no","conflict":["no","","edit"],"repairs":{"no":1,"":1,"edit":-1}}"#,
        ])
  }

  @Test
  func `blank lines are counted, and ends of lines, byte order marks and blanks are no matter`() {
    #expect(
      answers(
        to:
          "\u{FEFF}{\"op\":\"solve\"}\r\n\r\n  \t\n \t{ \"op\" : \"solve\" } \r\n\n{\"op\":\"sole\"}\n"
      )
        == [
          #"{"line":1,"values":{},"violations":{}}"#, #"{"line":4,"values":{},"violations":{}}"#,
          #"{"line":6,"error":"unknown operation \"sole\"; nearest: \"solve\""}"#,
        ])
  }

  @Test(arguments: [
    #"{"op":"@"}"#, #""@""#, #"{"@":1}"#, #"{"op":"solve","@":1}"#, #"{"op":"remove","id":"@"}"#,
    #"{"op":"why","variable":"@"}"#, #"{"op":"unedit","variables":["@"]}"#,
    #"{"op":"edit","values":{"@":null}}"#, #"{"op":"edit","values":{"W":"@"}}"#,
    #"{"op":"unedit","variables":[{"@":1}]}"#, #"{"op":"solve","op":"@"}"#, "@", "{@}", "[@]",
    #"{"@":1,"@":2}"#,
  ])
  func `of what is wrong and very long, an error quotes the beginning`(line: String) throws {
    for part in ["x", "[", "9", "\u{301}", "é", #"\n"#] {
      let long = String(repeating: part, count: 100_000)
      let said = error(of: line.replacingOccurrences(of: "@", with: long))
      #expect(try #require(said).utf8.count < 500, "\(line) with \(part)")
    }
  }

  @Test func `a long operation is unknown like a short one`() {
    let name = String(repeating: "solve", count: 200_000)
    #expect(
      error(of: #"{"op":"\#(name)"}"#)
        == "unknown operation \"\(name.prefix(59))…\"; operations are add, constant, priority, "
        + "remove, edit, unedit, solve, why, ambiguous")
  }

  @Test(arguments: [
    ("[]", #"an operation is an object such as {"op":"solve"}, not an array"#),
    ("7", #"an operation is an object such as {"op":"solve"}, not the number 7"#),
    (
      "{}",
      "\"op\" is missing; operations are \(Operation.forms.map(\.name).joined(separator: ", "))"
    ),
    (#"{"op":"remove"}"#, #""id" is missing; for example: {"op":"remove","id":"c1"}"#),
    (#"{"op":"remove","id":3}"#, #""id" is a string that names the constraint, not the number 3"#),
    (#"{"op":"remove","id":"c2"}"#, #"unknown id "c2"; nearest: "c1""#),
    (#"{"op":"constant","id":"C","constant":1}"#, #"unknown id "C"; nearest: "c1""#),
    (
      #"{"op":"constant","id":"c1","constant":"1"}"#, #""constant" is a number, not the string "1""#
    ),
    (
      #"{"op":"constant","id":"c1","constant":-2e12}"#,
      #""constant" -2000000000000 is too large; constants go up to 1000000000000 times "#
        + "the largest coefficient"
    ),
    (
      #"{"op":"add","id":"c2","terms":{"q":1},"relation":">=","constant":2e12}"#,
      #""constant" 2000000000000 is too large; constants go up to 1000000000000 times "#
        + "the largest coefficient"
    ),
    (
      #"{"op":"add","id":"c1","terms":{"y":1},"relation":">=","constant":2}"#,
      #"the id "c1" is in use; "remove" frees it, "constant" and "priority" change its constraint"#
    ),
    (
      #"{"op":"add","id":"edit x","terms":{"y":1},"relation":">=","constant":2}"#,
      #"an id may not begin with "edit ", as conflicts name edited values"#
    ),
    (
      #"{"op":"add","id":"c2","term":{"y":1},"relation":">=","constant":2}"#,
      #""add" has no key "term"; nearest: "terms""#
    ),
    (
      #"{"op":"add","id":"c2","terms":{"y":1}}"#,
      #""relation", "constant" are missing; for example: "# + Operation.forms[0].example
    ),
    (
      #"{"op":"add","id":"c2","terms":[1],"relation":">=","constant":2}"#,
      #""terms" is an object of numbers such as {"x":1,"y":-0.5}, not an array"#
    ),
    (
      #"{"op":"add","id":"c2","terms":{"y":null},"relation":">=","constant":2}"#,
      #""terms" is an object of numbers such as {"x":1,"y":-0.5}, but for "y" it has null"#
    ),
    (
      #"{"op":"add","id":"c2","terms":{"y":1},"relation":">","constant":2}"#,
      #""relation" is "<=", "=" (or "==") or ">=", not the string ">""#
    ),
    (
      #"{"op":"priority","id":"c1","priority":1000.5}"#,
      #""priority" is a number above 0, up to 1000 (required), not the number 1000.5"#
    ),
    (
      #"{"op":"priority","id":"c1","priority":-1}"#,
      #""priority" is a number above 0, up to 1000 (required), not the number -1"#
    ),
    (
      #"{"op":"priority","id":"c1","priority":1e-60}"#,
      #""priority" is a number above 0, up to 1000 (required), not the number 1e-60"#
    ),
    (
      #"{"op":"priority","id":"c1","priority":999.99999}"#,
      #""priority" 999.99999 can't be told from 1000 in single precision; "#
        + "the highest one below is 999.99994"
    ),
    (#"{"op":"priority","id":"c1","priority":true}"#, #""priority" is a number, not true"#),
    (
      #"{"op":"edit","values":3}"#,
      #""values" is an object of numbers such as {"W":414,"H":736}, not the number 3"#
    ),
    (
      #"{"op":"edit","values":{"new":1e300}}"#,
      "the value 1e+300 is too large; values go up to 1000000000000"
    ),
    (#"{"op":"unedit","variables":["w"]}"#, #"unknown variable "w"; nearest: "W""#),
    (#"{"op":"unedit","variables":["zzz"]}"#, #"unknown variable "zzz"; nearest: "x", "W""#),
    (#"{"op":"unedit","variables":["W","x"]}"#, #""x" is not edited; "edit" does that"#),
    (
      #"{"op":"unedit","variables":["W",1]}"#,
      #""variables" is an array of names such as ["W","H"], but has the number 1"#
    ),
    (#"{"op":"why"}"#, #""why" has either "variable" or "id""#),
    (#"{"op":"why","id":"c1","variable":"x"}"#, #""why" has either "variable" or "id""#),
    (#"{"op":"why","variable":"y"}"#, #"unknown variable "y"; nearest: "x", "W""#),
    (#"{"op":"why","id":"y"}"#, #"unknown id "y"; nearest: "c1""#),
    (
      #"{"op":"why","variable":1}"#,
      #""variable" is a string that names the variable, not the number 1"#
    ),
    (#"{"op":"solve","x":1}"#, #""solve" has no key "x"; it has none but "op""#),
    (#"{"op":"solve","op":"solve"}"#, #"not JSON at column 15: the key "op" is there already"#),
    (
      #"{"op":"solve"}}"#,
      "not JSON at column 15: the value ends before this; there is one on each line"
    ),
  ])
  func `a line that is skipped is told what is wrong and what would be right`(
    line: String, message: String
  ) {
    #expect(error(of: line) == message)
  }

  @Test func `among thousands of names no near one is looked for`() {
    let values = (0...1000).map { #""v\#($0)":1"# }.joined(separator: ",")
    #expect(
      answers(
        to: #"{"op":"edit","values":{\#(values)}}"# + "\n" + #"{"op":"unedit","variables":["v"]}"#)
        == [#"{"line":2,"error":"unknown variable \"v\"; \"add\" and \"edit\" make variables"}"#])
  }

  @Test func `a skipped line changes nothing, and makes the whole a failure`() {
    var conversation = SolveConversation(tellsTime: false)
    func answer(_ line: String) -> String? {
      conversation.answer(to: Array(line.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(answer(#"{"op":"edit","values":{"x":1}}"#) == nil)
    #expect(!conversation.hasErrors)
    // A refusal is no failure.
    #expect(
      answer(#"{"op":"add","id":"a","terms":{},"relation":"=","constant":1}"#)
        == #"{"line":2,"refused":"a","conflict":["a"],"repairs":{"a":-1}}"# + "\n")
    #expect(!conversation.hasErrors)
    _ = answer(#"{"op":"add","id":"a","terms":{"q":1},"relation":"=","constant":1e20}"#)
    _ = answer(#"{"op":"edit","values":{"r":1,"s":1e20}}"#)
    _ = answer(#"{"op":"unedit","variables":["x","y"]}"#)
    #expect(conversation.hasErrors)
    #expect(answer(#"{"op":"solve"}"#) == #"{"line":6,"values":{"x":1},"violations":{}}"# + "\n")
  }

  @Test func `with timings every operation is answered, with a time above zero`() throws {
    var conversation = SolveConversation(tellsTime: true)
    var keys: [[String]] = []
    for line in [
      #"{"op":"add","id":"a","terms":{"x":1},"relation":"=","constant":1}"#, "",
      #"{"op":"constant","id":"a","constant":2}"#, #"{"op":"solve"}"#, #"{"op":"edit"}"#,
      #"{"op":"edit","values":{"x":1}}"#, #"{"op":"remove","id":"a"}"#,
    ] {
      guard let answer = conversation.answer(to: Array(line.utf8)) else { continue }
      guard case .object(let members) = try JSONReader.read(answer) else { continue }
      keys.append(members.map(\.key.text))
      for member in members where member.key.text == "microseconds" {
        guard case .number(let time) = member.value else {
          Issue.record("\(member.value) is no time")
          continue
        }
        #expect(time > 0 && time < 10_000_000)
      }
    }
    #expect(
      keys == [
        ["line", "microseconds"], ["line", "microseconds"],
        ["line", "values", "violations", "microseconds"], ["line", "error"],
        ["line", "refused", "conflict", "repairs", "microseconds"], ["line", "microseconds"],
      ])
  }

  @Test(arguments: Operation.forms.indices)
  func `every example of the help is read as what it is the example of`(index: Int) throws {
    let form = Operation.forms[index]
    #expect(form.example.hasPrefix(#"{"op":"\#(form.name)""#))
    _ = try Operation(reading: Array(form.example.utf8))
  }
}
