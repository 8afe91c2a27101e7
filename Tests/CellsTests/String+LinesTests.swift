import Cells
import Testing

@Suite struct `Lines of a text` {
  @Test func `are broken at blanks, and a longer word has one of its own`() {
    #expect("a cup of tea".lines(ofColumns: 12) == ["a cup of tea"])
    #expect("a cup of tea".lines(ofColumns: 8) == ["a cup of", "tea"])
    #expect("a teapotful of tea".lines(ofColumns: 6) == ["a", "teapotful", "of tea"])
    #expect("日本 語".lines(ofColumns: 6) == ["日本", "語"])
    #expect("a  b".lines(ofColumns: 3) == ["a ", "b"])
    #expect("".lines(ofColumns: 3) == [""])
  }

  @Test func `are broken in a longer name before its dots, parentheses and capitals`() {
    let call = "WonderlandViewController.updateConstraints()"
    #expect(call.lines(ofColumns: 30) == ["WonderlandViewController", ".updateConstraints()"])
    #expect(
      call.lines(ofColumns: 18) == ["WonderlandView", "Controller.update", "Constraints()"])
    #expect(
      call.lines(ofColumns: 14) == [
        "WonderlandView", "Controller", ".update", "Constraints()",
      ])
    #expect("a 93.75 pt view".lines(ofColumns: 4) == ["a", "93.75", "pt", "view"])
    let swift = "textFieldTop.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)"
    #expect(
      swift.lines(ofColumns: 24) == [
        "textFieldTop.topAnchor", ".constraint(equalTo:", "view.topAnchor,", "constant: 8)",
      ])
    #expect("a.b.c = 1".lines(ofColumns: 5) == ["a.b.c", "= 1"])
  }

  @Test func `have other columns behind the first, and longer words made shorter`() {
    let lines = "a cup of teapotful".lines(first: 5, others: 4) { word, columns in
      String(word.prefix(columns))
    }
    #expect(lines == ["a cup", "of", "teap"])
  }

  @Test func `are cut into pieces where nothing else can be done`() {
    #expect("teapot".pieces(ofColumns: 4) == ["teap", "ot"])
    #expect("日本語".pieces(ofColumns: 5) == ["日本", "語"])
  }
}
