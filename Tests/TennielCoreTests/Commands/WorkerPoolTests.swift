import Foundation
import Testing

@testable import Commands

/// Workers are shell scripts here, so that they can die and hang at will.
@Suite struct `Worker processes` {
  private let folder = DocumentFolder()

  /// The answers of workers that run a script for each task, which it has as `$task`.
  private func answers(
    _ script: String, to tasks: [String], jobs: Int = 2, patience: Int = 60,
    beginning: String = "",
    printing print: ([UInt8]) -> Void = { _ in }
  ) throws -> [WorkerPool.Answer?] {
    let loop = "\(beginning)\nprintf '\\036r\\n'; while read -r task; do \(script)\ndone"
    let command = WorkerCommand(executable: "/bin/sh", words: ["-c", loop])
    signal(SIGPIPE, SIG_IGN)
    return try WorkerPool(command: command, jobs: jobs, patience: patience).answers(
      to: tasks, order: Array(tasks.indices), interruption: nil, progress: { _ in },
      printing: print)
  }

  @Test func `answers come in the order of the tasks`() throws {
    let tasks = (0..<40).map { "task \($0)" }
    #expect(
      try answers("printf '\\036=did %s\\n' \"$task\"", to: tasks)
        == tasks.map { .text("did \($0)") })
  }

  @Test func `an answer of megabytes comes whole, and so does what is printed before it`() throws {
    let script = """
      printf 'before\\n\\036='
      head -c 2000000 /dev/zero | tr '\\0' x
      printf '%s\\n' "$task"
      """
    var printed: [UInt8] = []
    let answers = try answers(script, to: ["a", "b"], jobs: 1) { printed += $0 }
    let letters = String(repeating: "x", count: 2_000_000)
    #expect(answers == [.text(letters + "a"), .text(letters + "b")])
    #expect(String(decoding: printed, as: UTF8.self) == "before\nbefore\n")
  }

  @Test func `a worker that dies costs its task alone`() throws {
    let script = """
      case $task in
      dies) kill -SEGV $$;;
      exits) exit 7;;
      *) printf '\\036=%s\\n' "$task";;
      esac
      """
    #expect(
      try answers(script, to: ["a", "dies", "b", "exits", "c"]) == [
        .text("a"), .died("by signal 11 (Segmentation fault)"), .text("b"),
        .died("with status 7"), .text("c"),
      ])
  }

  @Test func `a task is not to blame for what the one before has left running`() throws {
    // The first task is answered, and takes the worker down at the next one.
    let script = """
      printf '\\036=%s\\n' "$task"
      if [ "$task" = poison ]; then read -r next; kill -SEGV $$; fi
      """
    #expect(
      try answers(script, to: ["poison", "b", "c"], jobs: 1)
        == [.text("poison"), .text("b"), .text("c")])
  }

  @Test func `workers that can't start leave the work to the others`() throws {
    // A folder can be made once.
    let begin = "mkdir '\(folder.path)/first' 2>/dev/null || exit 3"
    let tasks = (0..<8).map { "\($0)" }
    #expect(
      try answers("printf '\\036=%s\\n' \"$task\"", to: tasks, jobs: 1, beginning: begin)
        == tasks.map { .text($0) })
    let other = DocumentFolder()
    // The second one is ready only when the first has died before that.
    let waits = """
      if mkdir '\(other.path)/first' 2>/dev/null; then : >'\(other.path)/over'; exit 3; fi
      until [ -e '\(other.path)/over' ]; do :; done
      """
    #expect(
      try answers("printf '\\036=%s\\n' \"$task\"", to: tasks, jobs: 2, beginning: waits)
        == tasks.map { .text($0) })
  }

  @Test func `what was answered stays when no worker starts any more`() throws {
    let begin = "mkdir '\(folder.path)/first' 2>/dev/null || exit 3"
    let script = """
      if [ "$task" = dies ]; then kill -SEGV $$; fi
      printf '\\036=%s\\n' "$task"
      """
    #expect(
      try answers(script, to: ["a", "dies", "b"], jobs: 1, beginning: begin)
        == [.text("a"), .died("with status 3"), .died("with status 3")])
  }

  @Test func `a worker that waits for a task and ignores its end is not waited for`() throws {
    let script = """
      printf '\\036=%s\\n' "$task"
      while :; do read -r never < /dev/zero; done
      """
    #expect(try answers(script, to: ["a"]) == [.text("a")])
  }

  @Test func `a worker that gives no sign of life is given up`() throws {
    let script = """
      case $task in
      hangs) while :; do read -r never < /dev/zero; done;;
      *) printf '\\036=%s\\n' "$task";;
      esac
      """
    #expect(
      try answers(script, to: ["a", "hangs", "b"], patience: 1)
        == [.text("a"), .hung(1), .text("b")])
  }

  @Test func `what scenes print is no answer, whatever it looks like`() throws {
    var printed = ""
    let script = "echo '=no'; echo '\(#"{"schema":1}"#)'; printf '\\036.\\n\\036=yes\\n'"
    let found = try answers(script, to: ["a"]) { printed += String(decoding: $0, as: UTF8.self) }
    #expect(found == [.text("yes")])
    #expect(printed == "=no\n{\"schema\":1}\n")
  }

  @Test func `a refusal ends the run with its words`() {
    #expect(throws: WorkerPool.Failure.refused("no such\nscene")) {
      try answers("printf '\\036!no such\\rscene\\n'", to: ["a", "b", "c"])
    }
  }

  @Test func `workers that can't start are told once`() {
    let command = WorkerCommand(executable: "/bin/false")
    #expect(throws: WorkerPool.Failure.unstartable("it ended with status 1")) {
      try WorkerPool(command: command, jobs: 2, patience: 60).answers(
        to: ["a", "b"], order: [0, 1], interruption: nil, progress: { _ in }, printing: { _ in })
    }
  }

  @Test func `tasks survive the way to a worker`() {
    for task in [
      CheckTask(.scene(3)), CheckTask(.document("a b/ü\n\"x\".storyboard", scenes: [])),
      CheckTask(.document("Main.storyboard", scenes: ["Log in", "vc-00-001"])),
    ] {
      #expect(!task.text.contains("\n"))
      #expect(CheckTask(task.text)?.subject == task.subject)
    }
    #expect(CheckTask("nonsense") == nil)
  }

  @Test(arguments: [
    (30, "12 of 40 documents, about 30 s left"), (190, "12 of 40 documents, about 3 min left"),
  ])
  func `progress is told with the time left`(seconds: Int, line: String) {
    #expect(ProgressLine.text(count: 12, of: 40, "documents", left: seconds) == line)
  }
}
