/// A xib for pictures of constraint lines: a view of 320 by 320 points with views and constraints.
struct TeaDocument {
  /// A view with its frame in the document.
  struct View {
    let name: String
    let frame: (x: Int, y: Int, width: Int, height: Int)
    var text: String?

    init(_ name: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, text: String? = nil) {
      (self.name, frame, self.text) = (name, (x, y, width, height), text)
    }

    fileprivate var element: String {
      let kind = text.map { "label text=\"\($0)\" adjustsFontSizeToFit=\"NO\"" } ?? "view"
      return """
        <\(kind) translatesAutoresizingMaskIntoConstraints="NO" userLabel="\(name)" id="\(name)">
            <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" \
        height="\(frame.height)"/>
        </\(text == nil ? "view" : "label")>
        """
    }
  }

  var views: [View]
  /// The attributes of the constraints: `cup.leading view.leading constant=16 priority=750`.
  var constraints: [String]

  /// The text of the xib. The ids of the constraints are `c0`, `c1` and so on.
  var xib: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view id="view">
                <rect key="frame" x="0.0" y="0.0" width="320" height="320"/>
                <subviews>
    \(views.map(\.element).joined(separator: "\n"))
                </subviews>
                <constraints>
    \(constraints.enumerated().map(Self.element).joined(separator: "\n"))
                </constraints>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            </view>
        </objects>
    </document>

    """
  }

  private static func element(_ index: Int, _ words: String) -> String {
    var attributes: [String] = []
    var sides = ["first", "second"]
    for word in words.split(separator: " ") {
      if word.contains("=") {
        let parts = word.split(separator: "=")
        attributes.append("\(parts[0])=\"\(parts[1])\"")
      } else {
        let parts = word.split(separator: ".")
        let side = sides.removeFirst()
        attributes += ["\(side)Item=\"\(parts[0])\"", "\(side)Attribute=\"\(parts[1])\""]
      }
    }
    return "<constraint \(attributes.joined(separator: " ")) id=\"c\(index)\"/>"
  }
}

extension TeaDocument {
  /// The constraints that hold a view at a place of the root view, in a size.
  static func holding(_ view: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [String] {
    [
      "\(view).leading view.leading constant=\(x)", "\(view).top view.top constant=\(y)",
      "\(view).width constant=\(width)", "\(view).height constant=\(height)",
    ]
  }

  /// A cup and a pot beside each other under a sign.
  static let party = TeaDocument(
    views: [
      TeaDocument.View("sign", 120, 16, 80, 21, text: "Tea at six"),
      TeaDocument.View("cup", 40, 80, 80, 120), TeaDocument.View("pot", 200, 80, 80, 120),
    ],
    constraints: [
      "sign.centerX view.centerX", "sign.top view.top constant=16",
      "cup.leading view.leading constant=40", "cup.top view.top constant=80",
      "cup.width constant=80 priority=750", "cup.height constant=120",
      "pot.leading cup.trailing constant=80", "pot.top cup.top", "pot.width cup.width",
      "pot.height cup.height relation=lessThanOrEqual", "pot.bottom cup.bottom",
    ])
}
