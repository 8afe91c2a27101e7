@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

/// The figures are those of the tables in which they were published, not those of the code.
@MainActor @Suite(.columns) struct `Controls know their sizes and how firmly they keep to them` {
  private func expect(
    _ view: UIView, width: CGFloat, height: CGFloat, hugging horizontal: Float, _ vertical: Float,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      view.intrinsicContentSize == CGSize(width: width, height: height),
      sourceLocation: sourceLocation)
    #expect(
      view.contentHuggingPriority(for: .horizontal).rawValue == horizontal,
      sourceLocation: sourceLocation)
    #expect(
      view.contentHuggingPriority(for: .vertical).rawValue == vertical,
      sourceLocation: sourceLocation)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(
        view.contentCompressionResistancePriority(for: axis) == .defaultHigh,
        sourceLocation: sourceLocation)
    }
  }

  @Test func `those that keep to both`() {
    expect(UISwitch(), width: 49, height: 31, hugging: 750, 750)
    expect(UIStepper(), width: 94, height: 32, hugging: 750, 750)
    expect(UIActivityIndicatorView(style: .medium), width: 20, height: 20, hugging: 750, 750)
    expect(UIActivityIndicatorView(style: .large), width: 37, height: 37, hugging: 750, 750)
    expect(UIDatePicker(), width: 320, height: 216, hugging: 750, 750)
    expect(UIPickerView(), width: 320, height: 216, hugging: 750, 750)
    expect(UIColorWell(), width: 44, height: 44, hugging: 750, 750)
  }

  @Test func `those that keep to their height`() {
    // Bars are lower where the screen is.
    UIScreen(screen(375, 667)).perform {
      expect(UISlider(), width: -1, height: 30, hugging: 250, 750)
      expect(UIProgressView(progressViewStyle: .default), width: -1, height: 4, hugging: 250, 750)
      expect(UISearchBar(), width: -1, height: 56, hugging: 250, 750)
      expect(UIToolbar(), width: -1, height: 44, hugging: 250, 750)
      expect(UITabBar(), width: -1, height: 49, hugging: 250, 750)
      expect(UINavigationBar(), width: -1, height: 44, hugging: 250, 750)
    }
  }

  @Test func `those that hug no more than others`() {
    for view in [UIView(), UIButton(), UITextField(), UITextView(), UILabel(), UIImageView()] {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
  }

  @Test func `a page control is as wide as its dots`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    expect(pages, width: 39, height: 26, hugging: 750, 750)
    #expect(pages.size(forNumberOfPages: 5) == CGSize(width: 71, height: 26))
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    #expect(pages.intrinsicContentSize.width == 0)
  }

  @Test func `the segments of a control are as wide as its widest title`() {
    let segments = UISegmentedControl(items: ["One", "Three"])
    // 5 columns of 8 points and 10 at each side, twice, and the line between.
    expect(segments, width: 2 * 60 + 1, height: 31, hugging: 250, 750)
    segments.apportionsSegmentWidthsByContent = true
    #expect(segments.intrinsicContentSize.width == 105)
    segments.setWidth(100, forSegmentAt: 0)
    #expect(segments.intrinsicContentSize.width == 161)
  }

  @Test func `switches and steppers take no size but their own`() {
    let frame = rect(10, 20, 300, 200)
    #expect(UISwitch(frame: frame).frame == rect(10, 20, 51, 31))
    #expect(UIStepper(frame: frame).frame == rect(10, 20, 94, 32))
  }

  @Test func `a row gives the free width to the slider beside a switch`() {
    let row = UIStackView(arrangedSubviews: [UISlider(), UISwitch()])
    row.frame = rect(0, 0, 300, 31)
    row.spacing = 9
    row.layoutIfNeeded()
    // 300 - 9 - 49 between alignment rectangles, and 2 more at both sides of the slider.
    #expect(row.arrangedSubviews.map(\.frame) == [rect(-2, 0, 246, 32), rect(251, 0, 51, 31)])
  }

  /// Frames of public Interface Builder documents, whose canvas is iOS' own layout.
  @Test func `constraints hold between alignment rectangles, around which some frames reach`() {
    let (toggle, slider, segments) = (
      UISwitch(), UISlider(), UISegmentedControl(items: ["One", "Two"])
    )
    let view = parent(414, 300, [toggle, slider, segments])
    toggle.pin([.top: 20, .trailing: -20], to: view)
    slider.pin([.leading: 20, .trailing: -20], to: view)
    segments.pin([.leading: 0, .trailing: 0], to: slider)
    slider.topAnchor.constraint(equalTo: toggle.bottomAnchor, constant: 9).isActive = true
    segments.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 10).isActive = true
    view.layoutIfNeeded()
    #expect(toggle.frame == rect(345, 20, 51, 31))
    #expect(slider.frame == rect(18, 60, 378, 31))
    #expect(segments.frame == rect(20, 100, 374, 32))
  }

  @Test func `a slider among the items of a toolbar is 34 points high`() {
    let (bar, slider) = (UIToolbar(frame: rect(0, 0, 320, 44)), UISlider(frame: rect(0, 0, 90, 31)))
    bar.items = [UIBarButtonItem(customView: slider)]
    bar.layoutIfNeeded()
    #expect(slider.frame.minY == 5)
    #expect(slider.frame.height == 34)
  }

  @Test(arguments: [(18, rect(18, 0, 264, 31)), (26, rect(20, 0, 260, 34))])
  func `a slider has no alignment insets and is higher since iOS 26`(version: Int, frame: CGRect) {
    let slider = UISlider()
    let controller = UIViewController()
    controller.view.place(slider)
    slider.pin([.leading: 20, .top: 0, .trailing: -20], to: controller.view)
    keepShowing(controller, on: screen(300, 500, version: version))
    #expect(slider.frame == frame)
  }

  @Test(arguments: [(12, 109), (13, 121)] as [(Int, CGFloat)])
  func `segments and information buttons had other sizes up to iOS 12`(version: Int, width: CGFloat)
  {
    let (segments, button) = (
      UISegmentedControl(items: ["One", "Three"]), UIButton(type: .infoLight)
    )
    let controller = UIViewController()
    controller.view.addSubview(segments)
    controller.view.addSubview(button)
    keepShowing(controller, on: screen(300, 500, version: version))
    #expect(segments.intrinsicContentSize.width == width)
    #expect((button.intrinsicContentSize == CGSize(width: 22, height: 22)) == (version < 13))
  }

  @Test func `a size to fit is that of the frame`() {
    let segments = UISegmentedControl(items: ["One", "Three"])
    #expect(segments.frame.size == CGSize(width: 121, height: 32))
    #expect(segments.sizeThatFits(.zero) == CGSize(width: 121, height: 32))
    #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    let slider = UISlider(frame: rect(0, 0, 100, 10))
    slider.sizeToFit()
    #expect(slider.frame == rect(0, 0, 100, 31))
  }
}

@MainActor @Suite(.columns) struct `Controls respond to a tap` {
  private let segments = UISegmentedControl(items: ["One", "Two", "Three"])

  /// The events that a tap at a place of the control sends.
  private func events(of control: UIControl, at x: CGFloat, _ y: CGFloat = 10) -> [String] {
    var log: [String] = []
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.valueChanged, "changed"), (.touchUpInside, "up"),
    ]
    for (event, name) in names { control.addAction(UIAction { _ in log.append(name) }, for: event) }
    let window = openWindow(400, 400, around: control)
    window.sendTap(at: CGPoint(x: control.frame.minX + x, y: control.frame.minY + y))
    return log
  }

  @Test func `a switch is turned, and says so`() {
    let control = UISwitch(frame: rect(30, 40, 0, 0))
    #expect(events(of: control, at: 5) == ["down", "changed", "up"])
    #expect(control.isOn)
    control.setOn(false, animated: true)
    #expect(!control.isOn)
  }

  @Test func `a switch that is not enabled stays as it is`() {
    let control = UISwitch()
    control.isEnabled = false
    #expect(events(of: control, at: 5).isEmpty)
    #expect(!control.isOn)
  }

  @Test func `a slider takes the value of the place that is touched`() {
    let slider = UISlider(frame: rect(0, 0, 228, 31))
    slider.maximumValue = 10
    // The thumb is 28 points wide: its middle moves from 14 to 214.
    #expect(events(of: slider, at: 114) == ["down", "changed", "up"])
    #expect(slider.value == 5)
    slider.tapped(at: CGPoint(x: 228, y: 5))
    #expect(slider.value == 10)
    slider.semanticContentAttribute = .forceRightToLeft
    slider.tapped(at: CGPoint(x: 54, y: 5))
    #expect(slider.value == 8)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 8)
    // The value is a Float, as on devices.
    #expect(abs(thumb.midX - 54) < 0.001)
  }

  @Test func `a slider's value stays in its range`() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect(slider.maximumValue == 2)
    #expect(slider.value == 2)
    slider.value = .nan
    #expect(slider.value == 2)
    #expect(slider.fraction == 0)
  }

  @Test func `a stepper steps down at its left and up at its right`() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    #expect(events(of: stepper, at: 80) == ["down", "changed", "up"])
    #expect(stepper.value == 1)
    stepper.tapped(at: CGPoint(x: 80, y: 5))
    #expect(stepper.value == 2)
    stepper.tapped(at: CGPoint(x: 80, y: 5))
    #expect(stepper.value == 2)
    #expect(!stepper.canStep(up: true))
    stepper.wraps = true
    stepper.tapped(at: CGPoint(x: 80, y: 5))
    #expect(stepper.value == 0)
    stepper.tapped(at: CGPoint(x: 10, y: 5))
    #expect(stepper.value == 2)
  }

  @Test func `a step of nothing is refused`() {
    let stepper = UIStepper()
    let raised = exceptions { stepper.stepValue = 0 }
    #expect(raised.map(\.reason) == ["UIStepper stepValue must be greater than 0 (0.0 was given)"])
    #expect(stepper.stepValue == 1)
  }

  @Test func `a segment is selected`() {
    segments.frame = rect(10, 10, 302, 32)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(events(of: segments, at: 150) == ["down", "changed", "up"])
    #expect(segments.selectedSegmentIndex == 1)
    segments.setEnabled(false, forSegmentAt: 2)
    segments.tapped(at: CGPoint(x: 290, y: 5))
    #expect(segments.selectedSegmentIndex == 1)
    segments.semanticContentAttribute = .forceRightToLeft
    segments.tapped(at: CGPoint(x: 290, y: 5))
    #expect(segments.selectedSegmentIndex == 0)
  }

  @Test func `a segment that goes takes the selection with it, and later ones move up`() {
    segments.selectedSegmentIndex = 2
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 1)
    segments.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 2)
    segments.removeSegment(at: 2, animated: false)
    #expect(segments.selectedSegmentIndex == -1)
    #expect((0..<2).map { segments.titleForSegment(at: $0) } == ["Zero", "Two"])
  }

  @Test func `a momentary segment is known only while its actions run`() {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.frame.size = CGSize(width: 200, height: 32)
    segments.isMomentary = true
    var seen: [Int] = []
    segments.addAction(
      UIAction { [unowned segments] _ in seen.append(segments.selectedSegmentIndex) },
      for: .valueChanged)
    segments.tapped(at: CGPoint(x: 150, y: 5))
    #expect(seen == [1])
    #expect(segments.selectedSegmentIndex == -1)
  }

  @Test func `fixed segments keep their width, the others share the rest`() {
    segments.setWidth(50, forSegmentAt: 0)
    segments.frame = rect(0, 0, 252, 32)
    #expect(segments.segmentFrames.map(\.minX) == [0, 51, 152])
    #expect(segments.segmentFrames.map(\.width) == [50, 100, 100])
  }

  @Test func `a page control turns pages to both sides`() {
    let pages = UIPageControl(frame: rect(0, 0, 100, 37))
    pages.numberOfPages = 2
    #expect(events(of: pages, at: 90) == ["down", "changed", "up"])
    #expect(pages.currentPage == 1)
    #expect(events(of: pages, at: 90) == ["down", "up"])
    pages.tapped(at: CGPoint(x: 10, y: 5))
    #expect(pages.currentPage == 0)
    pages.currentPage = 7
    #expect(pages.currentPage == 1)
  }

  @Test func `a spinner is seen while it turns`() {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(!spinner.isHidden)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
  }

  @Test func `progress stays between nothing and all`() {
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progress = 1.5
    #expect(bar.progress == 1)
    bar.setProgress(-1, animated: true)
    #expect(bar.progress == 0)
  }
}

@MainActor @Suite(.columns) struct `Pickers` {
  private let picker = UIDatePicker()

  private final class Numbers: UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 10 : 2
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component):\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append([component, row]) }
  }

  @Test func `show the rows of their source, and choose the one that is touched`() {
    let numbers = Numbers()
    let picker = UIPickerView(frame: rect(0, 0, 320, 216))
    picker.dataSource = numbers
    picker.delegate = numbers
    #expect(picker.columns.map(\.frame.width) == [160, 160])
    #expect(picker.columns[1].titles == ["1:0", "1:1"])
    // A row is 32 points high: 2 rows below the middle.
    #expect(picker.tapped(at: CGPoint(x: 10, y: 108 + 64)))
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(numbers.chosen == [[0, 2]])
    #expect(!picker.tapped(at: CGPoint(x: 10, y: 108 - 96)))
    picker.selectRow(99, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    #expect(picker.selectedRow(inComponent: 2) == -1)
  }

  @Test func `a new picker shows the same moment, whatever the clock says`() {
    #expect(picker.shownTexts == ["9 Jan 2007", "09:41"])
  }

  @Test func `a date is that of Greenwich, wherever the machine stands`() {
    #expect(picker.calendar.timeZone == .gmt)
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(picker.shownTexts == ["1 Jan 1970", "00:00"])
  }

  @Test func `a date stays between its limits and is shown by its parts`() {
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.calendar = Calendar(identifier: .gregorian)
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(picker.shownTexts == ["1 Jan 1970", "00:00"])
    picker.maximumDate = Date(timeIntervalSince1970: -60)
    #expect(picker.shownTexts == ["31 Dec 1969", "23:59"])
    picker.datePickerMode = .time
    #expect(picker.shownTexts == ["23:59"])
    picker.preferredDatePickerStyle = .compact
    #expect(picker.intrinsicContentSize == CGSize(width: 5 * 8 + 24, height: 30))
  }
}
