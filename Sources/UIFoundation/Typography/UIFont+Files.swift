import Typefaces

extension UIFont {
  /// Creates the font of a file.
  convenience init(_ file: FontFile, size: CGFloat) {
    self.init(name: file.names.postScript, typeface: Typeface(file), size: size)
  }

  /// The font of a name: of iOS, of a file of a shelf, or of the app; else one in which another
  /// family is measured. nil for no name.
  /// - Parameter near: The names of the files in which it should be.
  package static func named(
    _ name: String, size: CGFloat, in shelf: inout FontShelf,
    near files: @autoclosure () -> [String]
  ) -> UIFont? {
    guard Typeface(named: name).isStandIn, let file = shelf.font(named: name, near: files()) else {
      return UIFont(name: name, size: size)
    }
    return UIFont(file, size: size)
  }

  /// The family that is measured in place of a font that iOS does not have and that is in no file;
  /// nil for all other fonts.
  package var substitute: String? { typeface.isMissing ? typeface.family.name : nil }

  /// The names of the families that are measured here, and of the app's own, in the order of the
  /// alphabet. iOS has more of them.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uifont/familynames>
  public class var familyNames: [String] {
    let known = FontFamily.allCases.filter { !$0.isSystem }.map(\.name)
    return Set(known + AppFonts.all.map(\.names.family)).sorted()
  }

  /// The PostScript names of a family of the app's own fonts; none of iOS's families.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uifont/fontnames(forfamilyname:)>
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    Set(AppFonts.all.filter { $0.names.family == familyName }.map(\.names.postScript)).sorted()
  }

  /// The font of the same file family whose weight and slant are the nearest; nil for other fonts.
  func sibling(weight: Weight, isItalic: Bool) -> UIFont? {
    guard let file = typeface.file else { return nil }
    let family = (AppFonts.all + [file]).filter { $0.names.family == file.names.family }
    return family.nearest(weight: Double(weight.rawValue), isItalic: isItalic)
      .map { UIFont($0, size: pointSize) }
  }
}
