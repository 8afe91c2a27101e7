import AutoLayout
import Foundation
import Testing

@testable import Nibs

/// What a document shows in each pair of size classes, whichever it was loaded in.
@MainActor @Suite(.phone) struct `Values of size classes` {
  private typealias D = Documents
  typealias Classes = (width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass)

  static let all: [Classes] = [
    (.compact, .regular), (.regular, .compact), (.compact, .compact), (.regular, .regular),
  ]

  /// Loads a screen on a device of some classes.
  private func load(
    _ subviews: String, _ constraints: String = "", inView: String = "", in classes: Classes,
    resources: String = ""
  ) throws -> UIViewController {
    var configuration = ScreenConfiguration.initial
    configuration.traitCollection = configuration.traitCollection.modifyingTraits {
      $0.horizontalSizeClass = classes.width
      $0.verticalSizeClass = classes.height
    }
    return try UIScreen(configuration, log: LayoutLog()).performAsMain {
      let loading = Loading()
      let controller = try loading.controller(
        D.screen(subviews: subviews, constraints: constraints, inView: inView),
        resources: resources)
      controller.shown()
      #expect(loading.messages == [])
      return controller
    }
  }

  private func change(_ controller: UIViewController, to classes: Classes) {
    controller.view.traitOverrides.horizontalSizeClass = classes.width
    controller.view.traitOverrides.verticalSizeClass = classes.height
    controller.view.window?.layoutIfNeeded()
  }

  /// Loads in each pair of classes, changes to each other one, and calls a closure with the width's
  /// class.
  private func inAllClasses(
    _ subviews: String, _ constraints: String = "", inView: String = "", resources: String = "",
    _ check: (UIViewController, _ isWide: Bool) throws -> Void
  ) throws {
    for first in Self.all {
      let controller = try load(
        subviews, constraints, inView: inView, in: first, resources: resources)
      try check(controller, first.width == .regular)
      for second in Self.all + [first] {
        change(controller, to: second)
        try check(controller, second.width == .regular)
      }
    }
  }

  @Test func `are those of constraints`() throws {
    try inAllClasses(
      D.view("aV1"),
      D.constraints("aV1.corner = rV1.corner", "aV1.height = 10")
        + """
        <constraint firstItem="aV1" firstAttribute="width" constant="30" id="wI1">
            <variation key="widthClass=regular" constant="70"/>
        </constraint>
        """
    ) { controller, isWide in
      #expect(controller.frame("aV1")?.width == (isWide ? 70 : 30))
    }
  }

  @Test func `replace a label's own, and those that it does not have`() throws {
    try inAllClasses(
      D.view(
        "lA1", "0 0 9 9", #"fixedFrame="YES""#, name: "label",
        """
        <variation key="widthClass=regular" hidden="YES" alpha="0.5" text="wide" tag="7">
            <fontDescription key="fontDescription" type="system" weight="heavy" pointSize="30"/>
            <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </variation>
        """)
    ) { controller, isWide in
      let label = try #require(controller.view("lA1") as? UILabel)
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(label.isHidden == isWide)
      #expect(label.alpha == (isWide ? 0.5 : 1))
      #expect(label.tag == (isWide ? 7 : 0))
      #expect(label.text == (isWide ? "wide" : nil))
      #expect(
        label.font == (isWide ? .systemFont(ofSize: 30, weight: .heavy) : .systemFont(ofSize: 17)))
      #expect(label.textColor == (isWide ? red : .label))
      #expect(label.tintColor == (isWide ? red : controller.view.tintColor))
    }
  }

  @Test func `replace the image of a view that has none`() throws {
    try inAllClasses(
      D.view(
        "iM1", "0 0 9 9", "", name: "imageView",
        #"<variation key="widthClass=regular" image="pot"/>"#),
      D.constraints("iM1.corner = rV1.corner"),
      resources: #"<image name="pot" width="24" height="12"/>"#
    ) { controller, isWide in
      let view = try #require(controller.view("iM1") as? UIImageView)
      #expect(view.image?.size == (isWide ? CGSize(width: 24, height: 12) : nil))
    }
  }

  @Test func `replace the font and the texts of controls`() throws {
    try inAllClasses(
      D.view(
        "bU1", "0 0 9 9", #"fixedFrame="YES""#, name: "button",
        """
        <fontDescription key="fontDescription" type="system" pointSize="12"/>
        <state key="normal" title="Go"/>
        <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="24"/></variation>
        """)
        + D.view(
          "tF1", "0 0 9 9", #"fixedFrame="YES""#, name: "textField",
          #"<variation key="widthClass=regular" text="wide" placeholder="name"/>"#)
        + D.view(
          "sT1", "0 0 9 9", #"spacing="4" fixedFrame="YES""#, name: "stackView",
          #"<variation key="widthClass=regular" spacingType="standard"/>"#)
    ) { controller, isWide in
      let button = try #require(controller.view("bU1") as? UIButton)
      let field = try #require(controller.view("tF1") as? UITextField)
      let stack = try #require(controller.view("sT1") as? UIStackView)
      #expect(button.titleLabel?.font == .systemFont(ofSize: isWide ? 24 : 12))
      #expect((field.text ?? "") == (isWide ? "wide" : ""))
      #expect(field.placeholder == (isWide ? "name" : nil))
      #expect(stack.spacing == (isWide ? 8 : 4))
    }
  }

  @Test func `take subviews away and bring them back with constraints that nothing masks`() throws {
    try inAllClasses(
      D.view("aV1", "0 0 9 9", "", "<subviews>\(D.view("iN1"))</subviews>")
        + D.view("bV1") + D.view("fX1", "7 8 30 40", #"fixedFrame="YES""#),
      D.place("aV1", 1, 2, 30, 40) + D.place("bV1", 100, 200, 10, 10)
        + D.constraints(
          "iN1.corner = bV1.corner",
          "iN1.width = bV1.width", "iN1.height = bV1.height"),
      inView: """
        <variation key="widthClass=regular">
            <mask key="subviews"><exclude reference="aV1"/><exclude reference="fX1"/></mask>
        </variation>
        """
    ) { controller, isWide in
      #expect(controller.view.subviews.count == (isWide ? 1 : 3))
      #expect(controller.frame("aV1") == (isWide ? nil : CGRect(x: 1, y: 2, width: 30, height: 40)))
      #expect(
        controller.frame("iN1") == (isWide ? nil : CGRect(x: 99, y: 198, width: 10, height: 10)))
      #expect(controller.frame("fX1") == (isWide ? nil : CGRect(x: 7, y: 8, width: 30, height: 40)))
      #expect(controller.frame("bV1") == CGRect(x: 100, y: 200, width: 10, height: 10))
    }
  }

  @Test func `leave what nothing varies as code has made it`() throws {
    let controller = try load(
      D.view(
        "tF1", "0 0 9 9", "", name: "textField",
        """
        <attributedString key="attributedText"><fragment content="first"/></attributedString>
        <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
        <accessibility key="accessibilityConfiguration" identifier="field"/>
        <variation key="widthClass=regular" hidden="YES"/>
        """)
        + D.view(
          "aI1", "0 0 9 9", #"animating="YES""#, name: "activityIndicatorView",
          #"<variation key="widthClass=regular" alpha="0.5"/>"#)
        + D.view(
          "sT1", "0 0 9 9", "", name: "stackView",
          """
          <edgeInsets key="layoutMargins" top="1" left="1" bottom="1" right="1"/>
          <variation key="widthClass=regular" alpha="0.5"/>
          """), in: (.compact, .regular))
    let field = try #require(controller.view("tF1") as? UITextField)
    let spinner = try #require(controller.view("aI1") as? UIActivityIndicatorView)
    let stack = try #require(controller.view("sT1") as? UIStackView)
    #expect(field.text == "first")
    #expect(field.isSecureTextEntry)
    #expect(spinner.isAnimating)
    #expect(stack.isLayoutMarginsRelativeArrangement)
    field.text = "typed"
    field.isSecureTextEntry = false
    field.accessibilityIdentifier = "mine"
    spinner.stopAnimating()
    stack.isLayoutMarginsRelativeArrangement = false
    change(controller, to: (.regular, .regular))
    #expect(field.isHidden)
    #expect(field.text == "typed")
    #expect(!field.isSecureTextEntry)
    #expect(field.accessibilityIdentifier == "mine")
    #expect(!spinner.isAnimating)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
  }

  @Test func `do not keep the top view of a xib`() throws {
    weak let view = try topView()
    #expect(view == nil)
  }

  private func topView() throws -> UIView? {
    let view =
      try Loading().nib(
        D.view(
          "rV1", "0 0 9 9", "", #"<variation key="widthClass=compact" hidden="YES" alpha="0.5"/>"#)
      ).instantiate(withOwner: nil).first as? UIView
    #expect(view?.isHidden == true)
    return view
  }
}
