/// What went wrong with the content of views and was not worth stopping for, such as a picture
/// that could not be read.
@MainActor package enum LayoutNotices {
  /// What, where and why, in one sentence.
  package private(set) static var pending: [String] = []

  /// Adds a notice, unless the same one is waiting already.
  package static func add(_ notice: String) {
    guard !pending.contains(notice), pending.count < 100 else { return }
    pending.append(notice)
  }

  /// The notices since the last call, oldest first.
  package static func drain() -> [String] {
    defer { pending = [] }
    return pending
  }
}
