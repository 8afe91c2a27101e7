import Commands

extension CompletedProgram {
  /// The script for fish.
  var fishScript: String {
    let function = "__" + identifier
    let pattern = Shell.fish.pattern
    let name = Shell.fish.quoted(name)
    return #"""
      # Completes the command lines of \#(name) in fish; '\#(name) completion fish' has written it.

      function \#(function)_typed --description 'The command that is typed, or play, and its operands'
          set -l words (commandline -opc)
          set -l command
          set -l operands
          set -e words[1]
          while set -q words[1]
              set -l word $words[1]
              set -e words[1]
              switch $word
                  case --
                      set -a operands $words
                      break
                  case \#(pattern(optionsWithValue))
                      set -e words[1]
                  case \#(pattern(optionsWithRange))
                      if string match -qr '^[0-9.-]+$' -- $words[1]
                          set -e words[1]
                      end
                  case '-?*'
                  case '*'
                      set -a operands $word
              end
          end
          if contains -- "$operands[1]" \#(Shell.fish.quoted(commands.map(\.name)))
              string join \n -- $operands
          else
              string join \n -- play $operands
          end
      end

      function \#(function)_takes --description 'Whether one of these commands is typed'
          set -l typed (\#(function)_typed)
          contains -- $typed[1] $argv
      end

      function \#(function)_first --description 'Whether the first operand of one of these is typed'
          set -l typed (\#(function)_typed)
          test (count $typed) -eq 1; and contains -- $typed[1] $argv
      end

      function \#(function)_further --description 'Whether a further operand of one of these is typed'
          set -l typed (\#(function)_typed)
          test (count $typed) -gt 1; and contains -- $typed[1] $argv
      end

      function \#(function)_list --description 'A word of a list with commas'
          set -l typed (commandline -ct | string replace -r '^--[^=]*=' '' | string replace -r '^["\']' '')
          set -l before (string match -r '^.*,' -- $typed | string unescape)
          # The first arguments stand for a whole list; '--' ends them.
          set -l words $argv
          if set -q before[1]
              set -l end (contains -i -- -- $argv)
              set -e words[1..$end]
          end
          for word in $words
              test $word = --; or echo "$before"$word
          end
      end

      function \#(function)_words_and_files --description 'A word, = and a file'
          set -l typed (commandline -ct | string replace -r '^--[^=]*=' '' | string unescape)
          if string match -q '*=*' -- $typed
              set -l parts (string split -m 1 = -- $typed)
              string replace -r '^' $parts[1]= -- (complete -C"'' $parts[2]" | string replace -r '\t.*' '')
          else
              printf '%s=\n' $argv
          end
      end

      function \#(function)_paths --description 'The paths that fit a regular expression'
          set -l typed (commandline -ct | string replace -r '^--[^=]*=' '')
          complete -C"'' $typed" | string replace -r '\t.*' '' | string match -r -- ".*$argv[1]\$"
      end

      function \#(function)_scenes --description 'The scenes, unless a command begins as what is typed does'
          set -l typed (commandline -ct)
          if test -n "$typed"; and \#(function)_takes play
              if string match -q -- "$typed*" \#(Shell.fish.quoted(commands.map(\.name)))
                  return
              end
          end
          string join \n -- \#(Shell.fish.quoted(scenes))
      end

      complete -c \#(name) -f
      \#(fishOperands.joined(separator: "\n"))
      \#(fishOptions.joined(separator: "\n"))

      """#
  }

  /// The commands, and what else the words are that are no options.
  private var fishOperands: [String] {
    let typed = commands.map { command in
      fishLine("first", [Subcommand.play.name], offering: "-a \(command.name)", command.summary)
    }
    let places = [("first", firstOperands), ("further", furtherOperands)]
    return typed
      + places.flatMap { place, kinds in
        kinds.map { fishLine(place, $0.commands, offering: fishKind($0.kind)) }
      }
  }

  private var fishOptions: [String] {
    Option.all.flatMap { option -> [String] in
      let short = option.short.map { "-s \($0.dropFirst()) " } ?? ""
      let words = short + "-l \(option.name.dropFirst(2))"
      let kinds = kinds(of: option)
      guard !kinds.isEmpty, !option.valueIsOptional else {
        let names = Subcommand.all.filter(option.commands.contains).map(\.name)
        return [fishLine("takes", names, offering: words, option.help)]
      }
      return kinds.map { group in
        fishLine(
          "takes", group.commands, offering: words + " -r " + fishKind(group.kind), option.help)
      }
    }
  }

  /// A line that offers something where one of some commands is typed.
  /// - Parameters:
  ///   - place: The end of the name of the function that says whether it is.
  ///   - words: What is offered, in options of `complete`.
  private func fishLine(
    _ place: String, _ names: [String], offering words: String, _ help: String? = nil
  ) -> String {
    let condition = "__\(identifier)_\(place) " + Shell.fish.quoted(names)
    return "complete -c \(Shell.fish.quoted(name)) -n \(Shell.fish.quoted(condition)) \(words)"
      + (help.map { " -d " + Shell.fish.quoted($0) } ?? "")
  }

  /// The options of `complete` by which a kind is offered.
  private func fishKind(_ kind: ValueKind) -> String {
    let function = "__" + identifier
    /// The words are read twice: as an option of `complete`, and when they are offered.
    func offered(_ words: String) -> String { "-f -a " + Shell.fish.quoted(words) }
    let documents = "(\(function)_paths '(?:/|\\.storyboard|\\.xib)')"
    return switch kind {
    case .text: "-f"
    case .word(let words): offered(Shell.fish.quoted(words))
    case .list(let words, let whole):
      offered("(\(function)_list \(Shell.fish.quoted(whole + ["--"] + words)))")
    case .wordAndFile(let words):
      offered("(\(function)_words_and_files \(Shell.fish.quoted(words)))")
    case .file: "-F"
    case .folder: offered("(\(function)_paths /)")
    case .document: offered(documents)
    case .scene: offered("(\(function)_scenes) " + documents)
    }
  }
}
