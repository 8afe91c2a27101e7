import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `Views in the stacks of a design` {
  private typealias D = Documents

  /// A column of views at the upper left corner, with constraints.
  private func load(_ views: [String], keepsFrames: Bool = false, _ constraints: String...) throws
    -> UIViewController
  {
    let stack = D.view(
      "sT1", "0 0 9 9", #"axis="vertical" alignment="leading""#, name: "stackView",
      "<subviews>" + views.joined() + "</subviews>")
    let place = D.constraints("sT1.corner = rV1.corner")
    let loading = Loading(mode: .design)
    loading.resources.keepsFrames = keepsFrames
    let controller = try loading.controller(
      D.screen(subviews: stack, constraints: place + constraints.joined()))
    controller.shown()
    #expect(loading.messages == [])
    return controller
  }

  @Test func `without a size are 50 long where their hugging priority was raised`() throws {
    let controller = try load([
      D.view("aV1", "0 0 9 9", #"verticalHuggingPriority="1000""#),
      D.view("lB1", "0 0 9 9", #"text="" "#, name: "label"),
      D.view("lB2", "0 0 9 9", #"text="" numberOfLines="0""#, name: "label"),
    ])
    #expect(controller.frame("aV1")?.size == CGSize(width: 240, height: 50))
    #expect(controller.frame("lB1")?.size == CGSize(width: 50, height: 50))
    #expect(controller.frame("lB2")?.size == .zero)
  }

  @Test func `without a size keep it against weaker constraints, if they have no subviews`()
    throws
  {
    let controller = try load(
      [D.view("aV1"), D.view("bV1", "0 0 9 9", "", "<subviews>\(D.view("cV1"))</subviews>")],
      D.constraints(#"aV1.height = 30 priority="500""#, #"bV1.height = 30 priority="500""#))
    #expect(controller.frame("aV1")?.height == 128)
    #expect(controller.frame("bV1")?.height == 30)
  }

  @Test func `without a size are no smaller where their hugging priority was raised`() throws {
    let controller = try load(
      [
        D.view(
          "bV1", "0 0 9 9",
          #"verticalHuggingPriority="1000" verticalCompressionResistancePriority="1000""#,
          "<subviews>\(D.view("cV1"))</subviews>")
      ],
      D.constraints(
        "cV1.top = bV1.top", "bV1.bottom = cV1.bottom", #"cV1.height = 30 priority="500""#))
    #expect(controller.frame("bV1")?.height == 50)
    #expect(controller.frame("cV1")?.height == 50)
  }

  @Test(arguments: [false, true])
  func `without a size yield to texts of the same priority`(keepsFrames: Bool) throws {
    let text = #"text="some text" "#
    let controller = try load(
      [
        D.view(
          "rW1", "0 0 9 9", "", name: "stackView",
          "<subviews>" + D.view("lB1", "0 0 9 9", text, name: "label")
            + D.view("aV1", "0 0 240 128") + "</subviews>")
      ], keepsFrames: keepsFrames,
      D.constraints("rW1.width = 200", "rW1.height = 30"))
    let label = try #require(controller.frame("lB1")?.width)
    #expect(label == controller.view("lB1")?.intrinsicContentSize.width)
    #expect(controller.frame("aV1")?.width == 200 - label)
  }

  @Test func `without a size keep that of their frames where these count`() throws {
    let controller = try load([D.view("aV1", "0 0 70 33")], keepsFrames: true)
    #expect(controller.frame("aV1")?.size == CGSize(width: 70, height: 33))
    let view = try #require(controller.view("aV1"))
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  private func spinner(_ attributes: String) throws -> (isHidden: Bool?, top: CGFloat?) {
    let controller = try load([
      D.view("sP1", "0 0 20 20", attributes, name: "activityIndicatorView"),
      D.view("bV1", "0 0 9 9"),
    ])
    return (controller.view("sP1")?.isHidden, controller.frame("bV1")?.minY)
  }

  @Test func `keep room for a spinner that would hide itself, even if it is hidden`() throws {
    #expect(try spinner(#"hidden="YES" hidesWhenStopped="YES""#) == (false, 20))
    #expect(try spinner(#"hidesWhenStopped="YES""#) == (false, 20))
  }

  @Test func `keep no room for other hidden spinners`() throws {
    #expect(try spinner(#"hidden="YES""#) == (true, 0))
    #expect(try spinner(#"hidden="YES" animating="YES""#) == (true, 0))
    #expect(try spinner(#"hidden="YES" hidesWhenStopped="YES" animating="YES""#) == (true, 0))
  }
}
