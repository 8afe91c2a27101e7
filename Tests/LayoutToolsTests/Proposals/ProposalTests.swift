import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct ProposalTests {
  private func gap(_ constant: Double, symbolic: Bool = false) -> NewConstraint {
    NewConstraint(
      .init("pot", .leading), .equal, .init("cup", .trailing), constant: constant,
      isSymbolic: symbolic)
  }

  @Test func `what the document has is not added again, whichever item it names first`() throws {
    let canvas = try teaCanvas.after(teaCanvas.adding([gap(8)]))
    let same = canvas.proposing([gap(8)], sentence: "Pin pot: leading")
    #expect(same.additions == [])
    #expect(same.existing.map(\.constraint) == [gap(8)])
    #expect(same.edits == [])
    #expect(same.buttonTitle == "The constraint is there already")
    let other = try #require(gap(8).swapped)
    #expect(other.pseudocode == "cup.trailing = pot.leading - 8")
    #expect(canvas.proposing([other], sentence: "").count == 0)
  }

  @Test func `a constraint of the document with another constant gets the wanted one`() throws {
    let canvas = try teaCanvas.after(teaCanvas.adding([gap(8)]))
    let other = try #require(gap(20, symbolic: true).swapped)
    let proposal = canvas.proposing(
      [other, NewConstraint(.init("cup", .width), constant: 100)], sentence: "")
    #expect(proposal.buttonTitle == "Add 1 constraint, change 1")
    #expect(
      try canvas.after(proposal.edits).lines("tray") == [
        #"<constraint firstItem="pot" firstAttribute="leading" secondItem="cup" secondAttribute="trailing" constant="20" symbolic="YES"/>"#
      ])
    let back = try canvas.after(proposal.edits).proposing([gap(0)], sentence: "")
    #expect(back.buttonTitle == "Change 1 constraint")
    #expect(
      try canvas.after(back.edits).lines("tray") == [
        #"<constraint firstItem="pot" firstAttribute="leading" secondItem="cup" secondAttribute="trailing"/>"#
      ])
  }

  @Test func `constraints with another priority, relation or factor are others`() throws {
    let canvas = try teaCanvas.after(teaCanvas.adding([gap(8)]))
    var weak = gap(8)
    weak.priority = 750
    var atLeast = gap(8)
    atLeast.relation = .greaterThanOrEqual
    var half = gap(8)
    half.multiplier = Multiplier(0.5)
    #expect(
      canvas.proposing([weak, atLeast, half], sentence: "").buttonTitle == "Add 3 constraints")
    let swapped = try #require(atLeast.swapped)
    #expect(swapped.pseudocode == "cup.trailing <= pot.leading - 8")
    #expect(half.swapped == nil)
  }

  @Test func `the constant of the canvas's size classes is the one that is changed`() throws {
    let plain = try teaCanvas.after(teaCanvas.adding([gap(8)]))
    let id = try #require(plain.document.object("tray")?.constraints.first?.id)
    let path = ElementPath(id).variation("widthClass=compact")
    let canvas = try plain.after([.set("constant", of: path, to: "12")])
    #expect(canvas.proposing([gap(12)], sentence: "").count == 0)
    #expect(
      canvas.proposing([gap(16)], sentence: "").edits == [.set("constant", of: path, to: "16")])
  }

  @Test func `constraints that a variation leaves out are not there`() throws {
    let plain = try teaCanvas.after(teaCanvas.adding([gap(8)]))
    let id = try #require(plain.document.object("tray")?.constraints.first?.id)
    let canvas = try plain.after([
      .insert(
        [
          NewElement(
            "variation", ["key": "default"],
            children: [
              NewElement(
                "mask", ["key": "constraints"], children: [NewElement("exclude", ["reference": id])]
              )
            ])
        ], into: ElementPath("tray"))
    ])
    #expect(canvas.proposing([gap(8)], sentence: "").additions == [gap(8)])
  }

  @Test func `a constraint is found farther out, and an inequality turned round`() throws {
    var atMost = NewConstraint(
      .init("cup", .trailing), .lessThanOrEqual, .init("pot", .leading), constant: -8)
    let canvas = try teaCanvas.after([
      .insert(
        [atMost.element(id: "far", in: "root")], into: ElementPath("root").group("constraints"))
    ])
    #expect(canvas.existing(like: atMost)?.id == "far")
    let atLeast = try #require(atMost.swapped)
    #expect(canvas.existing(like: atLeast)?.constraint == atMost)
    #expect(canvas.proposing([atLeast, atMost], sentence: "").existing.count == 1)
    atMost.relation = .greaterThanOrEqual
    #expect(canvas.existing(like: atMost) == nil)
  }

  @Test func `of equal constraints the first counts, and those of unknown items don't`() {
    let proposal = teaCanvas.proposing(
      [gap(8), gap(9), NewConstraint(.init("nobody", .width), constant: 1)], sentence: "",
      updating: .items)
    #expect(proposal.additions == [gap(8)])
    #expect(proposal.updatedViews == ["cup", "pot"])
    #expect(teaCanvas.proposing([gap(8)], sentence: "").updatedViews == [])
    #expect(
      teaCanvas.proposing([gap(8)], sentence: "", updating: .all).updatedViews
        == ["sign", "tray", "cup", "pot"])
  }

  @Test func `a factor that is a ratio is written, also if it is 1`() throws {
    var square = NewConstraint(.init("cup", .width), .equal, .init("cup", .height))
    square.multiplier = try #require(Multiplier("1:1"))
    #expect(
      try teaCanvas.after(teaCanvas.adding([square])).lines("cup") == [
        #"<constraint firstAttribute="width" secondItem="cup" secondAttribute="height" multiplier="1:1"/>"#
      ])
  }
}
