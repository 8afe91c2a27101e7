/// Reads lines from a descriptor, each as soon as it is complete.
struct LineReader {
  private let descriptor: Descriptor
  private var bytes: [UInt8] = []
  /// The index at which the next line begins.
  private var start = 0
  private var isAtEnd = false

  init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  /// The next line without its newline; nil at the end. The last line may lack a newline.
  mutating func next() throws(Descriptor.Failure) -> [UInt8]? {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Array(bytes[start..<end])
      }
      if isAtEnd {
        defer { start = bytes.count }
        return start < bytes.count ? Array(bytes[start...]) : nil
      }
      bytes.removeFirst(start)
      start = 0
      searched = bytes.count
      let more = try descriptor.read(upTo: 1 << 16)
      isAtEnd = more.isEmpty
      bytes += more
    }
  }
}
