import Synchronization

extension FontFile {
  private static let known = Mutex<[String: (bytes: [UInt8], fonts: [FontFile])]>([:])

  /// The fonts of a file, the same as long as its bytes are: so texts that were measured are not
  /// measured again where another document asks for the font.
  /// - Throws: ``Failure`` as ``read(_:)``.
  public static func shared(_ bytes: [UInt8], at path: String) throws(Failure) -> [FontFile] {
    if let known = known.withLock({ $0[path] }), known.bytes == bytes { return known.fonts }
    let fonts = try read(bytes)
    known.withLock { known in
      if known.count >= 256 { known = [:] }
      known[path] = (bytes, fonts)
    }
    return fonts
  }
}
