import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct UpdateTests {
  /// A tray whose constraints put it 10 points lower than it is drawn, with a cup in it.
  private let misplaced: Canvas

  init() throws {
    let held = teaCanvas
    let bound = try held.after(
      held.adding([
        NewConstraint(.init("tray", .leading), .equal, .init("safe", .leading), constant: 20),
        NewConstraint(.init("tray", .top), .equal, .init("safe", .top), constant: 90),
        NewConstraint(.init("tray", .width), .equal, .init("tray", .height), multiplier: .one),
        NewConstraint(.init("cup", .top), .greaterThanOrEqual, .init("tray", .top), constant: 8),
        NewConstraint(.init("cup", .height), .lessThanOrEqual, constant: 40),
      ]))
    misplaced = bound.changing { item in
      if item.id == "tray" { item.solvedFrame = rect(20, 110, 335, 335) }
      if ["cup", "pot"].contains(item.id) { item.solvedFrame.y += 10 }
    }
  }

  private func frame(_ id: String, _ canvas: Canvas) -> Rect? {
    canvas.document.object(id)?.rect(key: "frame")
  }

  @Test func `frames become those that the constraints give`() throws {
    let tool = UpdateFrames(misplaced)
    let after = try misplaced.after(tool.edits)
    #expect(frame("tray", after) == rect(20, 110, 335, 335))
    // The cup keeps its place in the tray.
    #expect(frame("cup", after) == frame("cup", misplaced))
    #expect(tool.views.map(\.id) == ["tray"])
    #expect(tool.sentence == "Update 1 frame")
  }

  @Test func `what tables place stays, and hidden views that a stack leaves out`() throws {
    let drawn = try canvas(
      .root(
        DrawnView("cell", 0, 28, 375, 44, element: "tableViewCell"),
        DrawnView(
          "stack", 0, 100, 375, 44, element: "stackView",
          [DrawnView("off", -50, 0, 50, 44), DrawnView("on", 0, 0, 100, 44)])), [])
    let solved = drawn.changing { item in
      if item.id == "cell" { item.solvedFrame.y = 50 }
      if item.id == "off" {
        item.solvedFrame.width = 0
        item.isShown = false
      }
      if item.id == "on" { item.solvedFrame.width = 375 }
    }
    #expect(UpdateFrames(solved).views.map(\.id) == ["on"])
  }

  @Test func `only selected frames are set`() throws {
    #expect(UpdateFrames(misplaced, selection: ["cup", "sign"]).edits == [])
  }

  @Test func `what constraints leave open stays as it is drawn, and the views are named`() throws {
    func update(_ open: [String: Set<FramePart>], solved: Rect) throws -> UpdateFrames {
      UpdateFrames(
        misplaced.changing { item in
          item.open = open[item.id] ?? []
          if item.id == "tray" { item.solvedFrame = solved }
        })
    }
    func tray(_ open: Set<FramePart>) throws -> Rect? {
      try update(["tray": open], solved: rect(5, 110, 0, 0)).frames["tray"]
    }
    // The tray is drawn at 20, 100 with a size of 335 x 200.
    #expect(try tray([]) == rect(5, 110, 0, 0))
    #expect(try tray([.width, .height]) == rect(5, 110, 335, 200))
    #expect(try tray([.left, .height]) == rect(20, 110, 0, 200))
    #expect(try tray([.left, .top, .width]) == rect(20, 100, 335, 0))
    #expect(try tray([.left, .top, .width, .height]) == nil)
    let one = try update(["tray": [.width]], solved: rect(5, 110, 0, 0))
    #expect(one.remark == "tray stays as drawn where its constraints leave it open")
    let two = try update(
      ["tray": [.top], "cup": [.left], "safe": [.top]],
      solved: rect(5, 110, 0, 0))
    #expect(two.remark == "tray and 1 more stay as drawn where their constraints leave them open")
    #expect(UpdateFrames(two.canvas, selection: ["pot"]).remark == nil)
  }

  @Test func `only a view that nothing is open of loses the mark of an ambiguous one`() throws {
    func marks(_ open: Set<FramePart>) throws -> [String?] {
      let marked = try misplaced.after([
        .set("ambiguous", of: ElementPath("tray"), to: "YES"),
        .set("misplaced", of: ElementPath("tray"), to: "YES"),
      ]).changing { if $0.id == "tray" { $0.open = open } }
      let tray = try marked.after(UpdateFrames(marked).edits).document.object("tray")
      return [tray?["ambiguous"], tray?["misplaced"]]
    }
    #expect(try marks([]) == [nil, nil])
    #expect(try marks([.width]) == ["YES", nil])
  }

  @Test func `where no constant is to change, views that are misplaced still are told`() throws {
    let drawn = try canvas(
      .root(
        DrawnView("sign", 16, 40, 60, 30, element: "label"), DrawnView("cup", 16, 90, 60, 30)), []
    )
    func idleness(_ selection: Set<String>? = nil, _ change: (inout CanvasItem) -> Void) -> String {
      UpdateConstants(drawn.changing(change), selection: selection).idleness
    }
    #expect(idleness { _ in } == "All constants hold where the views are drawn")
    func shrink(_ item: inout CanvasItem) {
      if item.id == "sign" {
        item.solvedFrame.width = 42
        item.contentWidth = 41.67
      }
      if item.id == "cup" { item.solvedFrame.x = 30 }
    }
    #expect(
      idleness(["sign"], shrink)
        == "All constants hold, but sign is misplaced: only Update Frames mends that, as contents ask for other sizes"
    )
    #expect(
      idleness(["cup"], shrink)
        == "All constants hold, but cup is misplaced: only Update Frames mends that")
    #expect(
      idleness(nil, shrink).hasPrefix("All constants hold, but sign and 1 more are misplaced"))
  }

  @Test func `frames end at pixels`() throws {
    func frame(atScale scale: Double) -> Rect? {
      var canvas = teaCanvas
      canvas.scale = scale
      return UpdateFrames(
        canvas.changing { item in
          guard item.id == "sign" else { return }
          item.solvedFrame = rect(100.2, 40, 175.4, 21)
        }
      ).frames["sign"]
    }
    #expect(frame(atScale: 2) == rect(100, 40, 175.5, 21))
    #expect(frame(atScale: 1) == rect(100, 40, 176, 21))
  }

  @Test func `a ratio is in lowest terms, however large the view is`() throws {
    let canvas = misplaced.changing { item in
      if item.id == "tray" { item.frame = rect(20, 100, 12_000, 16_000) }
    }
    #expect(
      UpdateConstants(canvas).changes.map(\.constraint.pseudocode).contains(
        "tray.width = 3:4 tray.height"))
  }

  @Test func `constants become those of the drawing, and inequalities that hold stay`() throws {
    let tool = UpdateConstants(misplaced)
    let after = try misplaced.after(tool.edits)
    #expect(
      after.lines("root") == [
        "<constraint firstItem=\"tray\" firstAttribute=\"leading\" secondItem=\"safe\" secondAttribute=\"leading\" constant=\"20\"/>",
        "<constraint firstItem=\"tray\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" constant=\"80\"/>",
      ])
    #expect(
      after.lines("tray") == [
        "<constraint firstAttribute=\"width\" secondItem=\"tray\" secondAttribute=\"height\" multiplier=\"67:40\"/>",
        "<constraint firstItem=\"cup\" firstAttribute=\"top\" relation=\"greaterThanOrEqual\" secondItem=\"tray\" secondAttribute=\"top\" constant=\"8\"/>",
      ])
    #expect(
      after.lines("cup") == [
        "<constraint firstAttribute=\"height\" relation=\"lessThanOrEqual\" constant=\"80\"/>"
      ])
    #expect(tool.sentence == "Update 3 constants")
    #expect(UpdateConstants(after).count == 0)
    #expect(UpdateConstants(misplaced, selection: ["cup"]).count == 1)
  }

  @Test func `a standard space that changes is no longer the system's to choose`() throws {
    let canvas = try teaCanvas.after(
      teaCanvas.adding([
        NewConstraint(
          .init("pot", .leading), .equal, .init("cup", .trailing), constant: 20, isSymbolic: true)
      ]))
    #expect(
      try canvas.after(UpdateConstants(canvas).edits).lines("tray") == [
        "<constraint firstItem=\"pot\" firstAttribute=\"leading\" secondItem=\"cup\" secondAttribute=\"trailing\" constant=\"8\"/>"
      ])
  }

  @Test func `cleared views are held where they are`() throws {
    let tool = ClearConstraints(misplaced)
    #expect(tool.sentence == "Clear 5 constraints")
    #expect(tool.held.map(\.id) == ["tray", "cup"])
    let after = try misplaced.after(tool.edits)
    #expect(["root", "tray", "cup"].flatMap(after.lines) == [])
    #expect(after.isHeldAtFrame("tray"))
    #expect(frame("tray", after) == rect(20, 110, 335, 335))
    #expect(frame("cup", after) == frame("cup", misplaced))
    #expect(after.document.object("tray")?.child("autoresizingMask") != nil)
  }

  @Test func `clearing a view leaves what other views have`() throws {
    let tool = ClearConstraints(misplaced, selection: ["cup"])
    #expect(tool.count == 2)
    #expect(tool.held.map(\.id) == ["cup"])
    let after = try misplaced.after(tool.edits)
    #expect(after.lines("root").count == 2)
    #expect(after.lines("tray").count == 1)
    #expect(!after.isHeldAtFrame("tray"))
  }
}
