/// The encoding of the octal escapes in `.strings` files: that of NEXTSTEP, whose first 128
/// characters are those of ASCII
/// (https://www.unicode.org/Public/MAPPINGS/VENDORS/NEXT/NEXTSTEP.TXT).
enum NextStepEncoding {
  /// The character of a byte; U+FFFD for the two bytes that have none.
  static func scalar(of byte: UInt8) -> Unicode.Scalar {
    byte < 128 ? Unicode.Scalar(byte) : upper[Int(byte) - 128]
  }

  private static let upper: [Unicode.Scalar] = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}")
      .unicodeScalars)
}
