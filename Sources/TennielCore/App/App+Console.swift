/// The console follows the scene.
extension App {
  /// Adds what has come to the console.
  func takeConsole() {
    listen()
    guard let news = console.takeNews() else { return }
    let unseen = state.panes.console.output.unseen
    state.take(news)
    if state.panes.console.isShown || state.panes.console.output.unseen != unseen {
      isOutdated = true
    }
  }

  /// Hears of callbacks while the console is shown, and of messages always: these are few, and are
  /// there afterwards.
  private func listen() {
    if host.observer == nil {
      for message in host.messages.suffix(host.messageCount - heardMessages) {
        console.note(.message(message))
      }
    }
    heardMessages = host.messageCount
    if !state.panes.console.isShown {
      host.observer = nil
    } else if host.observer == nil {
      host.observer = console.note
    }
  }
}
