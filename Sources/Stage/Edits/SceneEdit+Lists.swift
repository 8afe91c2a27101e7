/// Lists of edits, in the order in which their properties were first changed.
extension [SceneEdit] {
  /// The list with one edit more.
  ///
  /// An edit that goes on from the value of an earlier edit is joined with it. If the two lead back
  /// to the first value, both are dropped. Where the scene's code has set a value in between, both
  /// stay, so that taking back the later edit leads to that value.
  public func adding(_ edit: SceneEdit) -> [SceneEdit] {
    var list = self
    guard let index = lastIndex(where: { $0.concernsTheSame(as: edit) }),
      self[index].after == edit.before
    else { return list + [edit] }
    let whole = self[index].followed(by: edit)
    if whole.before == whole.after { list.remove(at: index) } else { list[index] = whole }
    return list
  }

  /// The list without the edits of the property that an edit changes.
  public func removing(_ edit: SceneEdit) -> [SceneEdit] {
    filter { !$0.concernsTheSame(as: edit) }
  }

  /// What the edits come to: each property of each target once, from its first value to its last.
  /// What was changed back is not among them.
  public var net: [SceneEdit] {
    var net: [SceneEdit] = []
    for edit in self {
      if let index = net.firstIndex(where: { $0.concernsTheSame(as: edit) }) {
        net[index] = net[index].followed(by: edit)
      } else {
        net.append(edit)
      }
    }
    return net.filter { $0.before != $0.after }
  }
}
