import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import Nibs

/// The classes of the tests' documents, and what loading them has reported.
@MainActor final class Loading {
  let resources: DocumentResources
  /// The folder for other documents that these refer to.
  let folder = TemporaryFolder()

  init(_ classes: [AnyClass] = [], modules: [String] = [], mode: DocumentResources.Mode = .run) {
    resources = DocumentResources(ResourceFolder([folder.path]))
    resources.classes.classes = classes
    resources.classes.modules = modules
    resources.mode = mode
    resources.report.writesLog = false
  }

  /// The document that was opened last.
  private(set) var text = ""

  var messages: [String] { resources.report.entries.map(\.message) }
  /// The messages after their files and the id in the line of the text that each is about.
  var placedMessages: [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return resources.report.entries.map { entry in
      let line = entry.position.map { lines[$0.line - 1] }
      let id = line?.firstMatch(of: #/ id="([^"]*)"/#)?.output.1 ?? "-"
      return "\(entry.file):\(id): \(entry.message)"
    }
  }

  /// What is wrong with the documents.
  var faults: [String] = []

  /// The version of Interface Builder that has written storyboards: that of Xcode 14.
  var toolsVersion = "21701"

  private func document(_ name: String, _ text: String) throws -> Document {
    self.text = text
    let (document, problems) = Document.read(Array(text.utf8), name: name)
    #expect(problems.map(\.message) == faults)
    return try #require(document)
  }

  func storyboard(_ scenes: String, resources: String = "", initial: String? = "vC1") throws
    -> UIStoryboard
  {
    UIStoryboard(
      try document(
        "Test.storyboard",
        Documents.scenes(
          scenes, resources: resources, initial: initial, toolsVersion: toolsVersion)),
      resources: self.resources)
  }

  func nib(_ objects: String) throws -> UINib {
    UINib(try document("Test.xib", Documents.xib(objects)), name: "Test", resources: resources)
  }

  /// The controller that a storyboard of these scenes begins with.
  func controller(_ scenes: String, resources: String = "") throws -> UIViewController {
    try #require(storyboard(scenes, resources: resources).instantiateInitialViewController())
  }

  /// The controller that a storyboard of these scenes begins with, which is of a class.
  func controller<Controller>(_ scenes: String, as type: Controller.Type) throws -> Controller {
    try #require(controller(scenes) as? Controller)
  }
}

/// The windows of all tests, which nothing else holds.
@MainActor private enum ShownWindows { static var all: [UIWindow] = [] }

extension UIViewController {
  /// The view after its layout in a window of a size.
  @MainActor @discardableResult
  func shown(_ width: CGFloat = 375, _ height: CGFloat = 667) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = self
    window.isHidden = false
    window.layoutIfNeeded()
    ShownWindows.all.append(window)
    return window
  }

  /// The view of an id in the controller's document.
  @MainActor func view(_ id: String) -> UIView? { view.inDocument(id) }

  /// The frame of the view of an id.
  @MainActor func frame(_ id: String) -> CGRect? { view(id)?.frame }
}

extension UIView {
  /// The view of an id of the document among this one and those inside of it.
  func inDocument(_ id: String) -> UIView? {
    if origin?.element["id"] == id { return self }
    for subview in subviews { if let found = subview.inDocument(id) { return found } }
    return nil
  }
}

/// The exceptions that a closure raises.
@MainActor func exceptions(raisedBy body: () -> Void) -> [String] {
  var raised: [String] = []
  LayoutException.withHandler({ raised.append("\($0)") }, operation: body)
  return raised
}
