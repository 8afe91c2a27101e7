import InterfaceBuilder
import LayoutTools
import Testing

@testable import Nibs
@testable import Stage

/// A document of Interface Builder that is shown.
struct DesignedScene {
  let document: Document
  let host: SceneHost

  /// Shows the first view of a xib.
  init(_ document: Document, screen: SimulatedScreen = .small) throws {
    self.document = document
    let resources = DocumentResources(ResourceFolder([]))
    resources.report.writesLog = false
    let id = try #require(document.rootViews.first?["id"])
    host = SceneHost(screen: screen) { XibController(document, id, resources) }
  }

  /// Shows the initial scene of a storyboard.
  init(storyboard text: String, screen: SimulatedScreen = .small) throws {
    let document = try #require(Document(Markup(SourceText(text)), name: "Tea.storyboard"))
    self.document = document
    let resources = DocumentResources(ResourceFolder([]))
    resources.report.writesLog = false
    let storyboard = UIStoryboard(document, resources: resources)
    let controller = try #require(storyboard.instantiateInitialViewController())
    host = SceneHost(screen: screen) { controller }
  }

  /// Shows a xib of a root view of 375 x 667 points with these elements in it.
  init(_ children: String, screen: SimulatedScreen = .small) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
              <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      \(children)
              </view>
          </objects>
      </document>

      """
    try self.init(try #require(Document(Markup(SourceText(text)), name: "Tea.xib")), screen: screen)
  }

  var canvas: Canvas { get throws { try #require(host.canvas(of: document)) } }
}

extension SimulatedScreen {
  /// A screen of 375 x 667 points with a home button.
  static var small: SimulatedScreen { SimulatedScreen(Device.all[2]) }
}

/// A rectangle as a line.
func line(_ rect: Rect) -> String {
  [rect.x, rect.y, rect.width, rect.height].map(\.written).joined(separator: " ")
}
