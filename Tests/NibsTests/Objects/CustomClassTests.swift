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
final class SourceObject: NSObject, NibObject {
  var log: [String] = []

  func awakeFromNib() { log.append("awake") }
  func setValue(_ value: Any?, forKeyPath keyPath: String) {
    log.append("\(keyPath) \(value.map { "\($0)" } ?? "nil")")
  }
}
final class SavingItem: UIBarButtonItem {}
final class PatientRecognizer: UITapGestureRecognizer {}
final class RingLayout: UICollectionViewLayout {}
final class GappedLayout: UICollectionViewFlowLayout {}
final class TabDelegate: NSObject, NibObject, UITabBarControllerDelegate {}
final class SettingController: UIViewController {
  var values: [String] = []
  @Outlet var layout: UICollectionViewLayout!

  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if keyPath == "mood" {
      values.append("\(value ?? "none") in \(title ?? "")")
    } else {
      super.setValue(value, forKeyPath: keyPath)
    }
  }
}
final class DataObject: NSObject, NSCoding {
  override init() { super.init() }
  init?(coder: NSCoder) { super.init() }
  func encode(with coder: NSCoder) {}
}

extension UIStoryboard {
  /// The lines of the document on which objects begin.
  fileprivate func lines(of ids: String...) -> [Int?] {
    ids.map { document.object($0)?.position.line }
  }
}

@MainActor @Suite(.phone) struct `Custom classes` {
  /// The class made for an element that names one, and what was reported.
  private func made(
    _ custom: String, element: String = "view", classes: [AnyClass] = [], modules: [String] = []
  ) throws -> (type: String, messages: [String]) {
    let loading = Loading(classes, modules: modules)
    let controller = try loading.controller(
      Documents.screen(subviews: Documents.view("aV1", "0 0 10 10", custom, name: element)))
    let view = try #require(controller.view.subviews.first)
    return ("\(type(of: view))", loading.messages)
  }

  @Test func `are found in the document's module, the caller's modules and its classes`() throws {
    let custom = #"customClass="BadgeView""#
    for found in [
      try made(custom + #" customModule="NibsTests""#),
      try made(custom + #" customModule="SomeApp""#, modules: ["NibsTests"]),
      try made(custom, classes: [BadgeView.self]),
    ] {
      #expect(found.type == "BadgeView")
      #expect(found.messages == [])
    }
  }

  @Test func `that are not there are reported at each place, once for what is made anew`() throws {
    let loading = Loading()
    let views = ["aV1", "aV2"].map { Documents.view($0, "0 0 10 10", #"customClass="LostView""#) }
    let storyboard = try loading.storyboard(
      Documents.screen(subviews: views.joined(separator: "\n")))
    for _ in 0..<2 { storyboard.instantiateInitialViewController()?.loadViewIfNeeded() }
    let entries = loading.resources.report.entries
    #expect(
      entries.map(\.message)
        == Array(repeating: "there is no class LostView: UIView stands in for it", count: 2))
    #expect(entries.map { $0.position?.line } == storyboard.lines(of: "aV1", "aV2"))
    #expect(Set(entries.map { $0.position?.line }).count == 2)
  }

  @Test func `that can't be made are stood in for, which is told`() throws {
    let lost = try made(#"customClass="BadgeLabel" customModule="SomeApp""#, element: "label")
    #expect(lost.type == "UILabel")
    #expect(
      lost.messages == ["there is no class BadgeLabel in module SomeApp: UILabel stands in for it"])
    let other = try made(#"customClass="BadgeView""#, element: "label", classes: [BadgeView.self])
    #expect(other.type == "UILabel")
    #expect(
      other.messages == ["the class BadgeView is no subclass of UILabel, which stands in for it"])
    let picky = try made(#"customClass="PickyView""#, classes: [PickyView.self])
    #expect(picky.type == "UIView")
    #expect(picky.messages == ["init(coder:) of PickyView returned nil: UIView stands in for it"])
  }

  @Test func `that fail after they have found their values leave nothing behind`() throws {
    let loading = Loading([LateView.self])
    let controller = try loading.controller(
      Documents.screen(
        subviews: Documents.view(
          "aV1", "0 0 30 40", #"customClass="LateView" tag="5""#,
          """
          <subviews>\(Documents.view("iN1", "1 2 3 4"))</subviews>
          <constraints>\(Documents.place("iN1", in: "aV1", 1, 2, 3, 4))</constraints>
          <variation key="widthClass=compact" alpha="0.5"/>
          <connections><outlet property="other" destination="iN1" id="oT1"/></connections>
          """), constraints: Documents.place("aV1", 10, 20, 30, 40)))
    controller.shown()
    let view = try #require(controller.view("aV1"))
    #expect(type(of: view) == UIView.self)
    #expect(view.tag == 5)
    #expect(view.alpha == 0.5)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.subviews.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(loading.messages == ["init(coder:) of LateView returned nil: UIView stands in for it"])
  }

  @Test func `of controllers that fail give way to one with the document's values`() throws {
    let loading = Loading([LateController.self])
    let controller = try loading.controller(
      Documents.screen(
        1, #"customClass="LateController" title="late""#,
        subviews: Documents.view("aV1", "0 0 30 40")))
    #expect(type(of: controller) == UIViewController.self)
    #expect(controller.title == "late")
    #expect(controller.view("aV1") != nil)
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
    let loading = Loading([DataObject.self, PlainObject.self])
    let nib = try loading.nib(
      #"<customObject id="oB1" customClass="DataObject"/>"#
        + #"<customObject id="oB2" customClass="PlainObject"/>"#)
    #expect(nib.instantiate(withOwner: nil).map { "\(type(of: $0))" } == ["DataObject"])
    #expect(
      loading.messages == [
        "the object of class PlainObject is left out: its class has to conform to NibObject"
      ])
  }

  private let mood =
    #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="mood" value="calm"/></userDefinedRuntimeAttributes>"#

  @Test func `of objects are made by init(), get runtime attributes and awake`() throws {
    let loading = Loading([SourceObject.self])
    let made = try loading.nib(
      "<customObject id=\"oB1\" customClass=\"SourceObject\">\(mood)</customObject>"
        + #"<customObject id="oB2" customClass="Elsewhere"/>"#
    ).instantiate(withOwner: nil)
    #expect(made.count == 1)
    #expect((made.first as? SourceObject)?.log == ["mood calm", "awake"])
    #expect(loading.messages == ["there is no class Elsewhere: its object is left out"])
  }

  @Test func `of controllers get runtime attributes, the framework's own the known ones`() throws {
    let loading = Loading([SettingController.self])
    let controller = try loading.controller(
      Documents.screen(
        1, #"customClass="SettingController" title="T""#, subviews: "", inController: mood))
    #expect((controller as? SettingController)?.values == ["calm in T"])
    let plain = try loading.controller(
      Documents.screen(
        1, "", subviews: "", inController: mood.replacingOccurrences(of: "mood", with: "title")))
    #expect(plain.title == "calm")
    #expect(loading.messages == [])
  }

  @Test func `of items, recognisers and layouts are made`() throws {
    let classes: [AnyClass] = [
      SavingItem.self, PatientRecognizer.self, RingLayout.self, GappedLayout.self,
    ]
    let loading = Loading(classes)
    func collection(_ number: Int, _ layout: String) -> String {
      Documents.view("cV\(number)", "0 0 9 9", "", name: "collectionView", layout)
    }
    let made = try loading.nib(
      #"<barButtonItem title="Save" customClass="SavingItem" id="bI1"/>"#
        + #"<tapGestureRecognizer numberOfTapsRequired="3" customClass="PatientRecognizer" id="tA1"/>"#
        + collection(
          1,
          #"<collectionViewLayout key="collectionViewLayout" customClass="RingLayout" id="rL1"/>"#)
        + collection(
          2,
          #"<collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" customClass="GappedLayout" id="gL1"/>"#
        )
    ).instantiate(withOwner: nil)
    #expect((made[0] as? SavingItem)?.title == "Save")
    #expect((made[1] as? PatientRecognizer)?.numberOfTapsRequired == 3)
    #expect((made[2] as? UICollectionView)?.collectionViewLayout is RingLayout)
    let gapped = (made[3] as? UICollectionView)?.collectionViewLayout as? GappedLayout
    #expect(gapped?.minimumLineSpacing == 7)
    #expect(loading.messages == [])
  }

  @Test func `of items, recognisers and layouts that are not there are reported`() throws {
    let loading = Loading()
    let made = try loading.nib(
      "<barButtonItem title=\"Save\" customClass=\"SavingItem\" id=\"bI1\">\(mood)</barButtonItem>"
        + "<tapGestureRecognizer id=\"tA1\">\(mood)</tapGestureRecognizer>"
        + Documents.view(
          "cV1", "0 0 9 9", "", name: "collectionView",
          #"<collectionViewLayout key="collectionViewLayout" customClass="RingLayout" id="rL1"/>"#)
    ).instantiate(withOwner: nil)
    #expect(
      made.map { "\(type(of: $0))" } == [
        "UIBarButtonItem", "UITapGestureRecognizer", "UICollectionView",
      ])
    #expect(
      loading.messages == [
        "there is no class SavingItem: UIBarButtonItem stands in for it",
        "UITapGestureRecognizer has no property mood that a document can set: an extension in the "
          + "app may have it",
        "there is no class RingLayout: UICollectionViewFlowLayout stands in for it",
      ])
  }

  @Test func `of what a controller has made by itself are reported`() throws {
    let loading = Loading()
    _ = try loading.controller(
      Documents.scene(
        1, "navigationController", "",
        #"<navigationBar key="navigationBar" customClass="TallBar" id="nB1"/>"#
          + #"<navigationItem key="navigationItem" customClass="OwnItem" id="nI1"/>"#))
    #expect(
      loading.messages == [
        "the class TallBar is left out: its controller has made a UINavigationBar",
        "the class OwnItem is left out: its controller has made a UINavigationItem",
      ])
  }

  @Test func `of layouts are led to by outlets`() throws {
    let loading = Loading([SettingController.self])
    let controller = try loading.controller(
      Documents.screen(
        1, #"customClass="SettingController""#,
        subviews: Documents.view(
          "cV1", "0 0 9 9", "", name: "collectionView",
          #"<collectionViewFlowLayout key="collectionViewLayout" id="fL1"/>"#),
        inController:
          #"<connections><outlet property="layout" destination="fL1" id="oL1"/></connections>"#))
    let collection = try #require(controller.view("cV1") as? UICollectionView)
    #expect((controller as? SettingController)?.layout === collection.collectionViewLayout)
    #expect(loading.messages == [])
  }

  @Test func `of objects beside a controller without a view are made and connected`() throws {
    let loading = Loading([TabDelegate.self])
    let tabs = try loading.controller(
      Documents.scene(
        1, "tabBarController", "",
        #"<connections><outlet property="delegate" destination="oB1" id="oD1"/></connections>"#,
        objects: #"<customObject id="oB1" customClass="TabDelegate"/>"#),
      as: UITabBarController.self)
    #expect(tabs.delegate is TabDelegate)
    #expect(loading.messages == [])
  }

  @Test func `of the framework's own name are the framework's`() throws {
    let found = try made(#"customClass="UILabel""#, element: "label")
    #expect(found.type == "UILabel")
    #expect(found.messages == [])
  }
}
