import Foundation

extension Encodable {
  /// The value as a task or an answer of a worker: JSON on one line.
  var workerText: String {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }
}

extension Decodable {
  /// The value that ``Encodable/workerText`` has written; nil for another text.
  init?(workerText: String) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let value = try? decoder.decode(Self.self, from: Data(workerText.utf8)) else {
      return nil
    }
    self = value
  }
}
