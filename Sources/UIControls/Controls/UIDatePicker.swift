@_spi(Package) import UIViews

/// A control for choosing a date, a time or a duration.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidatepicker>
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  public enum Style: Int, Sendable {
    /// The system's default, which is wheels here.
    case automatic
    case wheels, compact, inline
  }

  open var datePickerMode: Mode = .dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  open var preferredDatePickerStyle: Style = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The style in use.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
  }

  open var date: Date {
    get { storedDate }
    set { storedDate = held(newValue) }
  }
  private var storedDate = UIDatePicker.present { didSet { setNeedsDisplay() } }
  /// The date that a picker begins with: 9:41 on 9 January 2007, as the status bar of pictures
  /// says. UIKit's is the time at which the picker is made, with which pictures would differ from
  /// minute to minute, and frames of compact pickers as well.
  private static var present: Date {
    let parts = DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)
    return simulatedCalendar.date(from: parts) ?? Date(timeIntervalSinceReferenceDate: 0)
  }
  /// The calendar of the simulated device, which is in Greenwich: with the machine's own calendar
  /// and time zone a date would be drawn otherwise on each machine.
  private static let simulatedCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
  open var minimumDate: Date? { didSet { storedDate = held(storedDate) } }
  open var maximumDate: Date? { didSet { storedDate = held(storedDate) } }
  /// The duration in seconds.
  open var countDownDuration: TimeInterval = 0 { didSet { setNeedsDisplay() } }
  /// Has no effect: the user can't change the date here.
  open var minuteInterval = 1 { didSet { setNeedsDisplay() } }
  /// Has no effect: the user can't change the date here.
  open var roundsToMinuteInterval = true
  /// The calendar of the date; by default the Gregorian one with the time zone of Greenwich.
  /// UIKit's default is the calendar of the device.
  open var calendar: Calendar! = UIDatePicker.simulatedCalendar { didSet { setNeedsDisplay() } }
  /// Has no effect: the names of months are English.
  open var locale: Locale? { didSet { setNeedsDisplay() } }
  open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptPriorities(of: .datePicker)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptPriorities(of: .datePicker)
    coder.decodeDocument(self, as: UIDatePicker.self)
  }

  /// Sets the date without performing actions.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func held(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? date)
  }

  // MARK: Size

  private let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  open override var intrinsicContentSize: CGSize {
    guard datePickerStyle == .compact else { return ControlMetrics.datePicker.size(for: self) }
    let font = measured(font)
    let padding = ControlMetrics.compactDatePadding
    let width = shownTexts.map { font.width(of: $0) + 2 * padding.width }
      .reduce(0, +)
    return roundedUpToPixels(CGSize(width: width, height: font.lineHeight + 2 * padding.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The texts of the date as they are drawn: the day and the time are separate.
  package var shownTexts: [String] {
    var calendar: Calendar = calendar ?? Self.simulatedCalendar
    if let timeZone { calendar.timeZone = timeZone }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: storedDate)
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let month = names[min(max((parts.month ?? 1) - 1, 0), 11)]
    let year = String(parts.year ?? 0)
    func two(_ number: Int?) -> String {
      let text = String(number ?? 0)
      return text.count < 2 ? "0" + text : text
    }
    let day = "\(parts.day ?? 1) \(month) \(year)"
    let time = "\(two(parts.hour)):\(two(parts.minute))"
    switch datePickerMode {
    case .time: return [time]
    case .date: return [day]
    case .dateAndTime: return [day, time]
    case .yearAndMonth: return ["\(month) \(year)"]
    case .countDownTimer:
      let minutes = Int(min(max(countDownDuration, 0), 86_399) / 60)
      return ["\(minutes / 60) h \(two(minutes % 60)) min"]
    }
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    guard datePickerStyle == .compact else {
      drawing.content = .chosen(shownTexts)
      return drawing
    }
    drawing.box = .never
    let text = "[" + shownTexts.joined(separator: "] [") + "]"
    drawing.content = .row([Drawing.Row([.sign(Drawing.Sign(text), .plain)])])
    return drawing
  }
}
