import AutoLayout
import Foundation
import Testing

@testable import Nibs

final class StartController: UIViewController {
  var log: [String] = []
  var allows = true
  /// The id of the view beside which a popover was about to be shown.
  var popover: String?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    popover = segue.destination.popoverPresentationController?.sourceView?.origin?.element["id"]
    log.append(
      "\(segue.identifier ?? "none") to \(segue.destination.title ?? "") by "
        + "\(sender.map { "\(type(of: $0))" } ?? "nobody")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("may \(identifier)")
    return allows
  }
}

final class ReplacingSegue: UIStoryboardSegue, CustomSegue {
  override func perform() {
    guard let navigation = source.navigationController else { return }
    navigation.setViewControllers([destination], animated: false)
  }
}

/// One item of the prototype `item`.
private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
}

@MainActor @Suite(.phone) struct `Segues` {
  private typealias D = Documents

  private func button(_ kind: String, _ attributes: String = "", to destination: Int = 2) -> String
  {
    D.view(
      "bU\(destination)", "0 100 50 50", #"fixedFrame="YES""#, name: "button",
      """
      <connections>
          <segue destination="vC\(destination)" kind="\(kind)" \(attributes) id="sG\(destination)"/>
      </connections>
      """)
  }

  /// A table with a prototype of a row that has a segue.
  private func table(_ attributes: String, cell: String = "", more: String = "") -> String {
    D.view(
      "tV1", "0 100 375 500", #"fixedFrame="YES" dataMode="prototypes" rowHeight="50""#,
      name: "tableView",
      """
      <prototypes>
          <tableViewCell reuseIdentifier="row" \(cell) id="cE1">
              <rect key="frame" x="0.0" y="28" width="375" height="50"/>
              <tableViewCellContentView key="contentView" tableViewCell="cE1" id="cC1">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="50"/>
              </tableViewCellContentView>
              <connections>
                  <segue destination="vC2" kind="show" \(attributes) id="sG1"/>
                  \(more)
              </connections>
          </tableViewCell>
      </prototypes>
      """)
  }

  private func start(
    _ subviews: String, constraints: String = "", inController: String = "", _ more: String = ""
  ) throws -> (StartController, Loading) {
    let loading = Loading([StartController.self, ReplacingSegue.self])
    loading.resources.showsSamples = true
    let controller = try loading.controller(
      D.screen(
        1, #"title="start" customClass="StartController""#, subviews: subviews,
        constraints: constraints, inController: inController)
        + D.screen(2, #"title="second""#, subviews: "") + more, as: StartController.self)
    return (controller, loading)
  }

  private func touch(_ controller: UIViewController, _ id: String = "bU2") {
    (controller.view(id) as? UIButton)?.sendActions(for: .touchUpInside)
  }

  /// A controller with a segue `more` that is shown in a navigation controller.
  private func pushed(_ controller: UIViewController) -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController(rootViewController: controller)
    return (navigation, navigation.shown())
  }

  @Test func `push a controller when their button is touched, if the controller allows`() throws {
    let (controller, loading) = try start(button("show", #"identifier="more""#))
    let (navigation, _) = pushed(controller)
    controller.allows = false
    touch(controller)
    #expect(navigation.viewControllers.map(\.title) == ["start"])
    #expect(controller.log == ["may more"])
    controller.allows = true
    touch(controller)
    #expect(navigation.viewControllers.map(\.title) == ["start", "second"])
    #expect(controller.log == ["may more", "may more", "more to second by UIButton"])
    #expect(loading.messages == [])
  }

  @Test func `present a controller in their style`() throws {
    let (controller, _) = try start(
      button("presentation", #"modalPresentationStyle="fullScreen" animates="NO""#))
    controller.shown()
    touch(controller)
    #expect(controller.presentedViewController?.title == "second")
    #expect(controller.presentedViewController?.modalPresentationStyle == .fullScreen)
    #expect(controller.log == ["none to second by UIButton"])
  }

  @Test(arguments: [true, false])
  func `are performed by their identifier, also before the view is there`(isShown: Bool) throws {
    let (controller, _) = try start(button("show", #"identifier="more""#))
    let navigation = UINavigationController(rootViewController: controller)
    if isShown { navigation.shown() }
    #expect(controller.isViewLoaded == isShown)
    controller.performSegue(withIdentifier: "more", sender: nil)
    #expect(navigation.viewControllers.map(\.title) == ["start", "second"])
    #expect(controller.log == ["more to second by nobody"])
  }

  @Test func `of rows are performed by their identifier where the table has no rows`() throws {
    let (controller, _) = try start(table(#"identifier="more""#))
    let (navigation, _) = pushed(controller)
    (controller.view("tV1") as? UITableView)?.dataSource = nil
    controller.performSegue(withIdentifier: "more", sender: "row")
    #expect(navigation.viewControllers.map(\.title) == ["start", "second"])
    #expect(controller.log == ["more to second by String"])
  }

  @Test func `of an unknown identifier raise UIKit's exception`() throws {
    let (controller, _) = try start("")
    let raised = exceptions { controller.performSegue(withIdentifier: "other", sender: nil) }
    #expect(raised.count == 1)
    #expect(raised.first?.hasPrefix("'NSInvalidArgumentException', reason: 'Receiver (<") == true)
    #expect(raised.first?.hasSuffix(">) has no segue with identifier 'other''") == true)
  }

  @Test func `of the controller itself are performed by their identifier`() throws {
    let (controller, _) = try start(
      "",
      inController: """
        <connections><segue destination="vC2" kind="presentation" identifier="own" id="sG1"/></connections>
        """)
    controller.shown()
    controller.performSegue(withIdentifier: "own", sender: "text")
    #expect(controller.presentedViewController?.title == "second")
    #expect(controller.log == ["own to second by String"])
  }

  @Test func `of a custom class are performed by it`() throws {
    let (controller, _) = try start(
      button("custom", #"identifier="swap" customClass="ReplacingSegue""#))
    let (navigation, _) = pushed(controller)
    touch(controller)
    #expect(navigation.viewControllers.map(\.title) == ["second"])
    #expect(controller.log == ["may swap", "swap to second by UIButton"])
  }

  @Test func `present a popover at the view that the document names`() throws {
    let (controller, loading) = try start(
      button("popoverPresentation", #"popoverAnchorView="aV1""#)
        + D.view("aV1", "10 300 40 30", #"fixedFrame="YES""#))
    controller.shown(1024, 768)
    touch(controller)
    let presented = try #require(controller.presentedViewController)
    #expect(presented.modalPresentationStyle == .popover)
    #expect(presented.popoverPresentationController?.sourceView === controller.view("aV1"))
    #expect(loading.messages == [])
  }

  @Test func `present a popover at the item that the document names, whoever triggers it`() throws {
    let (controller, loading) = try start(
      button("popoverPresentation", #"popoverAnchorBarButtonItem="bI1" identifier="more""#),
      inController: """
        <navigationItem key="navigationItem" id="nI1">
            <barButtonItem key="rightBarButtonItem" title="More" id="bI1"/>
        </navigationItem>
        """)
    UINavigationController(rootViewController: controller).shown(1024, 768)
    touch(controller)
    let popover = try #require(controller.presentedViewController?.popoverPresentationController)
    #expect(popover.barButtonItem != nil)
    #expect(popover.barButtonItem === controller.navigationItem.rightBarButtonItem)
    #expect(popover.sourceView == nil)
    #expect(loading.messages == [])
  }

  @Test func `of rows present a popover outside of the row, before the view is there too`() throws {
    let segue = #"kind="popoverPresentation" popoverAnchorView="aV1" identifier="more""#
    let (controller, _) = try start(
      table("").replacing(#"kind="show""#, with: segue)
        + D.view("aV1", "10 600 40 30", #"fixedFrame="YES""#))
    controller.performSegue(withIdentifier: "more", sender: nil)
    #expect(controller.popover == "aV1")
    controller.shown(1024, 768)
    let table = try #require(controller.view("tV1") as? UITableView)
    let cell = try #require(table.visibleCells.first)
    controller.popover = nil
    cell.selectionSegue?(cell)
    #expect(controller.popover == "aV1")
  }

  @Test func `embed a controller in a container when its view is loaded`() throws {
    let (controller, loading) = try start(
      D.view(
        "aV1", "0 0 9 9", "", name: "containerView",
        """
        <connections><segue destination="vC2" kind="embed" identifier="inner" id="sG1"/></connections>
        """), constraints: D.place("aV1", 10, 100, 200, 300))
    controller.shown()
    #expect(controller.children.map(\.title) == ["second"])
    let child = try #require(controller.children.first)
    #expect(child.view.superview?.frame == CGRect(x: 10, y: 100, width: 200, height: 300))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(controller.log == ["inner to second by nobody"])
    #expect(loading.messages == [])
  }

  @Test func `that embed one another are made once and reported`() throws {
    let loading = Loading()
    func embedding(_ number: Int, _ destination: Int) -> String {
      let containers = ["a", "b"].map { name in
        D.view(
          "\(name)V\(number)", "0 0 9 9", "", name: "containerView",
          """
          <connections>
              <segue destination="vC\(destination)" kind="embed" id="s\(name)\(number)"/>
          </connections>
          """)
      }
      return D.screen(number, "", subviews: containers.joined())
    }
    let document = Documents.scenes(embedding(1, 2) + embedding(2, 1))
    let opened = try OpenDocument(path: loading.folder.write("Cycle.storyboard", document))
    let controller = opened.makeController(try #require(opened.scenes.first))
    controller.loadViewIfNeeded()
    #expect(controller.children.map { $0.children.count } == [0, 0])
    let message = "the controller vC1 would contain itself without end: it is left out"
    #expect(opened.notices.map(\.message) == [message, message])
  }

  @Test func `of rows are performed when a row is chosen`() throws {
    let (controller, _) = try start(table(#"identifier="more""#))
    let (navigation, window) = pushed(controller)
    window.sendTap(at: CGPoint(x: 100, y: 125))
    #expect(controller.log == ["may more", "more to second by UITableViewCell"])
    #expect(navigation.viewControllers.last?.title == "second")
  }

  @Test func `of accessories are performed by their button, those of the row beside it`() throws {
    let (controller, loading) = try start(
      table(
        #"identifier="more" trigger="accessoryAction""#,
        cell: #"accessoryType="detailDisclosureButton""#,
        more: #"<segue destination="vC3" kind="show" identifier="row" id="sG2"/>"#),
      D.screen(3, #"title="third""#, subviews: ""))
    let (navigation, window) = pushed(controller)
    let cell = try #require((controller.view("tV1") as? UITableView)?.visibleCells.first)
    let middle = cell.convert(CGPoint(x: 20, y: cell.bounds.midY), to: window)
    let end = cell.convert(CGPoint(x: cell.bounds.width - 30, y: cell.bounds.midY), to: window)
    window.sendTap(at: end)
    #expect(controller.log == ["may more", "more to second by UITableViewCell"])
    #expect(!cell.isSelected)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    window.sendTap(at: middle)
    #expect(controller.log.dropFirst(2) == ["may row", "row to third by UITableViewCell"])
    #expect(loading.messages == [])
  }

  @Test func `of items of a collection are performed when an item is chosen`() throws {
    let (controller, loading) = try start(
      D.view(
        "cV1", "0 100 375 300", #"fixedFrame="YES""#, name: "collectionView",
        """
        <collectionViewFlowLayout key="collectionViewLayout" id="fL1">
            <size key="itemSize" width="100" height="100"/>
        </collectionViewFlowLayout>
        <cells>
            <collectionViewCell reuseIdentifier="item" id="cE1">
                <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <connections><segue destination="vC2" kind="show" identifier="more" id="sG1"/></connections>
            </collectionViewCell>
        </cells>
        """))
    let source = Items()
    let collection = try #require(controller.view("cV1") as? UICollectionView)
    collection.dataSource = source
    let (navigation, window) = pushed(controller)
    let cell = try #require(collection.visibleCells.first)
    window.sendTap(at: cell.convert(CGPoint(x: 50, y: 50), to: window))
    #expect(controller.log == ["may more", "more to second by UICollectionViewCell"])
    #expect(navigation.viewControllers.last?.title == "second")
    #expect(loading.messages == [])
  }

  @Test func `of objects that the user can't touch are reported`() throws {
    let (controller, loading) = try start(
      D.view(
        "aV1", "0 0 50 50", "", name: "label",
        """
        <connections>
            <segue destination="vC2" kind="show" id="sG1"/>
            <action selector="stop" destination="fR1" id="aC1"/>
        </connections>
        """) + #"<placeholder placeholderIdentifier="IBFirstResponder" id="fR1"/>"#)
    controller.loadViewIfNeeded()
    #expect(
      loading.messages == ["a UILabel does not trigger segues", "a UILabel does not send actions"])
  }
}
