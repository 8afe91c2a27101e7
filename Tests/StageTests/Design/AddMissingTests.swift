import AutoLayout
import InterfaceBuilder
import LayoutTools
import SeededRandom
import Testing

@testable import Stage

@Suite struct AddMissingTests {
  @Test(arguments: seeds(2, inProofs: 25))
  func `any canvas becomes definite without a conflict, and no view moves`(batch: Int) throws {
    for seed in UInt64(batch * 20)..<UInt64(batch * 20 + 20) {
      var design = RandomDesign(seed: seed)
      let before = try DesignedScene(design.elements())
      let fixed = try before.addingMissing()
      #expect(fixed.added == fixed.missing, "seed \(seed)")
      expectDefinite(fixed.scene, "seed \(seed)")
      expectSame(try before.canvas, try fixed.scene.canvas, "seed \(seed)")
    }
  }

  /// Two of five constraints of a definite layout are taken away, and some of the others made
  /// wishes.
  @Test(arguments: seeds(2, inProofs: 10))
  func `what constraints say already stays, and no constraint is too many`(batch: Int) throws {
    for seed in UInt64(batch * 4)..<UInt64(batch * 4 + 4) {
      var design = RandomDesign(seed: 1000 + seed)
      var random = SplitMix(seed: seed)
      let definite = try DesignedScene(design.elements(views: 4)).addingMissing().scene
      let before = try definite.changing { constraint in
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: [.remove(ElementPath(constraint))]
        case 4: [.set("priority", of: ElementPath(constraint), to: "600")]
        default: []
        }
      }
      let canvas = try before.canvas
      let sure = canvas.items.filter { item in
        sequence(first: item, next: canvas.container).allSatisfy { item in
          before.view(item.id).map { $0.ambiguousAttributes.isEmpty } ?? true
        }
      }
      let fixed = try before.addingMissing()
      #expect(fixed.added == fixed.missing, "seed \(seed)")
      expectDefinite(fixed.scene, "seed \(seed)")
      let after = try fixed.scene.canvas
      for item in sure {
        let now = try #require(after.item(item.id))
        #expect(line(item.solvedFrame.rounded) == line(now.solvedFrame.rounded), "seed \(seed)")
      }
      #expect(try fixed.scene.addingMissing().added == 0, "seed \(seed)")
      for constraint in fixed.new {
        let less = try fixed.scene.changing { $0 == constraint ? [.remove(ElementPath($0))] : [] }
        let isOpen = less.views.contains { !$0.ambiguousAttributes.isEmpty }
        #expect(isOpen, "seed \(seed): \(constraint)")
      }
    }
  }

  @Test func `a layout of which nothing is missing gets nothing`() throws {
    let scene = try DesignedScene("<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
    let canvas = try scene.canvas
    let tool = AddMissing(canvas, scene.host.freedom(on: canvas))
    #expect(tool.edits == [])
    #expect(tool.sentence == "Add 0 missing constraints")
  }

  @Test func `a selection makes itself definite, and the views around it`() throws {
    let scene = try DesignedScene(
      """
      <subviews>
          <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="tray">
              <rect key="frame" x="20" y="100" width="300" height="200"/>
              <subviews>
                  <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="cup">
                      <rect key="frame" x="8" y="8" width="50" height="60"/>
                  </view>
                  <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="pot">
                      <rect key="frame" x="66" y="8" width="50" height="60"/>
                  </view>
              </subviews>
          </view>
          <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="sign">
              <rect key="frame" x="20" y="40" width="50" height="60"/>
          </view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      """)
    let canvas = try scene.canvas
    let released = AddMissing.released(on: canvas, selection: ["cup"])
    #expect(released == ["tray", "cup"])
    let tool = AddMissing(
      canvas, scene.host.freedom(on: canvas, releasing: released), selection: ["cup"])
    #expect(tool.count == 8)
    #expect(tool.sentence == "Add 8 missing constraints")
    let document = try scene.document.applying(tool.edits).document
    #expect(
      ["tray", "cup", "pot", "sign"].filter { document.object($0)?.flag("fixedFrame") == true }
        == ["pot", "sign"])
    let after = try DesignedScene(document)
    expectDefinite(after, "selection")
    expectSame(canvas, try after.canvas, "selection")
  }

  @Test func `asking how views can move leaves them where they are`() throws {
    var design = RandomDesign(seed: 7)
    let scene = try DesignedScene(design.elements())
    let canvas = try scene.canvas
    let freedom = scene.host.freedom(on: canvas, releasing: AddMissing.released(on: canvas))
    #expect(freedom.count > 12)
    #expect(scene.host.freedom(on: try scene.canvas).count == 0)
    expectSame(canvas, try scene.canvas, "asked")
    expectDefinite(scene, "asked")
  }
}

extension DesignedScene {
  /// The scene with the constraints that are missing, their number, and that of the degrees of
  /// freedom.
  fileprivate func addingMissing() throws -> (
    scene: DesignedScene, added: Int, missing: Int, new: [String]
  ) {
    let canvas = try canvas
    let released = AddMissing.released(on: canvas)
    let freedom = host.freedom(on: canvas, releasing: released)
    let tool = AddMissing(canvas, freedom, contentTolerance: 0.005)
    let changed = try document.applying(tool.edits)
    let scene = try DesignedScene(changed.document)
    let known = Set(constraints)
    return (
      scene, tool.count, freedom.count + openSizes(on: canvas, freedom),
      scene.constraints.filter { !known.contains($0) }
    )
  }

  /// The number of sizes that are drawn otherwise than the contents of their views want them: each
  /// is a degree of freedom more.
  private func openSizes(on canvas: Canvas, _ freedom: CanvasFreedom) -> Int {
    freedom.released.compactMap(canvas.item).reduce(0) { count, item in
      guard let found = freedom.frames[item.id] else { return count }
      let motion = freedom.motion(of: item)
      let isWider = motion.width.isNone && abs(found.width - item.frame.width) > 0.005
      let height = item.contentHeight ?? found.height
      let isHigher = motion.height.isNone && abs(height - item.frame.height) > 0.005
      return count + (isWider ? 1 : 0) + (isHigher ? 1 : 0)
    }
  }

  /// The ids of the constraints of the document.
  var constraints: [String] {
    document.identifiedObjects.filter { $0.name == "constraint" }.compactMap { $0["id"] }
  }

  /// The scene of the document with edits for some of its constraints.
  fileprivate func changing(_ edits: (String) -> [DocumentEdit]) throws -> DesignedScene {
    try DesignedScene(document.applying(constraints.flatMap(edits)).document)
  }

  var views: [UIView] { DocumentViews(in: host.window).all }

  func view(_ id: String) -> UIView? { DocumentViews(in: host.window)[id] }
}

/// Expects that no view is ambiguous, and no required constraint missed.
private func expectDefinite(_ scene: DesignedScene, _ comment: Comment) {
  for view in scene.views {
    #expect(view.ambiguousAttributes == [], comment)
    for constraint in view.constraints where constraint.priority == .required {
      #expect(!constraint.isBroken && constraint.violation < 0.01, comment)
    }
  }
  #expect(scene.host.window.conflicts.isEmpty, comment)
}

/// Expects that all views are where they were.
private func expectSame(_ before: Canvas, _ after: Canvas, _ comment: Comment) {
  for (old, new) in zip(before.items, after.items) {
    let (a, b) = (old.solvedFrame, new.solvedFrame)
    let off = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].map(abs).max() ?? 0
    #expect(off < 0.01, "\(comment) \(old.id): \(line(a)) became \(line(b))")
  }
}

extension Rect {
  /// The rectangle in hundredths of a point.
  fileprivate var rounded: Rect {
    func round(_ number: Double) -> Double { (number * 100).rounded() / 100 + 0 }
    return Rect(x: round(x), y: round(y), width: round(width), height: round(height))
  }
}
