/// A part of a view's frame, which constraints may leave open.
public enum FramePart: String, Hashable, Sendable, CaseIterable {
  case left, top, width, height
}
