import InterfaceBuilder
import LayoutTools
import Testing

/// The canvas of a document's first root view: all views stand where they are drawn.
func canvas(of document: Document) -> Canvas {
  var items: [CanvasItem] = []
  func add(_ view: InterfaceBuilder.Element, in container: String?, at origin: Point) {
    let frame = view.rect(key: "frame") ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let placed = Rect(
      x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
    let id = view["id"] ?? ""
    var item = CanvasItem(id, name: view["userLabel"] ?? id, in: container, frame: placed)
    item.isArranged = view.parent?.parent?.name == "stackView"
    items.append(item)
    for guide in view.layoutGuides {
      items.append(CanvasItem(guide.id ?? "", kind: .guide(guide.kind), in: id, frame: placed))
    }
    let content = view.children.filter { $0.isView && $0["key"] == "contentView" }
    let sections = [view] + view.list("sections")
    let cells = view.list("prototypes") + sections.flatMap { $0.list("cells") }
    for subview in content + cells + view.subviews {
      add(subview, in: id, at: Point(x: placed.x, y: placed.y))
    }
  }
  for root in document.rootViews.prefix(1) { add(root, in: nil, at: Point(x: 0, y: 0)) }
  return Canvas(document, items, traits: DesignTraits(width: .compact, height: .regular))
}

/// The canvas of a root view of 375 x 667 points with these elements for subviews.
func canvas(subviews: String) -> Canvas {
  canvas(
    of: document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <view id="root">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <subviews>
      \(subviews)
                  </subviews>
              </view>
          </objects>
      </document>
      """))
}

/// The document of a text that has nothing wrong with it.
func document(_ text: String, name: String = "Tea.storyboard") -> Document {
  let (document, problems) = Document.read(Array(text.utf8), name: name)
  guard let document, problems.allSatisfy({ $0.severity == .hint }) else {
    preconditionFailure("the fixture is no document: \(problems.map(\.message))")
  }
  return document
}

/// A canvas with constraints between its views.
func canvas(_ root: DrawnView, _ constraints: [NewConstraint]) throws -> Canvas {
  let drawn = canvas(root)
  return canvas(of: try drawn.document.applying(drawn.adding(constraints)).document)
}

extension Document {
  var text: String { String(decoding: markup.source.bytes, as: UTF8.self) }

  /// The constraints, each with its holder: `tray: cup.leading = tray.leading + 16`.
  var constraintLines: [String] {
    root.descendants.compactMap(Constraint.init).map { constraint in
      let holder = constraint.holder?["id"] ?? "?"
      let second = constraint.secondItem.map {
        "\($0).\(constraint.secondAttribute?.rawValue ?? "?")"
      }
      let constant = constraint.constant == 0 && second != nil ? nil : constraint.constant.written
      let sides = [second, constant].compactMap(\.self).joined(separator: " + ")
      return
        "\(holder): \(constraint.firstItem ?? "self").\(constraint.firstAttribute?.rawValue ?? "?") = \(sides)"
    }
  }

  /// The frame of a view in its superview: `x y width height`.
  func frameText(_ id: String) -> String? {
    object(id)?.rect(key: "frame").map {
      "\($0.x.written) \($0.y.written) \($0.width.written) \($0.height.written)"
    }
  }

  /// The ids of the views in a view.
  func subviewIDs(_ id: String) -> [String] { (object(id)?.subviews ?? []).compactMap { $0["id"] } }
}

/// A canvas after an arrangement, whose edits are taken back to the same bytes.
func canvas(
  _ canvas: Canvas, after arrangement: some Arrangement,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Canvas {
  let change = try canvas.document.applying(arrangement.arranged().edits)
  #expect(
    change.document.problems.map(\.message) == canvas.document.problems.map(\.message),
    sourceLocation: sourceLocation)
  let back = change.document.applying(change.inverse)
  #expect(back?.text == canvas.document.text, sourceLocation: sourceLocation)
  return LayoutToolsTests.canvas(of: change.document)
}
