/// The console follows the scene.
extension App {
  /// Adds what has come to the console.
  func takeConsole() {
    guard let news = console.takeNews() else { return }
    let unseen = state.console.unseen
    state.take(news)
    if state.showsConsole || state.console.unseen != unseen { isOutdated = true }
  }
}
