import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct EquationTests {
  private let canvas = teaCanvas.withRootMargins

  private func constant(
    _ first: (String, LayoutAttribute), _ second: (String, LayoutAttribute)?,
    times multiplier: Multiplier = .one, on canvas: Canvas? = nil
  ) -> Double? {
    (canvas ?? self.canvas).constant(
      of: .init(first.0, first.1), relativeTo: second.map { .init($0.0, $0.1) },
      multiplier: multiplier)
  }

  @Test
  func `edges, margins, centres and sizes are measured in the view that holds the constraint`() {
    #expect(constant(("pot", .leading), ("cup", .trailing)) == 8)
    #expect(constant(("cup", .leading), ("tray", .leadingMargin)) == 8)
    #expect(constant(("tray", .trailingMargin), ("pot", .right)) == 23)
    #expect(constant(("tray", .leading), ("root", .leadingMargin)) == 4)
    #expect(constant(("sign", .top), ("safe", .top)) == 20)
    #expect(constant(("sign", .top), ("root", .topMargin)) == 20)
    #expect(constant(("root", .bottomMargin), ("tray", .bottom)) == 367)
    #expect(constant(("sign", .centerX), ("root", .centerX)) == 0)
    #expect(constant(("cup", .centerY), ("tray", .centerYWithinMargins)) == -44)
    #expect(constant(("cup", .width), nil) == 100)
    #expect(constant(("cup", .width), ("pot", .height), times: Multiplier(0.5)) == 60)
    // The holder is the tray, whose own edge is 335 from its own corner.
    #expect(constant(("pot", .trailing), ("tray", .trailing), times: Multiplier(0.5)) == 136.5)
    #expect(constant(("pot", .leading), ("nowhere", .leading)) == nil)
  }

  @Test func `a guide has no margins, and a view without text has its baselines at its edges`() {
    #expect(constant(("sign", .leading), ("safe", .leadingMargin)) == 100)
    #expect(constant(("cup", .firstBaseline), ("tray", .top)) == 16)
    #expect(constant(("cup", .lastBaseline), ("tray", .top)) == 96)
    let texts = canvas.changing { item in
      guard item.id == "cup" else { return }
      item.firstBaseline = 15
      item.lastBaseline = 40
    }
    #expect(constant(("cup", .firstBaseline), ("tray", .top), on: texts) == 31)
    #expect(constant(("cup", .lastBaseline), ("tray", .top), on: texts) == 56)
  }

  @Test func `from right to left leading is right, and distances count leftwards`() {
    let canvas = canvas.fromRightToLeft
    #expect(constant(("pot", .trailing), ("tray", .trailing), on: canvas) == -124)
    #expect(constant(("cup", .leading), ("pot", .trailing), on: canvas) == 8)
    #expect(constant(("pot", .leading), ("tray", .leadingMargin), on: canvas) == 23)
    #expect(constant(("pot", .left), ("cup", .right), on: canvas) == 8)
    #expect(constant(("cup", .leading), ("tray", .centerX), on: canvas) == 51.5)
    #expect(constant(("cup", .centerX), ("tray", .centerX), on: canvas) == -101.5)
  }

  @Test func `a residual is what is missing for a constraint to hold`() {
    let gap = NewConstraint(.init("pot", .leading), .equal, .init("cup", .trailing), constant: 20)
    #expect(canvas.residual(of: gap) == -12)
    #expect(canvas.residual(of: NewConstraint(.init("cup", .height), constant: 80)) == 0)
    #expect(canvas.residual(of: NewConstraint(.init("nobody", .height), constant: 80)) == nil)
  }

  @Test func `rounding errors of frames don't reach constants, and thirds stay`() {
    let canvas = canvas.changing { item in
      if item.id == "cup" { item.frame.width = 100.1 + 0.2 }
      if item.id == "pot" { item.frame.width = 100 + 1 / 3 }
    }
    #expect(constant(("cup", .width), nil, on: canvas) == 100.3)
    #expect(constant(("pot", .width), nil, on: canvas) == 100 + 1.0 / 3)
  }
}
