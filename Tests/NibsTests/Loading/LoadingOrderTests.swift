import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor private enum Order { static var log: [String] = [] }

class WitnessView: UIView {
  @Outlet var other: UIView?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Order.log.append(
      "init \(tag): \(Int(frame.width)) wide, \(subviews.count) inside, other \(other != nil)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Order.log.append(
      "awake \(tag): \(subviews.count) inside, other \(other?.tag ?? 0), "
        + "\(constraints.filter(\.isActive).count) constraints")
  }
}

final class DeepWitnessView: WitnessView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Order.log.append("deep init \(tag)")
  }
}

final class WitnessController: UIViewController {
  @Outlet var inner: WitnessView!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Order.log.append("init controller \(title ?? "")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Order.log.append("awake controller, loaded \(isViewLoaded)")
  }

  override func loadView() {
    super.loadView()
    Order.log.append("loaded, inner \(inner.tag)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Order.log.append("did load, inner \(inner.tag)")
  }
}

@MainActor @Suite(.phone, .serialized) struct `Objects of a document` {
  init() { Order.log = [] }

  @Test func `find their values in init(coder), and all others when they awake`() throws {
    let loading = Loading([WitnessView.self, DeepWitnessView.self, WitnessController.self])
    let inner = Documents.view(
      "aV2", "0 0 20 20", #"tag="2" customClass="DeepWitnessView""#,
      #"<connections><outlet property="other" destination="aV1" id="oT1"/></connections>"#)
    let outer = Documents.view(
      "aV1", "0 0 50 50", #"tag="1" customClass="WitnessView""#,
      """
      <subviews>\(inner)</subviews>
      <constraints><constraint firstAttribute="width" constant="50" id="cO1"/></constraints>
      <connections><outlet property="other" destination="aV2" id="oT2"/></connections>
      """)
    let controller = try loading.controller(
      Documents.screen(
        1, #"title="Start" customClass="WitnessController""#, subviews: outer,
        inController: """
          <connections><outlet property="inner" destination="aV2" id="oT3"/></connections>
          """))
    #expect(Order.log == ["init controller Start", "awake controller, loaded false"])
    Order.log = []
    controller.loadViewIfNeeded()
    #expect(
      Order.log == [
        "init 2: 20 wide, 0 inside, other false", "deep init 2",
        "init 1: 50 wide, 1 inside, other false", "awake 1: 1 inside, other 2, 1 constraints",
        "awake 2: 0 inside, other 1, 0 constraints", "loaded, inner 2", "did load, inner 2",
      ])
    #expect(loading.messages == [])
  }

  @Test func `of a nib are awake when it returns them`() throws {
    let nib = try Loading([WitnessView.self]).nib(
      Documents.view("aV1", "0 0 5 5", #"tag="1" customClass="WitnessView""#)
        + Documents.view("aV2", "0 0 6 6", #"tag="2" customClass="WitnessView""#))
    nib.instantiate(withOwner: nil)
    #expect(
      Order.log == [
        "init 1: 5 wide, 0 inside, other false", "init 2: 6 wide, 0 inside, other false",
        "awake 1: 0 inside, other 0, 0 constraints", "awake 2: 0 inside, other 0, 0 constraints",
      ])
  }
}
