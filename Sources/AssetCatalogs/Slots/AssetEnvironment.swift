/// The screen that an entry is chosen for.
public struct AssetEnvironment: Hashable, Sendable {
  /// The pixels of a point.
  public var scale: Double
  /// The kind of device.
  public var idiom: AssetSlot.Idiom
  /// Whether the interface is dark.
  public var isDark: Bool
  /// Whether colours differ more, for those who see less.
  public var isHighContrast: Bool
  /// Whether the interface runs from right to left.
  public var isRightToLeft: Bool
  /// The range of colours that the display shows.
  public var displayGamut: AssetSlot.DisplayGamut
  /// The size class of the width; nil if it doesn't matter.
  public var widthClass: AssetSlot.SizeClass?
  /// The size class of the height; nil if it doesn't matter.
  public var heightClass: AssetSlot.SizeClass?
  /// The language as entries name it, for example `de`; nil if it doesn't matter.
  public var locale: String?

  /// Creates a screen; by default a light one of an iPhone with three pixels a point.
  public init(
    scale: Double = 3, idiom: AssetSlot.Idiom = .iPhone, isDark: Bool = false,
    isHighContrast: Bool = false, isRightToLeft: Bool = false,
    displayGamut: AssetSlot.DisplayGamut = .sRGB, widthClass: AssetSlot.SizeClass? = nil,
    heightClass: AssetSlot.SizeClass? = nil, locale: String? = nil
  ) {
    self.scale = scale
    self.idiom = idiom
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.isRightToLeft = isRightToLeft
    self.displayGamut = displayGamut
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.locale = locale
  }
}
