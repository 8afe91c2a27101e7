import AutoLayout
import Foundation
import Testing

@testable import Nibs

class BaseFormController: UIViewController {
  @Outlet private var base: UIView!
  var baseView: UIView? { base }
}

final class FormController: BaseFormController {
  @Outlet var name: UILabel!
  @Outlet private(set) var optional: UIView?
  @Outlet var weakest: UIView? = nil
  @Outlet var rows: [UIView]!
  @Outlet var labels: [UILabel] = []
  @Outlet var width: NSLayoutConstraint!
  @Outlet var tap: UITapGestureRecognizer!
  var plain: UIView?
}

@MainActor protocol RowDelegate: AnyObject {}

/// A view whose outlets lead back to what holds it.
final class DelegatingRow: UIView {
  @WeakOutlet var delegate: (any RowDelegate)?
  @WeakOutlet var holder: UIView!
  @WeakOutlet var label: UILabel?
}

final class RowOwner: NSObject, RowDelegate { @Outlet var row: DelegatingRow! }

@MainActor @Suite(.phone) struct `Weak outlets` {
  private func load(_ owner: AnyObject, label: String) throws -> (row: DelegatingRow, [String]) {
    let loading = Loading([DelegatingRow.self])
    let nib = try loading.nib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
        + Documents.view(
          "hO1", "0 0 9 9", "",
          "<subviews>"
            + Documents.view(
              "rO1", "0 0 9 9", #"customClass="DelegatingRow""#,
              """
              <connections>
                  <outlet property="delegate" destination="-1" id="oD1"/>
                  <outlet property="holder" destination="hO1" id="oH1"/>
                  <outlet property="label" destination="\(label)" id="oL1"/>
              </connections>
              """) + "</subviews>"))
    let top = try #require(nib.instantiate(withOwner: owner).first as? UIView)
    let row = try #require(top.subviews.first as? DelegatingRow)
    #expect(row.delegate === owner)
    #expect(row.holder === top)
    // Nothing but the superview has held the row so far.
    row.removeFromSuperview()
    return (row, loading.placedMessages)
  }

  @Test func `to a view at the top hold it until its owner has added it`() throws {
    let nib = try Loading().nib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>"#
        + #"<outlet property="holder" destination="tO1" id="oO1"/></connections></placeholder>"#
        + Documents.view("tO1", "0 0 9 9"))
    let owner = DelegatingRow(frame: .zero)
    nib.instantiate(withOwner: owner)
    owner.addSubview(try #require(owner.holder))
    #expect(owner.subviews.count == 1)
  }

  @Test func `hold their objects as long as something else does`() throws {
    let owner = RowOwner()
    weak var row: DelegatingRow?
    do {
      let loaded = try load(owner, label: "hO1").row
      #expect(loaded.delegate === owner)
      #expect(loaded.holder == nil)
      row = loaded
    }
    #expect(row == nil)
  }

  @Test func `do not keep an owner that holds their view`() throws {
    weak var freed: RowOwner?
    do {
      let owner = RowOwner()
      owner.row = try load(owner, label: "hO1").row
      freed = owner
    }
    #expect(freed == nil)
  }

  @Test func `of another type are reported and stay nil`() throws {
    let (row, messages) = try load(RowOwner(), label: "hO1")
    #expect(row.label == nil)
    #expect(
      messages == ["Test.xib:oL1: the outlet label of DelegatingRow is a UILabel, not a UIView"])
  }
}

@MainActor @Suite(.phone) struct `Outlets` {
  private func form(_ connections: String, subviews: String = "", objects: String = "") -> String {
    Documents.screen(
      1, #"customClass="FormController""#,
      subviews: Documents.view(
        "aV1", "0 0 10 10", "",
        #"<constraints><constraint firstAttribute="width" constant="77" id="cO1"/></constraints>"#
      ) + Documents.view("lA1", "0 0 10 10", #"text="hello""#, name: "label") + subviews,
      inController: "<connections>\(connections)</connections>", objects: objects)
  }

  private func outlet(_ property: String, _ to: String, collection: Bool = false) -> String {
    """
    <outlet\(collection ? "Collection" : "") property="\(property)" destination="\(to)" id="o\(property.prefix(2))-\(to.prefix(2))"/>
    """
  }

  private func load(_ connections: String, subviews: String = "", objects: String = "") throws -> (
    FormController, [String]
  ) {
    let loading = Loading([FormController.self])
    let controller = try loading.controller(
      form(connections, subviews: subviews, objects: objects), as: FormController.self)
    controller.loadViewIfNeeded()
    return (controller, loading.placedMessages)
  }

  @Test func `are connected by their names, whatever their access and level`() throws {
    let (controller, messages) = try load(
      outlet("name", "lA1") + outlet("optional", "aV1")
        + outlet("weakest", "lA1") + outlet("base", "aV1"))
    #expect(controller.name.text == "hello")
    #expect(controller.optional === controller.view("aV1"))
    #expect(controller.weakest === controller.name)
    #expect(controller.baseView === controller.optional)
    #expect(messages == [])
  }

  @Test func `hold constraints and recognisers too`() throws {
    let (controller, messages) = try load(
      outlet("width", "cO1") + outlet("tap", "tA1"), objects: #"<tapGestureRecognizer id="tA1"/>"#)
    #expect(controller.width.constant == 77)
    #expect(controller.width.isActive)
    #expect(controller.tap != nil)
    #expect(messages == [])
  }

  @Test func `hold collections in the document's order`() throws {
    let (controller, messages) = try load(
      outlet("rows", "lA1", collection: true) + outlet("rows", "aV1", collection: true)
        + outlet("labels", "lA1", collection: true))
    #expect(controller.rows.map { $0.origin?.element["id"] } == ["lA1", "aV1"])
    #expect(controller.labels.map(\.text) == ["hello"])
    #expect(messages == [])
  }

  @Test func `that are not connected are nil`() throws {
    let (controller, messages) = try load("")
    #expect(controller.name == nil)
    #expect(controller.labels == [])
    #expect(messages == [])
  }

  @Test func `that can't be connected are reported and stay nil`() throws {
    for (property, destination, isCollection, message) in [
      ("name", "aV1", false, "the outlet name of FormController is a UILabel, not a UIView"),
      (
        "labels", "aV1", true,
        "the outlet labels of FormController is a Array<UILabel>, not a UIView"
      ),
      (
        "title2", "lA1", false,
        "FormController has no outlet title2: declare it as `@Outlet var title2: UILabel!`"
      ),
      // Without the wrapper it is none.
      (
        "plain", "aV1", false,
        "FormController has no outlet plain: declare it as `@Outlet var plain: UIView!`"
      ),
      (
        "delegate", "aV1", false,
        "FormController has no outlet delegate: declare it as `@WeakOutlet var delegate: UIView!`"
      ),
    ] {
      let (controller, messages) = try load(outlet(property, destination, collection: isCollection))
      #expect(controller.name == nil)
      #expect(controller.labels == [])
      #expect(controller.plain == nil)
      let id = "o\(property.prefix(2))-\(destination.prefix(2))"
      #expect(messages == ["Test.storyboard:\(id): \(message)"])
    }
  }

  @Test func `of UIKit's classes that are not here are told without a declaration`() throws {
    let (_, messages) = try load(
      "",
      subviews: Documents.view(
        "tV1", "0 0 10 10", "", name: "textField",
        """
        <connections><outlet property="inputAccessoryView" destination="aV1" id="oD1"/></connections>
        """))
    #expect(
      messages == [
        "Test.storyboard:oD1: UITextField has no outlet inputAccessoryView here: it is not connected"
      ])
  }

  @Test func `of the framework's classes need no declaration`() throws {
    let (controller, messages) = try load(
      "",
      subviews: Documents.view(
        "tV1", "0 0 10 10", "", name: "textField",
        """
        <connections>
            <outlet property="delegate" destination="vC1" id="oD1"/>
            <outletCollection property="gestureRecognizers" destination="tA1" id="oG1"/>
        </connections>
        """), objects: #"<tapGestureRecognizer id="tA1"/>"#)
    let field = try #require(controller.view("tV1") as? UITextField)
    #expect(field.gestureRecognizers?.count == 1)
    #expect(
      messages == [
        "Test.storyboard:oD1: a FormController can't be the delegate of a UITextField: it does "
          + "not conform to the protocol"
      ])
  }
}
