import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct AlignTests {
  private let canvas = teaCanvas

  private func aligned(_ views: [String], _ alignment: Align.Alignment, _ offset: Double = 0)
    -> [String]
  {
    var align = Align(views)
    align[alignment] = offset
    return align.constraints(on: canvas).map(\.pseudocode)
  }

  @Test(arguments: [
    (Align.Alignment.leadingEdges, "leading"), (.trailingEdges, "trailing"), (.topEdges, "top"),
    (.bottomEdges, "bottom"), (.horizontalCenters, "centerX"), (.verticalCenters, "centerY"),
  ])
  func `edges and centres are aligned with those of the view that was selected first`(
    _ alignment: Align.Alignment, attribute: String
  ) {
    #expect(
      aligned(["pot", "cup", "sign"], alignment) == [
        "cup.\(attribute) = pot.\(attribute)", "sign.\(attribute) = pot.\(attribute)",
      ])
    #expect(
      aligned(["pot", "cup"], alignment, -4.5) == ["cup.\(attribute) = pot.\(attribute) - 4.5"])
    #expect(aligned(["pot"], alignment) == [])
  }

  @Test func `each view is centred in its own container`() {
    #expect(
      aligned(["cup", "sign", "root"], .horizontallyInContainer) == [
        "cup.centerX = tray.centerX", "sign.centerX = root.centerX",
      ])
    #expect(aligned(["cup"], .verticallyInContainer, 10) == ["cup.centerY = tray.centerY + 10"])
  }

  @Test func `baselines are aligned with that of the first view that has text`() {
    let texts = canvas.changing { if ["cup", "sign"].contains($0.id) { $0.lastBaseline = 15 } }
    var align = Align(["pot", "sign", "cup"])
    align[.baselines] = 0
    #expect(align.constraints(on: texts).map(\.pseudocode) == ["cup.baseline = sign.baseline"])
    #expect(align.constraints(on: canvas) == [])
  }

  @Test func `an alignment that can't be chosen says why`() {
    func obstacles(_ views: [String], on canvas: Canvas) -> [String?] {
      Align.Alignment.allCases.map { Align(views).obstacle(to: $0, on: canvas) }
    }
    let two = "select two or more views"
    let texts = canvas.changing { if ["cup", "sign"].contains($0.id) { $0.lastBaseline = 15 } }
    #expect(
      obstacles(["cup"], on: texts) == [two, two, two, two, two, two, two + " with text", nil, nil])
    #expect(
      obstacles(["cup", "pot"], on: texts)
        == [nil, nil, nil, nil, nil, nil, two + " with text", nil, nil])
    #expect(obstacles(["sign", "cup"], on: texts).allSatisfy { $0 == nil })
    #expect(
      Align(["root", "safe"]).obstacle(to: .verticallyInContainer, on: texts)
        == "select a view that is in another")
  }

  @Test func `several alignments are one step, which can update frames`() throws {
    var align = Align(["cup", "pot"])
    align[.verticallyInContainer] = 0
    align[.topEdges] = 0
    let proposal = align.proposal(on: canvas)
    #expect(proposal.sentence == "Align 2 views: top edges, vertically in container")
    #expect(proposal.buttonTitle == "Add 3 constraints")
    #expect(proposal.updatedViews == [])
    #expect(
      try canvas.after(proposal.edits).lines("tray") == [
        #"<constraint firstItem="cup" firstAttribute="centerY" secondItem="tray" secondAttribute="centerY"/>"#,
        #"<constraint firstItem="pot" firstAttribute="centerY" secondItem="tray" secondAttribute="centerY"/>"#,
        #"<constraint firstItem="pot" firstAttribute="top" secondItem="cup" secondAttribute="top"/>"#,
      ])
    align.frameUpdate = .all
    #expect(align.proposal(on: canvas).updatedViews == ["sign", "tray", "cup", "pot"])
    #expect(Align(["cup"]).proposal(on: canvas).sentence == "Align cup")
  }
}
