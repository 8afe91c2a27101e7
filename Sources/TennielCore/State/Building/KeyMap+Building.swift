extension KeyMap {
  static let buildingRows: [Row] = []
}
