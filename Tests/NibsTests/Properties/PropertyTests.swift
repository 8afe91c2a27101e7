import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `Properties of a document` {
  private typealias D = Documents

  private func load<View: UIView>(
    _ name: String, _ attributes: String, _ content: String = "", as type: View.Type,
    mode: DocumentResources.Mode = .run
  ) throws -> View {
    let loading = Loading(mode: mode)
    let nib = try loading.nib(D.view("aV1", "0 0 100 50", attributes, name: name, content))
    let view = nib.instantiate(withOwner: nil).first as? View
    #expect(loading.messages == [])
    return try #require(view)
  }

  @Test func `are a view's own`() throws {
    let view = try load(
      "view",
      """
      hidden="YES" alpha="0.5" clipsSubviews="YES" userInteractionEnabled="NO" tag="3" contentMode="center" preservesSuperviewLayoutMargins="YES" semanticContentAttribute="forceRightToLeft"
      """,
      """
      <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="tintColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      """, as: UIView.self)
    #expect(view.isHidden)
    #expect(view.alpha == 0.5)
    #expect(view.clipsToBounds)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.tag == 3)
    #expect(view.contentMode == .center)
    #expect(view.preservesSuperviewLayoutMargins)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(view.tintColor == UIColor(white: 0, alpha: 1))
  }

  @Test(arguments: ["view", "label", "switch", "button", "imageView"])
  func `say nothing of priorities that are then 250 and 750`(name: String) throws {
    let view = try load(name, "", as: UIView.self)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == UILayoutPriority(250))
      #expect(view.contentCompressionResistancePriority(for: axis) == UILayoutPriority(750))
    }
  }

  @Test func `are priorities for each axis`() throws {
    let view = try load(
      "label",
      """
      horizontalHuggingPriority="1" verticalHuggingPriority="2" horizontalCompressionResistancePriority="3" verticalCompressionResistancePriority="1000"
      """, as: UILabel.self)
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(1))
    #expect(view.contentHuggingPriority(for: .vertical) == UILayoutPriority(2))
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(3))
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
  }

  @Test func `are a label's`() throws {
    let label = try load(
      "label",
      """
      text="hello" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="4" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" preferredMaxLayoutWidth="90"
      """,
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#,
      as: UILabel.self)
    #expect(label.text == "hello")
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 4)
    #expect(label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.preferredMaxLayoutWidth == 90)
    #expect(label.font == .preferredFont(forTextStyle: .headline))
  }

  @Test
  func `of a label's autoshrink are left out where it is on, with the least size of its font`()
    throws
  {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#
    let label = try load("label", #"minimumFontSize="12""#, font, as: UILabel.self)
    #expect(label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.6)
    let plain = try load("label", #"adjustsFontSizeToFit="NO""#, font, as: UILabel.self)
    #expect(!plain.adjustsFontSizeToFitWidth)
    #expect(plain.minimumScaleFactor == 0)
  }

  @Test func `are what a text does beside its text`() throws {
    let label = try load(
      "label", #"baselineAdjustment="alignCenters" highlighted="YES" enabled="NO""#,
      #"<color key="highlightedColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
      as: UILabel.self)
    #expect(label.baselineAdjustment == .alignCenters)
    #expect(label.isHighlighted)
    #expect(!label.isEnabled)
    #expect(label.highlightedTextColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let field = try load(
      "textField",
      #"clearButtonMode="unlessEditing" clearsOnBeginEditing="YES" minimumFontSize="11" adjustsFontSizeToFit="YES""#,
      as: UITextField.self)
    #expect(field.clearButtonMode == .unlessEditing)
    #expect(field.clearsOnBeginEditing)
    #expect(field.minimumFontSize == 11)
    #expect(field.adjustsFontSizeToFitWidth)
    let text = try load("textView", #"selectable="NO""#, as: UITextView.self)
    #expect(!text.isSelectable)
  }

  @Test func `are the steps and tracks of controls`() throws {
    let stepper = try load(
      "stepper",
      #"minimumValue="1" maximumValue="9" value="3" stepValue="2" wraps="YES" autorepeat="NO" continuous="NO""#,
      as: UIStepper.self)
    #expect([stepper.minimumValue, stepper.maximumValue, stepper.value] == [1, 9, 3])
    #expect(stepper.stepValue == 2)
    #expect(stepper.wraps)
    #expect(!stepper.autorepeat)
    #expect(!stepper.isContinuous)
    let loading = Loading()
    loading.faults = ["stepValue is a number from 0.0001, not 0"]
    let nib = try loading.nib(D.view("aV1", "0 0 100 50", #"stepValue="0""#, name: "stepper", ""))
    #expect((nib.instantiate(withOwner: nil).first as? UIStepper)?.stepValue == 1)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    func color(_ key: String) -> String {
      """
      <color key="\(key)" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      """
    }
    let progress = try load("progressView", "", color("trackTintColor"), as: UIProgressView.self)
    #expect(progress.trackTintColor == red)
    let slider = try load("slider", #"continuous="NO""#, color("thumbTintColor"), as: UISlider.self)
    #expect(slider.thumbTintColor == red)
    #expect(!slider.isContinuous)
    let control = try load("switch", "", color("thumbTintColor"), as: UISwitch.self)
    #expect(control.thumbTintColor == red)
    let picker = try load("datePicker", #"minuteInterval="15""#, as: UIDatePicker.self)
    #expect(picker.minuteInterval == 15)
  }

  @Test func `are the dates of a picker, of which one can be the present one`() throws {
    func date(_ key: String, _ seconds: Int) -> String {
      #"<date key="\#(key)" timeIntervalSinceReferenceDate="\#(seconds)"/>"#
    }
    func picker(_ attributes: String) throws -> UIDatePicker {
      try load(
        "datePicker", attributes,
        date("date", 900) + date("minimumDate", 600)
          + date("maximumDate", 999_999_999), as: UIDatePicker.self)
    }
    let own = try picker(#"useCurrentDate="NO""#)
    #expect(own.date == Date(timeIntervalSinceReferenceDate: 900))
    #expect(own.minimumDate == Date(timeIntervalSinceReferenceDate: 600))
    #expect(own.maximumDate == Date(timeIntervalSinceReferenceDate: 999_999_999))
    // A picture has one present, whenever it is drawn.
    #expect(try picker("").date == UIDatePicker().date)
  }

  @Test func `are how a list and its rows behave`() throws {
    let table = try load(
      "tableView",
      #"estimatedSectionHeaderHeight="31" estimatedSectionFooterHeight="32" allowsSelectionDuringEditing="YES" allowsMultipleSelectionDuringEditing="YES" keyboardDismissMode="onDrag" directionalLockEnabled="YES""#,
      as: UITableView.self)
    #expect(table.estimatedSectionHeaderHeight == 31)
    #expect(table.estimatedSectionFooterHeight == 32)
    #expect(table.allowsSelectionDuringEditing)
    #expect(table.allowsMultipleSelectionDuringEditing)
    #expect(table.keyboardDismissMode == .onDrag)
    #expect(table.isDirectionalLockEnabled)
    let cell = try load(
      "tableViewCell",
      #"indentationLevel="2" indentationWidth="7" shouldIndentWhileEditing="NO" editingAccessoryType="checkmark""#,
      #"<inset key="separatorInset" minX="15" minY="0.0" maxX="3" maxY="0.0"/>"#,
      as: UITableViewCell.self)
    #expect(cell.indentationLevel == 2)
    #expect(cell.indentationWidth == 7)
    #expect(!cell.shouldIndentWhileEditing)
    #expect(cell.editingAccessoryType == .checkmark)
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 3))
  }

  @Test func `are an image for each state of a view`() throws {
    let loading = Loading()
    let storyboard = try loading.storyboard(
      D.screen(
        subviews: D.view(
          "iM1", "0 0 9 9", #"image="off" highlightedImage="on" highlighted="YES""#,
          name: "imageView")),
      resources: #"<image name="off" width="1" height="2"/><image name="on" width="3" height="4"/>"#
    )
    let controller = try #require(storyboard.instantiateInitialViewController())
    let view = try #require(controller.view("iM1") as? UIImageView)
    #expect(view.image?.size == CGSize(width: 1, height: 2))
    #expect(view.highlightedImage?.size == CGSize(width: 3, height: 4))
    #expect(view.isHighlighted)
    #expect(loading.messages == [])
  }

  @Test func `are texts that an attribute can't carry`() throws {
    let label = try load("label", "", "<string key=\"text\">one\ntwo\n</string>", as: UILabel.self)
    #expect(label.text == "one\ntwo\n")
    let coded = try load(
      "label", "", #"<string key="text" base64-UTF8="YES">aGkbIQ</string>"#, as: UILabel.self)
    #expect(coded.text == "hi\u{1b}!")
  }

  @Test func `are attributed texts with fonts, colours and paragraphs`() throws {
    let label = try load(
      "label", #"usesAttributedText="YES""#,
      """
      <attributedString key="attributedText">
          <fragment content="Big ">
              <attributes>
                  <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                  <font key="NSFont" size="20" name="HelveticaNeue"/>
                  <paragraphStyle key="NSParagraphStyle" alignment="right" lineSpacing="3" tighteningFactorForTruncation="0.0"/>
              </attributes>
          </fragment>
          <fragment content="small">
              <attributes><font key="NSFont" metaFont="system" size="10"/></attributes>
          </fragment>
      </attributedString>
      """, as: UILabel.self)
    let text = try #require(label.attributedText)
    #expect(text.string == "Big small")
    let big = text.attributes(at: 0, effectiveRange: nil)
    #expect(big[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((big[.font] as? UIFont)?.pointSize == 20)
    #expect((big[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    #expect((big[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
    let small = text.attributes(at: 5, effectiveRange: nil)
    #expect((small[.font] as? UIFont) == .systemFont(ofSize: 10))
  }

  @Test func `are a button's titles, colours and insets by state`() throws {
    let button = try load(
      "button", #"buttonType="system" enabled="NO""#,
      """
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Go"><color key="titleColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></state>
      <state key="selected" title="Gone"/>
      """, as: UIButton.self)
    #expect(button.buttonType == .system)
    #expect(!button.isEnabled)
    #expect(button.title(for: .normal) == "Go")
    #expect(button.title(for: .selected) == "Gone")
    #expect(button.titleColor(for: .normal) == UIColor(white: 0, alpha: 1))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func `are a button's configuration, which outweighs what was kept from before`() throws {
    let button = try load(
      "button", #"buttonType="system""#,
      """
      <state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="now" imagePlacement="trailing" imagePadding="6" titlePadding="2" cornerStyle="capsule">
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          <color key="baseBackgroundColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </buttonConfiguration>
      """, as: UIButton.self)
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Buy")
    #expect(configuration.subtitle == "now")
    #expect(configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 6)
    #expect(configuration.titlePadding == 2)
    #expect(configuration.cornerStyle == .capsule)
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.baseBackgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(button.title(for: .normal) != "Old")
  }

  @Test func `of a button's title are its font, which its size follows`() throws {
    func button(_ size: Int) throws -> UIButton {
      try load(
        "button", #"buttonType="system""#,
        """
        <buttonConfiguration key="configuration" style="plain" title="Buy">
            <fontDescription key="titleFontDescription" type="system" pointSize="\(size)"/>
        </buttonConfiguration>
        """, as: UIButton.self)
    }
    #expect(try button(18).configuration?.title == "Buy")
    let heights = try [18, 34].map { try button($0).intrinsicContentSize.height }
    #expect(heights == [35.5, 55])
  }

  @Test func `are the values of controls`() throws {
    let slider = try load("slider", #"value="3" minValue="1" maxValue="5""#, as: UISlider.self)
    #expect(slider.minimumValue == 1)
    #expect(slider.maximumValue == 5)
    #expect(slider.value == 3)
    let stepper = try load(
      "stepper", #"value="30" minimumValue="10" maximumValue="200""#, as: UIStepper.self)
    #expect(stepper.minimumValue == 10)
    #expect(stepper.maximumValue == 200)
    #expect(stepper.value == 30)
    #expect(try load("switch", #"on="YES""#, as: UISwitch.self).isOn)
    let pages = try load(
      "pageControl", #"numberOfPages="7" currentPage="2""#, as: UIPageControl.self)
    #expect(pages.numberOfPages == 7)
    #expect(pages.currentPage == 2)
    let progress = try load("progressView", #"progress="0.25""#, as: UIProgressView.self)
    #expect(progress.progress == 0.25)
    let spinner = try load(
      "activityIndicatorView", #"animating="YES" style="large""#, as: UIActivityIndicatorView.self)
    #expect(spinner.isAnimating)
    #expect(spinner.style == .large)
    let segments = try load(
      "segmentedControl", #"selectedSegmentIndex="1" apportionsSegmentWidthsByContent="YES""#,
      #"<segments><segment title="A"/><segment title="B" width="70"/></segments>"#,
      as: UISegmentedControl.self)
    #expect((0..<2).map { segments.titleForSegment(at: $0) } == ["A", "B"])
    #expect(segments.selectedSegmentIndex == 1)
    #expect(segments.apportionsSegmentWidthsByContent)
    #expect(segments.widthForSegment(at: 1) == 70)
  }

  @Test func `are those of text fields and text views`() throws {
    let field = try load(
      "textField", #"text="a" placeholder="b" borderStyle="roundedRect" textAlignment="right""#,
      #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#, as: UITextField.self)
    #expect(field.text == "a")
    #expect(field.placeholder == "b")
    #expect(field.borderStyle == .roundedRect)
    #expect(field.textAlignment == .right)
    #expect(field.isSecureTextEntry)
    let text = try load(
      "textView", #"text="long" editable="NO" scrollEnabled="NO""#, as: UITextView.self)
    #expect(text.text == "long")
    #expect(!text.isEditable)
    #expect(!text.isScrollEnabled)
  }

  @Test func `are those of stacks`() throws {
    let stack = try load(
      "stackView",
      #"axis="vertical" distribution="equalSpacing" alignment="center" spacing="12" baselineRelativeArrangement="YES""#,
      #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#,
      as: UIStackView.self)
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.alignment == .center)
    #expect(stack.spacing == 12)
    #expect(stack.isBaselineRelativeArrangement)
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `are the items of bars`() throws {
    let toolbar = try load(
      "toolbar", "",
      """
      <items>
          <barButtonItem systemItem="add" id="bI1"/>
          <barButtonItem style="plain" systemItem="flexibleSpace" id="bI2"/>
          <barButtonItem title="Send" id="bI3"/>
      </items>
      """, as: UIToolbar.self)
    let system: [UIBarButtonItem.SystemItem?] = [.add, .flexibleSpace, nil]
    #expect(toolbar.items.map { $0.map(\.systemItem) } == system)
    #expect(toolbar.items?.last?.title == "Send")
    let bar = try load(
      "navigationBar", #"largeTitles="YES""#,
      #"<items><navigationItem title="Home" id="nI1"/></items>"#, as: UINavigationBar.self)
    #expect(bar.prefersLargeTitles)
    #expect(bar.items?.map(\.title) == ["Home"])
    let tabs = try load(
      "tabBar", "",
      """
      <items>
          <tabBarItem title="One" id="tI1"/>
          <tabBarItem enabled="NO" systemItem="history" id="tI2"/>
      </items>
      """, as: UITabBar.self)
    #expect(tabs.items?.map(\.title) == ["One", "History"])
    #expect(tabs.items?.map(\.isEnabled) == [true, false])
  }

  @Test func `are those of recognizers of gestures`() throws {
    let loading = Loading()
    let nib = try loading.nib(
      """
      <tapGestureRecognizer enabled="NO" cancelsTouchesInView="NO" numberOfTapsRequired="2" \
      numberOfTouchesRequired="3" id="gR1"/>
      """)
    let tap = try #require(nib.instantiate(withOwner: nil).first as? UITapGestureRecognizer)
    #expect(!tap.isEnabled)
    #expect(!tap.cancelsTouchesInView)
    #expect(tap.numberOfTapsRequired == 2)
    #expect(tap.numberOfTouchesRequired == 3)
  }

  @Test func `are what tests find a view by, and what is read aloud`() throws {
    let view = try load(
      "view", "",
      #"<accessibility key="accessibilityConfiguration" identifier="chip" label="A chip"/>"#,
      as: UIView.self)
    #expect(view.accessibilityIdentifier == "chip")
    #expect(view.accessibilityLabel == "A chip")
  }

  @Test func `are what assistive technologies are told of a view`() throws {
    let view = try load(
      "view", "",
      #"<accessibility key="accessibilityConfiguration" hint="Pours" value="hot">"#
        + #"<accessibilityTraits key="traits" button="YES" header="YES" link="NO"/>"#
        + #"<bool key="isElement" value="YES"/></accessibility>"#, as: UIView.self)
    #expect(view.accessibilityHint == "Pours")
    #expect(view.accessibilityValue == "hot")
    #expect(view.accessibilityTraits == [.button, .header])
    #expect(view.isAccessibilityElement)
  }

  @Test func `of states give way to a configuration`() throws {
    let states = #"<state key="normal" title="Go"/>"#
    let configuration = #"<buttonConfiguration key="configuration" style="plain" title="Go"/>"#
    let line = #"buttonType="system" lineBreakMode="clip""#
    let plain = try load("button", line, states, as: UIButton.self)
    #expect(plain.titleLabel?.lineBreakMode == .byClipping)
    let configured = try load("button", line, states + configuration, as: UIButton.self)
    #expect(configured.titleLabel?.lineBreakMode == .byWordWrapping)
  }

  @Test func `are those of color wells`() throws {
    let well = try load(
      "colorWell", #"supportsAlpha="NO" title="Paint""#,
      #"<color key="selectedColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
      as: UIColorWell.self)
    #expect(well.title == "Paint")
    #expect(!well.supportsAlpha)
    #expect(well.selectedColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(well.intrinsicContentSize == CGSize(width: 44, height: 44))
  }

  @Test func `are those of a search bar's scopes`() throws {
    let bar = try load(
      "searchBar",
      #"barStyle="black" translucent="NO" showsScopeBar="YES" selectedScopeButtonIndex="1""#,
      "<scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>",
      as: UISearchBar.self)
    #expect(bar.scopeButtonTitles == ["All", "New"])
    #expect(bar.showsScopeBar)
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(bar.barStyle == .black)
    #expect(!bar.isTranslucent)
  }

  @Test func `are those of the columns of a split view controller`() throws {
    let attributes = """
      preferredDisplayMode="allVisible" behavior="tile" minimumPrimaryColumnWidth="200" \
      maximumPrimaryColumnWidth="240" primaryEdge="trailing" presentsWithGesture="NO"
      """
    let loading = Loading()
    let split = try loading.controller(
      D.scene(1, "splitViewController", attributes), as: UISplitViewController.self)
    #expect(split.preferredDisplayMode == .oneBesideSecondary)
    #expect(split.preferredSplitBehavior == .tile)
    #expect(split.minimumPrimaryColumnWidth == 200)
    #expect(split.maximumPrimaryColumnWidth == 240)
    #expect(split.primaryEdge == .trailing)
    #expect(!split.presentsWithGesture)
  }

  @Test func `keep their values where a word is none of the schema's, though a case has the name`()
    throws
  {
    let loading = Loading()
    loading.faults = [
      """
      custom is no modalPresentationStyle: automatic, fullScreen, currentContext, pageSheet, \
      formSheet, overFullScreen, overCurrentContext or popover
      """
    ]
    let controller = try loading.controller(
      D.scene(1, "viewController", #"modalPresentationStyle="custom""#), as: UIViewController.self)
    #expect(controller.modalPresentationStyle == .automatic)
  }

  @Test func `of the design alone are sizes of placeholders`() throws {
    let attributes = #"placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="infinite""#
    let design = try load("view", attributes, as: UIView.self, mode: .design)
    #expect(
      design.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 0))
    let run = try load("view", attributes, as: UIView.self)
    // A view that nothing sizes keeps its own.
    #expect(
      run.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 100, height: 50))
  }

  @Test func `of classes that are not known are shown as boxes`() throws {
    let map = try load("mapView", "", as: UIView.self)
    #expect(map.frame.size == CGSize(width: 100, height: 50))
    #expect(map is MissingView)
  }
}
