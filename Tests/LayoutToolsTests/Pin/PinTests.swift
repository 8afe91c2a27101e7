import InterfaceBuilder
import LayoutTools
import SeededRandom
import Testing

@Suite struct PinTests {
  private let canvas = teaCanvas.withRootMargins

  private func pinned(_ pin: Pin, on canvas: Canvas? = nil) -> [String] {
    pin.constraints(on: canvas ?? self.canvas).map(\.pseudocode)
  }

  @Test func `each edge is pinned to its nearest neighbour with the space on the canvas`() {
    var pin = Pin(["pot"])
    for edge in Edge.allCases { pin[edge] = Pin.Strut() }
    #expect(
      pinned(pin) == [
        "pot.leading = cup.trailing + 8", "pot.top = tray.topMargin + 8",
        "tray.trailingMargin = pot.trailing + 23", "tray.bottomMargin = pot.bottom + 96",
      ])
    pin.isConstrainedToMargins = false
    #expect(
      pinned(pin) == [
        "pot.leading = cup.trailing + 8", "pot.top = tray.top + 16",
        "tray.trailing = pot.trailing + 31", "tray.bottom = pot.bottom + 104",
      ])
    #expect(
      pinned(pin, on: canvas.fromRightToLeft) == [
        "pot.leading = tray.leading + 31", "pot.top = tray.top + 16",
        "cup.leading = pot.trailing + 8", "tray.bottom = pot.bottom + 104",
      ])
  }

  @Test func `all that an edge can be pinned to is listed, at two distances, the nearest first`() {
    let pin = Pin(["pot"])
    let choices = pin.choices(of: "pot", at: .leading, on: canvas)
    #expect(
      choices.map { "\($0.neighbour.name) \($0.spacing.written) \($0.isNearest)" } == [
        "cup 8 true", "tray margin 116 false", "tray margin 0.0 false", "tray edge 124 false",
        "tray edge 20 false",
      ])
    for choice in choices {
      var chosen = pin
      chosen[.leading] = choice.strut
      let constraint = chosen.constraints(on: canvas).first
      #expect(constraint?.constant == choice.spacing)
      #expect(constraint?.second == choice.neighbour.other)
    }
    // The standard space is the one that is there: either strut is the first choice, and no other.
    for strut in [Pin.Strut(), Pin.Strut(.standard)] {
      #expect(choices.map { $0.makes(strut) } == [true, false, false, false, false])
    }
    let margin = Pin.Strut(.current, to: choices[1].neighbour.other)
    #expect(choices.map { $0.makes(margin) } == [false, true, false, false, false])
    let stacked = canvas.changing { if $0.id == "pot" { $0.isArranged = true } }
    #expect(pin.choices(of: "pot", at: .leading, on: stacked).isEmpty)
  }

  @Test func `edges that a stack view places are not pinned, and sizes are`() {
    let stacked = canvas.changing { if $0.id == "pot" { $0.isArranged = true } }
    var pin = Pin(["pot"])
    for edge in Edge.allCases { pin[edge] = Pin.Strut() }
    pin.width = .value(50)
    #expect(pin.neighbour(of: "pot", at: .leading, on: stacked) == nil)
    #expect(pinned(pin, on: stacked) == ["pot.width = 50"])
  }

  @Test func `a space is typed, or standard, and a target chosen`() {
    var pin = Pin(["pot"])
    pin[.leading] = Pin.Strut(.standard)
    pin[.top] = Pin.Strut(.value(3.5))
    pin[.trailing] = Pin.Strut(.standard, to: .init("tray", .trailing))
    pin[.bottom] = Pin.Strut(.standard)
    #expect(
      pinned(pin) == [
        "pot.leading = cup.trailing + 8 standard", "pot.top = tray.topMargin + 3.5",
        "tray.trailing = pot.trailing + 20 standard", "tray.bottomMargin = pot.bottom",
      ])
    pin[.trailing] = Pin.Strut(to: .init("cup", .leading))
    #expect(pinned(pin)[2] == "cup.leading = pot.trailing - 288")
    // A sign in another view is no neighbour.
    pin[.trailing] = Pin.Strut(to: .init("sign", .leading))
    #expect(pinned(pin)[2] == "tray.trailingMargin = pot.trailing + 23")
  }

  @Test func `sizes are those of the canvas or typed, and the ratio is that of the canvas`() {
    var pin = Pin(["cup"])
    pin.width = .current
    pin.height = .value(44)
    pin.pinsAspectRatio = true
    #expect(pinned(pin) == ["cup.width = 100", "cup.height = 44", "cup.width = 5:4 cup.height"])
    let flat = canvas.changing { if $0.id == "cup" { $0.frame.height = 0 } }
    #expect(pinned(pin, on: flat) == ["cup.width = 100", "cup.height = 44"])
  }

  @Test func `several views are pinned each to its neighbours, and get the sizes of the first`() {
    var pin = Pin(["cup", "pot", "sign"])
    pin[.leading] = Pin.Strut()
    pin.pinsEqualWidths = true
    pin.pinsEqualHeights = true
    #expect(
      pinned(pin) == [
        "cup.leading = tray.leadingMargin + 8", "pot.leading = cup.trailing + 8",
        "sign.leading = root.leadingMargin + 84", "pot.width = cup.width",
        "sign.width = cup.width", "pot.height = cup.height", "sign.height = cup.height",
      ])
    let one = Pin(["cup"])
    #expect(pinned(one) == [])
  }

  @Test func `the root view and guides have no neighbours, and a guide no size`() {
    var pin = Pin(["root", "safe", "nobody"])
    pin[.top] = Pin.Strut()
    pin.height = .current
    #expect(pinned(pin) == ["root.height = 667"])
  }

  @Test func `what is pinned between two views from both sides is one constraint`() {
    var pin = Pin(["cup", "pot"])
    pin[.leading] = Pin.Strut()
    pin[.trailing] = Pin.Strut()
    #expect(
      pin.proposal(on: canvas).additions.map(\.pseudocode) == [
        "cup.leading = tray.leadingMargin + 8", "pot.leading = cup.trailing + 8",
        "tray.trailingMargin = pot.trailing + 23",
      ])
  }

  @Test func `the document gets the lines that Interface Builder writes`() throws {
    var pin = Pin(["pot"])
    for edge in Edge.allCases { pin[edge] = Pin.Strut(.standard) }
    pin.pinsAspectRatio = true
    pin.frameUpdate = .items
    let proposal = pin.proposal(on: canvas)
    #expect(proposal.buttonTitle == "Add 5 constraints")
    #expect(proposal.sentence == "Pin pot: leading, top, trailing, bottom, aspect ratio")
    #expect(proposal.updatedViews == ["tray", "cup", "pot"])
    let after = try canvas.after(proposal.edits)
    #expect(
      after.lines("tray") == [
        #"<constraint firstAttribute="bottomMargin" secondItem="pot" secondAttribute="bottom"/>"#,
        #"<constraint firstAttribute="trailingMargin" secondItem="pot" secondAttribute="trailing"/>"#,
        #"<constraint firstItem="pot" firstAttribute="leading" secondItem="cup" secondAttribute="trailing" constant="8" symbolic="YES"/>"#,
        #"<constraint firstItem="pot" firstAttribute="top" secondItem="tray" secondAttribute="topMargin"/>"#,
      ])
    #expect(
      after.lines("pot") == [
        #"<constraint firstAttribute="width" secondItem="pot" secondAttribute="height" multiplier="9:4"/>"#
      ])
    #expect(pin.proposal(on: after).count == 0)
    #expect(pin.proposal(on: after).existing.count == 5)
  }

  @Test func `the sentence names the view or counts them`() {
    var pin = Pin(["cup", "pot"])
    #expect(pin.sentence(on: canvas) == "Pin 2 views")
    pin.pinsEqualWidths = true
    pin[.top] = Pin.Strut()
    #expect(pin.sentence(on: canvas) == "Pin 2 views: top, equal widths")
  }

  @Test(arguments: 0..<40)
  func `on random canvases all that is pinned as it stands holds there`(_ seed: UInt64) throws {
    var random = SplitMix(seed: 2000 + seed)
    let canvas = randomCanvas(&random)
    let views = canvas.items.filter { $0.kind == .view && $0.container != nil }.map(\.id)
    var pin = Pin(views.filter { _ in Bool.random(using: &random) })
    for edge in Edge.allCases where Bool.random(using: &random) { pin[edge] = Pin.Strut() }
    pin.isConstrainedToMargins = Bool.random(using: &random)
    pin.width = .current
    pin.pinsAspectRatio = true
    let proposal = pin.proposal(on: canvas)
    for constraint in proposal.additions {
      let residual = try #require(canvas.residual(of: constraint))
      #expect(abs(residual) < 1e-9, "\(constraint.pseudocode)")
    }
    let change = try canvas.document.applying(proposal.edits)
    let back = try #require(change.document.applying(change.inverse))
    #expect(back.markup.source.bytes == canvas.document.markup.source.bytes)
    // Once they are in the document, all of them are there.
    let after = try canvas.after(proposal.edits)
    #expect(pin.proposal(on: after).count == 0)
    #expect(pin.proposal(on: after).existing.count == proposal.additions.count)
  }
}
