import Commands

extension CompletedProgram {
  /// The script for zsh, to be found in its path of functions, or read by `source`.
  var zshScript: String {
    let function = "_" + identifier
    let pattern = Shell.zsh.pattern
    return #"""
      #compdef \#(Shell.zsh.quoted(name))
      # Completes the command lines of \#(name) in zsh; '\#(name) completion zsh' has written it.

      # All of these take options of compadd, and offer what is in 'values': in either case where nothing
      # else is offered.
      \#(function)_words() {
        compadd "$@" -a values && return
        ((compstate[nmatches] == 0)) && compadd -M 'm:{a-zA-Z}={A-Za-z}' "$@" -a values
      }

      \#(function)_list() {
        compset -P '*,' || values=($whole $values)
        \#(function)_words -S '' "$@"
      }

      \#(function)_words_and_files() {
        if compset -P '*='; then _files "$@"; else \#(function)_words -S = "$@"; fi
      }

      \#(function)_documents() { _path_files "$@" -g '*.(storyboard|xib)(-.) *(-/)' }

      # Scenes and documents; commands as well where none is typed.
      \#(function)_scenes() {
        local -a commands=(
      \#(zshCommands.joined(separator: "\n"))
        )
        local -a sources=('scenes:scene:\#(function)_words' 'documents:document:\#(function)_documents')
        if [[ $command == play ]]; then
          sources=('commands:command: _describe -t commands command commands' $sources)
        fi
        _alternative $sources
      }

      # usage: \#(function)_value [OPTION OF compadd]... WHAT    the values of an option, or operands
      \#(function)_value() {
        local -a values whole
        local what=${@[-1]}
        shift -p
        case $command:$what in
      \#(zshValues.joined(separator: "\n"))
          (*) return 1 ;;
        esac
      }

      \#(function)() {
        local command=play word
        local -i index first=1
        local -a specifications
        for ((index = 2; index < CURRENT; index++)); do
          word=${(Q)words[index]}
          case $word in
            (\#(pattern(optionsWithValue))) ((index++)) ;;
            (\#(pattern(optionsWithRange)))
              if [[ $words[index+1] == *[0-9]* && $words[index+1] != *[^0-9.-]* ]]; then
                ((index++))
              fi ;;
            (-?*) ;;
            (\#(pattern(commands.map(\.name))))
              command=$word first=2 specifications=('1: : ')
              break ;;
            (*) break ;;
          esac
        done
      \#(zshOptions.joined(separator: "\n"))
        specifications+=("$first: :\#(function)_value first" '*: :\#(function)_value further')
        _arguments -S : $specifications
      }

      if [[ ${funcstack[1]} == \#(function) ]]; then
        \#(function) "$@"
      else
        compdef \#(function) \#(Shell.zsh.quoted(name))
      fi

      """#
  }

  /// The commands with their summaries.
  private var zshCommands: [String] {
    commands.map { "    " + Shell.zsh.quoted("\($0.name):\($0.summary)") }
  }

  /// The options of each command.
  private var zshOptions: [String] {
    optionGroups.map { group in
      let specifications = group.options.flatMap { option in
        [option.short, option.name].compactMap(\.self).map {
          "        " + Shell.zsh.quoted(zshSpecification($0, of: option))
        }
      }
      return
        (["  case $command in", "    (\(Shell.zsh.pattern(of: group.commands)))"]
        + ["      specifications+=("] + specifications + ["      ) ;;", "  esac"])
        .joined(separator: "\n")
    }
  }

  /// `*--size=[help]:WxH:action`: the option may be given several times, of which the last counts.
  private func zshSpecification(_ name: String, of option: Option) -> String {
    let help = option.help.replacing("[", with: #"\["#).replacing("]", with: #"\]"#)
    guard let value = option.value else { return "*\(name)[\(help)]" }
    let colons = option.valueIsOptional ? "::" : ":"
    let message = value.trimmingPrefix("[").replacing("]", with: "").replacing(":", with: #"\:"#)
    return "*\(name)=[\(help)]\(colons)\(message):_\(identifier)_value \(name)"
  }

  /// What is offered for the values of options, and for operands.
  private var zshValues: [String] {
    let options = Option.all.map { ($0.name, kinds(of: $0)) }
    let operands = [("first", firstOperands), ("further", furtherOperands)]
    return (options + operands).flatMap { what, kinds in
      kinds.filter { $0.kind != .text }.map { group in
        let isSame = kinds.count == 1 && what.hasPrefix("-")
        let commands = isSame ? ["*"] : group.commands
        let patterns = commands.map { "\($0):\(what)" }.joined(separator: " | ")
        return "    (\(patterns))\n      \(zshAction(group.kind)) ;;"
      }
    }
  }

  private func zshAction(_ kind: ValueKind) -> String {
    let function = "_" + identifier
    func array(_ words: [String]) -> String { Shell.zsh.array(words, indent: 6) }
    return switch kind {
    case .text: "return 1"
    case .word(let words): "values=\(array(words))\n      \(function)_words \"$@\""
    case .list(let words, let whole):
      "whole=\(array(whole)) values=\(array(words))\n      \(function)_list \"$@\""
    case .wordAndFile(let words):
      "values=\(array(words))\n      \(function)_words_and_files \"$@\""
    case .file: "_files \"$@\""
    case .folder: "_path_files \"$@\" -/"
    case .document: "\(function)_documents \"$@\""
    case .scene: "values=\(array(scenes))\n      \(function)_scenes"
    }
  }
}
