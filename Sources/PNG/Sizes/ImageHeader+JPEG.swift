extension ImageHeader {
  /// The size in the header of the frame, SOF (ITU-T T.81, B.2.2), which other segments precede.
  static func jpegSize(_ bytes: [UInt8]) throws(Failure) -> (Double, Double) {
    var place = 2
    while place + 1 < bytes.count {
      guard bytes[place] == 0xFF else {
        throw Failure(message: "the JPEG image is damaged: no segment begins at byte \(place)")
      }
      let marker = bytes[place + 1]
      switch marker {
      case 0xFF: place += 1  // A filling byte before a marker.
      case 0x01, 0xD0...0xD8: place += 2  // Markers without a segment.
      case 0xD9, 0xDA:
        throw Failure(message: "the JPEG image has no frame header (SOF) before its data")
      default:
        guard place + 3 < bytes.count else { break }
        let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
        guard length >= 2 else {
          throw Failure(
            message: "the JPEG image is damaged: a segment at byte \(place) is too short")
        }
        // C4, C8 and CC are tables and an extension.
        let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
        if isFrame, place + 8 < bytes.count {
          let height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
          let width = Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])
          return (Double(width), Double(height))
        }
        place += 2 + length
        continue
      }
      if place + 3 >= bytes.count { break }
    }
    throw Failure(message: "the JPEG image ends before its frame header (SOF)")
  }
}
