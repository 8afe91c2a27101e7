import AutoLayout
import Foundation
import Testing

@testable import Nibs

final class BadgeView: UIView {}
final class BadgeLabel: UILabel {}
final class GenericView<Content>: UIView {}
final class PickyView: UIView {
  required init?(coder: NSCoder) { nil }
}
/// A view that finds its values, and fails after that.
final class LateView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    return nil
  }
}
final class LateController: UIViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    return nil
  }
}
final class PlainObject: NSObject {}
final class DataObject: NSObject, NSCoding {
  override init() { super.init() }
  init?(coder: NSCoder) { super.init() }
  func encode(with coder: NSCoder) {}
}

@MainActor @Suite(.phone) struct `Custom classes` {
  /// The class made for an element that names one, and what was reported.
  private func made(
    _ custom: String, element: String = "view", classes: [AnyClass] = [], modules: [String] = []
  ) throws -> (type: String, messages: [String]) {
    let loading = try Loading(classes, modules: modules)
    let controller = try loading.controller(
      Documents.screen(
        subviews: Documents.view("aV1-aa-aaa", "0 0 10 10", custom, name: element)))
    let view = try #require(controller.view.subviews.first)
    return ("\(type(of: view))", loading.messages)
  }

  @Test func `are found in the module that the document names`() throws {
    let found = try made(#"customClass="BadgeView" customModule="NibsTests""#)
    #expect(found.type == "BadgeView")
    #expect(found.messages == [])
  }

  @Test func `are found in the caller's modules`() throws {
    let found = try made(
      #"customClass="BadgeView" customModule="SomeApp""#, modules: ["NibsTests"])
    #expect(found.type == "BadgeView")
    #expect(found.messages == [])
  }

  @Test func `are found among the caller's classes`() throws {
    let found = try made(#"customClass="BadgeView""#, classes: [BadgeView.self])
    #expect(found.type == "BadgeView")
    #expect(found.messages == [])
  }

  @Test func `that are not there are stood in for`() throws {
    let found = try made(
      #"customClass="BadgeLabel" customModule="SomeApp""#, element: "label")
    #expect(found.type == "UILabel")
    #expect(
      found.messages == ["there is no class BadgeLabel in module SomeApp: UILabel stands in for it"]
    )
  }

  @Test func `that are no subclass of the element's class are not made`() throws {
    let found = try made(
      #"customClass="BadgeView""#, element: "label", classes: [BadgeView.self])
    #expect(found.type == "UILabel")
    #expect(
      found.messages == ["the class BadgeView is no subclass of UILabel, which stands in for it"])
  }

  @Test func `whose init(coder) returns nil are stood in for`() throws {
    let found = try made(#"customClass="PickyView""#, classes: [PickyView.self])
    #expect(found.type == "UIView")
    #expect(
      found.messages == ["init(coder:) of PickyView returned nil: UIView stands in for it"])
  }

  @Test func `that fail after they have found their values leave nothing behind`() throws {
    let loading = try Loading([LateView.self])
    let controller = try loading.controller(
      Documents.screen(
        subviews: Documents.view(
          "aV1-aa-aaa", "0 0 30 40", #"customClass="LateView" tag="5""#,
          """
          <subviews>\(Documents.view("iN1-aa-aaa", "1 2 3 4"))</subviews>
          <constraints>\(Documents.place("iN1-aa-aaa", in: "aV1-aa-aaa", 1, 2, 3, 4))</constraints>
          <variation key="widthClass=compact" alpha="0.5"/>
          <connections><outlet property="other" destination="iN1-aa-aaa" id="oT1-aa-aaa"/></connections>
          """), constraints: Documents.place("aV1-aa-aaa", 10, 20, 30, 40)))
    controller.shown()
    let view = try #require(controller.view("aV1-aa-aaa"))
    #expect(type(of: view) == UIView.self)
    #expect(view.tag == 5)
    #expect(view.alpha == 0.5)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.subviews.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(
      loading.messages == ["init(coder:) of LateView returned nil: UIView stands in for it"])
  }

  @Test func `of controllers that fail are stood in for by one with the document's values`() throws
  {
    let loading = try Loading([LateController.self])
    let controller = try loading.controller(
      Documents.screen(
        1, #"customClass="LateController" title="late""#,
        subviews: Documents.view("aV1-aa-aaa", "0 0 30 40")))
    #expect(type(of: controller) == UIViewController.self)
    #expect(controller.title == "late")
    #expect(controller.view("aV1-aa-aaa") != nil)
    #expect(
      loading.messages == [
        "init(coder:) of LateController returned nil: UIViewController stands in for it"
      ])
  }

  @Test(arguments: [
    "GenericView&lt;Int&gt;", "NibsTests.BadgeView", "9NibsTests9BadgeViewC",
    "$s9NibsTests9BadgeViewC",
    "Badge View", "../BadgeView", "BadgeView()",
  ])
  func `are named by plain names only`(name: String) throws {
    let found = try made(
      "customClass=\"\(name)\" customModule=\"NibsTests\"", classes: [BadgeView.self],
      modules: ["NibsTests"])
    #expect(found.type == "UIView")
    #expect(found.messages.count == 1)
  }

  @Test func `are not found through the name of a module`() throws {
    let found = try made(
      #"customClass="BadgeView" customModule="NibsTests.GenericView""#, modules: ["Nibs;Tests"])
    #expect(found.type == "UIView")
  }

  @Test(arguments: ["UIWindow", "NSObject", "String", "PlainObject", "UIViewController"])
  func `reach no type that is no view`(name: String) throws {
    let found = try made(
      "customClass=\"\(name)\" customModule=\"NibsTests\"", element: "label",
      classes: [PlainObject.self, UIViewController.self], modules: ["Swift", "AutoLayout"])
    #expect(found.type == "UILabel")
    #expect(found.messages.count == 1)
  }

  @Test func `of objects are made by init(coder)`() throws {
    let loading = try Loading([DataObject.self, PlainObject.self])
    let nib = try loading.nib(
      #"<customObject id="oB1-aa-aaa" customClass="DataObject"/>"#
        + #"<customObject id="oB2-aa-aaa" customClass="PlainObject"/>"#)
    #expect(nib.instantiate(withOwner: nil).map { "\(type(of: $0))" } == ["DataObject"])
    #expect(
      loading.messages == [
        "the object of class PlainObject is left out: it has to be an NSObject with init(coder:)"
      ])
  }

  @Test func `of the framework's own name are the framework's`() throws {
    let found = try made(#"customClass="UILabel""#, element: "label")
    #expect(found.type == "UILabel")
    #expect(found.messages == [])
  }
}
