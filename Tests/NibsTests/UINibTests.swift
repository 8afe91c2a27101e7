import AutoLayout
import Foundation
import Testing

@testable import Nibs

final class NibOwner: NSObject {
  @Outlet var content: UIView!
  @Outlet private(set) var label: UILabel?
}

final class NibController: UIViewController { @Outlet var title1: UILabel! }

final class SettingsViewController: UIViewController {}

final class SharedNameController: UIViewController {}

private func label(_ id: String) -> String {
  Documents.view(id, "8 8 100 20", #"text="hello""#, name: "label")
}

private func owner(_ connections: String, _ name: String = "NibOwner") -> String {
  """
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(name)" customModule="NibsTests">
      <connections>\(connections)</connections>
  </placeholder>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  """
}

private func outlet(_ property: String, _ destination: String) -> String {
  "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"o\(property.prefix(2))\"/>"
}

/// A view with a label inside of it, which an owner's outlets lead to.
private func content(_ connections: String, _ name: String = "NibOwner") -> String {
  owner(connections, name)
    + Documents.view("aV1", "0 0 200 100", "", "<subviews>\(label("lA1"))</subviews>")
}

@MainActor @Suite(.phone) struct `A nib makes its objects` {
  private let folder = TemporaryFolder()
  private var bundle: Bundle { get throws { try #require(Bundle(path: folder.path)) } }

  @Test func `for an owner, whose outlets it connects`() throws {
    let loading = Loading()
    let nib = try loading.nib(content(outlet("content", "aV1") + outlet("label", "lA1")))
    let owner = NibOwner()
    let made = nib.instantiate(withOwner: owner)
    #expect(made.count == 1)
    #expect(made.first as? UIView === owner.content)
    #expect(owner.content.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(owner.label?.text == "hello")
    #expect(loading.messages == [])
  }

  @Test func `anew each time`() throws {
    let nib = try Loading().nib(content(""))
    let one = nib.instantiate(withOwner: nil).first as? UIView
    let other = nib.instantiate(withOwner: nil).first as? UIView
    #expect(one != nil)
    #expect(one !== other)
  }

  @Test func `at the top in the document's order, without its placeholders`() throws {
    let nib = try Loading().nib(
      content("") + label("lA2") + #"<tapGestureRecognizer numberOfTapsRequired="2" id="tA1"/>"#)
    let made = nib.instantiate(withOwner: nil)
    #expect(made.map { "\(type(of: $0))" } == ["UIView", "UILabel", "UITapGestureRecognizer"])
    #expect((made.last as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
  }

  @Test func `with the objects that its caller gives for other placeholders`() throws {
    let nib = try Loading().nib(
      """
      \(owner(outlet("content", "pH1")))
      <placeholder placeholderIdentifier="theirs" id="pH1"/>
      """)
    let owner = NibOwner()
    let theirs = UIView()
    nib.instantiate(withOwner: owner, options: [.externalObjects: ["theirs": theirs]])
    #expect(owner.content === theirs)
  }

  @Test func `which don't retain the caller's other objects`() throws {
    let nib = try Loading().nib(
      #"<placeholder placeholderIdentifier="theirs" id="pH1" userLabel="Theirs"/>"#
        + content(outlet("content", "pH1")))
    var theirs: NSObject? = NSObject()
    weak let weakTheirs = theirs
    let made = nib.instantiate(
      withOwner: nil, options: [.externalObjects: ["theirs": try #require(theirs)]])
    theirs = nil
    #expect(weakTheirs == nil)
    #expect(made.count == 1)
  }

  @Test func `which are freed when nobody holds them`() throws {
    let nib = try Loading().nib(content(""))
    var made: [Any]? = nib.instantiate(withOwner: nil)
    weak let view = made?.first as? UIView
    #expect(view != nil)
    made = nil
    #expect(view == nil)
  }

  @Test func `from a bundle by its name`() throws {
    try folder.write("Box.xib", Documents.xib(content(outlet("content", "aV1"))))
    let owner = NibOwner()
    let made = try bundle.loadNibNamed("Box", owner: owner)
    #expect(made?.first as? UIView === owner.content)
    #expect(owner.content.subviews.count == 1)
  }

  @Test func `or raises UIKit's exception where there is none of that name`() throws {
    let bundle = try bundle
    var made: [Any]?
    let raised = exceptions { made = bundle.loadNibNamed("Box", owner: nil) }
    #expect(
      raised == [
        "'NSInternalInconsistencyException', reason: 'Could not load NIB in bundle: "
          + "'NSBundle <\(folder.path)> (loaded)' with name 'Box''"
      ])
    #expect(made == nil)
  }

  @Test func `or raises what is wrong with the document`() throws {
    let path = try folder.write("Box.xib", "<document>\n<objects>\n</document>")
    let bundle = try bundle
    let raised = exceptions { bundle.loadNibNamed("Box", owner: nil) }
    #expect(
      raised == [
        "'NSInternalInconsistencyException', reason: '\(path):2:1: error: <objects> has no end tag\n"
          + "<objects>\n^~~~~~~~'"
      ])
  }
}

@MainActor @Suite(.phone) struct `A controller's view is in a nib` {
  private let folder = TemporaryFolder()

  private func bundle(_ name: String, _ connections: String = outlet("view", "aV1")) throws
    -> Bundle
  {
    try folder.write("\(name).xib", Documents.xib(content(connections, "UIViewController")))
    return try #require(Bundle(path: folder.path))
  }

  @Test func `that is given by its name`() throws {
    let bundle = try bundle("Other", outlet("view", "aV1") + outlet("title1", "lA1"))
    let controller = NibController(nibName: "Other", bundle: bundle)
    #expect(!controller.isViewLoaded)
    #expect(controller.view.frame.size == CGSize(width: 200, height: 100))
    #expect(controller.title1.text == "hello")
  }

  @Test(arguments: ["SettingsView", "SettingsViewController"])
  func `that has the name of its class, with or without Controller`(name: String) throws {
    let bundle = try bundle(name)
    let controller = SettingsViewController(nibName: nil, bundle: bundle)
    #expect(controller.view.subviews.map { type(of: $0) == UILabel.self } == [true])
  }

  @Test func `of the name without Controller first`() throws {
    let bundle = try bundle("SharedName")
    try folder.write(
      "SharedNameController.xib",
      Documents.xib(owner(outlet("view", "aV1")) + Documents.view("aV1", "0 0 1 1")))
    let controller = SharedNameController(nibName: nil, bundle: bundle)
    #expect(controller.view.subviews.count == 1)
  }

  @Test func `with objects beside it, which the controller keeps`() throws {
    let table = Documents.view(
      "tV1", "0 0 90 90", "", name: "tableView",
      #"<connections><outlet property="dataSource" destination="oB1" id="oD1"/></connections>"#)
    try folder.write(
      "Rows.xib",
      Documents.xib(
        owner(outlet("view", "tV1")) + table
          + #"<customObject id="oB1" customClass="RowsSource" customModule="NibsTests"/>"#))
    let bundle = try #require(Bundle(path: folder.path))
    var controller: UIViewController? = NibController(nibName: "Rows", bundle: bundle)
    #expect((controller?.view as? UITableView)?.dataSource is RowsSource)
    weak let view = controller?.view
    controller = nil
    #expect(view == nil)
  }

  @Test func `or is an empty one if no nib has the name of the class`() throws {
    let bundle = try bundle("Unrelated")
    let controller = SettingsViewController(nibName: nil, bundle: bundle)
    #expect(controller.view.subviews == [])
    #expect(controller.view.frame == UIScreen.main.bounds)
  }

  @Test func `and a name without a nib raises UIKit's exception`() throws {
    let bundle = try bundle("Other")
    let controller = SettingsViewController(nibName: "Missing", bundle: bundle)
    let raised = exceptions { controller.loadViewIfNeeded() }
    #expect(
      raised == [
        "'NSInternalInconsistencyException', reason: 'Could not load NIB in bundle: "
          + "'NSBundle <\(folder.path)> (loaded)' with name 'Missing''"
      ])
    #expect(controller.isViewLoaded)
  }

  @Test func `and a nib that does not connect the view raises UIKit's exception`() throws {
    let bundle = try bundle("Other", "")
    let controller = SettingsViewController(nibName: "Other", bundle: bundle)
    let raised = exceptions { controller.loadViewIfNeeded() }
    #expect(
      raised == [
        "'NSInternalInconsistencyException', reason: '-[UIViewController "
          + "_loadViewFromNibNamed:bundle:] loaded the \"Other\" nib but the view outlet was not set.'"
      ])
  }
}
