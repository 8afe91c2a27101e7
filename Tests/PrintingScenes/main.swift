import Foundation
import TennielCore
import UIKit

/// A controller with a button that prints, or worse: space taps it once tab has selected it.
final class PrintingViewController: UIViewController {
  private let act: @MainActor () -> Void

  init(_ act: @escaping @MainActor () -> Void) {
    self.act = act
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Do it") { _ in self.act() })
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    print("on the way to \(Int(size.width)) by \(Int(size.height))")
  }
}

/// A controller that does something as it loads its view, as checks have it load.
final class LoadingViewController: UIViewController {
  private let act: @MainActor () -> Void

  init(_ act: @escaping @MainActor () -> Void) {
    self.act = act
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    act()
  }
}

func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

Tenniel.run([
  "Prints": {
    PrintingViewController {
      print("a line to standard output")
      complain("a line to standard error\n")
    }
  },
  "Controls": {
    PrintingViewController { print("\u{1B}[2J\u{1B}[Hbell \u{7}, \u{1B}[31mred\u{1B}[?1049l") }
  },
  "Much": {
    PrintingViewController {
      let line = String(repeating: "much ", count: 19) + "much"
      for number in 1...100_000 { complain("\(number) \(line)\n") }
    }
  },
  "Endless": {
    PrintingViewController {
      let line = String(repeating: "endless ", count: 10_000) + "\n"
      while true { complain(line) }
    }
  },
  "Traps": {
    PrintingViewController {
      print("printed before the trap")
      fatalError("this is a trap")
    }
  },
  "Later": {
    PrintingViewController {
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.3)
        print("printed by another thread")
      }
    }
  },
  "Crashes": {
    PrintingViewController {
      Thread.detachNewThread {
        let line = String(repeating: "x", count: 100) + "\n"
        for _ in 1...100_000 { complain(line) }
        raise(SIGSEGV)
      }
    }
  },
  "Exits": {
    PrintingViewController {
      print("printed before the exit", terminator: "")
      exit(7)
    }
  },
  "Child": {
    PrintingViewController {
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sh")
      child.arguments = ["-c", "echo printed by a child; cd /proc/$$/fd && echo files *"]
      try? child.run()
      child.waitUntilExit()
    }
  },
  "Loads": { LoadingViewController { print("printed as it loads") } },
  "Dies": { LoadingViewController { fatalError("dead as it loads") } },
  "Hangs": { LoadingViewController { while true { Thread.sleep(forTimeInterval: 1) } } },
])
