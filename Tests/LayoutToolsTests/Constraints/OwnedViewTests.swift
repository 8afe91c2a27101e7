import InterfaceBuilder
import LayoutTools
import Testing

/// Views whose frames their owners give: what is in them can be constrained to them, and nothing
/// else.
@Suite struct OwnedViewTests {
  private let canvas = LayoutToolsTests.canvas(
    subviews: """
      <tableView dataMode="prototypes" style="plain" id="menu">
          <rect key="frame" x="0.0" y="20" width="375" height="200"/>
          <prototypes>
              <tableViewCell id="row">
                  <rect key="frame" x="0.0" y="50" width="375" height="44"/>
                  <tableViewCellContentView key="contentView" id="content">
                      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                      <subviews>
                          <view id="cup">
                              <rect key="frame" x="16" y="11" width="40" height="22"/>
                          </view>
                      </subviews>
                  </tableViewCellContentView>
              </tableViewCell>
          </prototypes>
      </tableView>
      <visualEffectView id="effect">
          <rect key="frame" x="0.0" y="300" width="375" height="44"/>
          <view key="contentView" id="glass">
              <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
              <subviews>
                  <view id="pot">
                      <rect key="frame" x="16" y="11" width="40" height="22"/>
                  </view>
              </subviews>
          </view>
      </visualEffectView>
      """)

  private func isRefused(_ proposal: Proposal) -> Bool {
    proposal.count == 0 && proposal.edits.isEmpty && proposal.buttonTitle == proposal.refusal
      && proposal.refusal?.hasSuffix(" is placed by the view around it and can't be constrained")
        == true
  }

  @Test(arguments: ["row", "content", "glass"])
  func `can't be pinned, aligned in what is around them or given a size`(_ view: String) throws {
    try #require(canvas.item(view) != nil)
    var edges = Pin([view])
    for edge in Edge.allCases { edges[edge] = Pin.Strut() }
    #expect(isRefused(edges.proposal(on: canvas)))
    var sizes = Pin([view])
    sizes.width = .value(322.7)
    sizes.height = .current
    sizes.pinsAspectRatio = true
    #expect(isRefused(sizes.proposal(on: canvas)))
    var align = Align([view])
    align[.horizontallyInContainer] = 0
    #expect(isRefused(align.proposal(on: canvas)))
    let own = Connect(from: view, to: view)
    let candidates = own.candidates(on: canvas)
    #expect(!candidates.isEmpty)
    #expect(isRefused(own.proposal(candidates, on: canvas)))
    let owner = try #require(canvas.item(view)?.container)
    let outer = Connect(from: view, to: owner)
    #expect(isRefused(outer.proposal(outer.candidates(on: canvas), on: canvas)))
  }

  @Test(arguments: [("cup", "content"), ("pot", "glass")])
  func `hold the constraints of what is in them`(_ view: String, _ owned: String) {
    var pin = Pin([view])
    for edge in Edge.allCases { pin[edge] = Pin.Strut() }
    pin.width = .current
    let pinned = pin.proposal(on: canvas)
    #expect(pinned.count == 5 && pinned.refusal == nil)
    var align = Align([owned, view])
    align[.leadingEdges] = 0
    let aligned = align.proposal(on: canvas)
    #expect(aligned.count == 1 && aligned.refusal == nil)
    for (from, to) in [(view, owned), (owned, view)] {
      let connect = Connect(from: from, to: to)
      let candidates = connect.candidates(on: canvas)
      let connected = connect.proposal(candidates, on: canvas)
      #expect(connected.count == candidates.count && connected.refusal == nil)
    }
  }

  @Test func `are left out where other views are pinned with them, which is said`() {
    var pin = Pin(["cup", "content"])
    pin.width = .current
    let proposal = pin.proposal(on: canvas)
    #expect(proposal.additions.map(\.pseudocode) == ["cup.width = 40"])
    #expect(
      proposal.refusal?.hasSuffix("is placed by the view around it and can't be constrained")
        == true)
  }
}
