import Commands

extension CompletedProgram {
  /// The script for bash, which needs no functions of bash-completion.
  var bashScript: String {
    let function = "_" + identifier
    let pattern = Shell.bash.pattern
    return #"""
      # Completes the command lines of \#(name) in bash; '\#(name) completion bash' has written it.

      # usage: \#(function)_plain WORD    sets plain to the word without the quotes it is typed with
      \#(function)_plain() {
        local rest=$1 quote='' sign
        plain=''
        while [[ -n $rest ]]; do
          sign=${rest:0:1} rest=${rest:1}
          if [[ $sign == \\ && $quote != \' ]]; then
            plain+=${rest:0:1} rest=${rest:1}
          elif [[ -n $quote && $sign == "$quote" ]]; then
            quote=''
          elif [[ -z $quote && $sign == [\'\"] ]]; then
            quote=$sign
          else
            plain+=$sign
          fi
        done
      }

      # usage: \#(function)_offer WORD...    the words that begin as what is typed does
      \#(function)_offer() {
        local word
        offered+=("$@")
        for word in "$@"; do
          if [[ $word == "$typed"* ]]; then \#(function)_add "$word"; fi
        done
      }

      # usage: \#(function)_add WORD
      \#(function)_add() {
        local word=$before$1
        COMPREPLY+=("${word:kept}")
        # Readline quotes what it takes for the names of files.
        if [[ $1 == *[!A-Za-z0-9_.,=-]* ]]; then compopt -o filenames 2>/dev/null; fi
      }

      # usage: \#(function)_paths PATTERN    the files that fit the pattern, and folders
      \#(function)_paths() {
        local path
        while IFS='' read -r path; do
          # shellcheck disable=SC2053
          [[ $path == $1 || -d ${path/#\~/$HOME} ]] || continue
          \#(function)_add "$path"
        done < <(compgen -f -- "$typed")
        compopt -o filenames 2>/dev/null
      }

      \#(function)() {
        local rest=${COMP_LINE:0:COMP_POINT} word part plain typed before='' option='' kind=''
        local command=play words=() operands=() options=() values=() whole=() offered=()
        local -i index kept ended=0
        COMPREPLY=()

        # Bash divides words at '=' and ':', which values and names contain.
        for word in "${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
          if [[ ${#words[@]} -eq 0 || $rest == [[:space:]]* ]]; then
            rest=${rest#"${rest%%[![:space:]]*}"}
            words+=('')
          fi
          if [[ $rest != "$word"* ]]; then word=$rest; fi
          words[${#words[@]}-1]+=$word
          rest=${rest#"$word"}
          part=$word
        done
        if [[ $part == [=:]* ]]; then part=''; fi

        for ((index = 1; index < ${#words[@]} - 1; index++)); do
          \#(function)_plain "${words[index]}"
          if ((ended)); then
            operands+=("$plain")
            continue
          fi
          case $plain in
            --) ended=1 ;;
            \#(pattern(optionsWithValue)))
              option=$plain
              index+=1 ;;
            \#(pattern(optionsWithRange)))
              if [[ ${words[index+1]} =~ ^[0-9.-]+$ ]]; then index+=1; fi ;;
            -?*) ;;
            *) operands+=("$plain") ;;
          esac
        done
        # What is typed is the value of an option only if the option has taken the last word.
        if ((index < ${#words[@]})); then option=''; fi
        case ${operands[0]-} in
          \#(pattern(commands.map(\.name))))
            command=${operands[0]}
            operands=("${operands[@]:1}") ;;
        esac

        \#(function)_plain "$part"
        part=$plain
        \#(function)_plain "${words[${#words[@]}-1]}"
        typed=$plain
        # Readline leaves alone what stands before the part that it has taken for the word.
        kept=$((${#typed} - ${#part}))

        if [[ -z $option && $ended == 0 && $typed == --*=* ]]; then
          option=${typed%%=*} before=${typed%%=*}= typed=${typed#*=}
        elif [[ -z $option && $ended == 0 && $typed == -* ]]; then
      \#(bashOptions.joined(separator: "\n"))
          \#(function)_offer "${options[@]}"
          return
        fi

        if [[ -n $option ]]; then
          case $command:$option in
      \#(bashValues.joined(separator: "\n"))
          esac
        elif ((${#operands[@]} == 0)); then
          if [[ $command == play ]]; then
            \#(function)_offer \#(Shell.bash.quoted(commands.map(\.name)))
          fi
          case $command in
      \#(bashOperands(firstOperands).joined(separator: "\n"))
          esac
        else
          case $command in
      \#(bashOperands(furtherOperands).joined(separator: "\n"))
          esac
        fi

        case $kind in
          word) \#(function)_offer "${values[@]}" ;;
          list)
            if [[ $typed == *,* ]]; then
              before+=${typed%,*}, typed=${typed##*,}
            else
              values=("${whole[@]}" "${values[@]}")
            fi
            \#(function)_offer "${values[@]}"
            compopt -o nospace 2>/dev/null ;;
          word-and-file)
            if [[ $typed == *=* ]]; then
              before+=${typed%%=*}= typed=${typed#*=}
              \#(function)_paths '*'
            else
              \#(function)_offer "${values[@]/%/=}"
              compopt -o nospace 2>/dev/null
            fi ;;
          file) \#(function)_paths '*' ;;
          folder) \#(function)_paths '' ;;
          document) \#(function)_paths '*.@(storyboard|xib)' ;;
          scene)
            \#(function)_offer "${values[@]}"
            \#(function)_paths '*.@(storyboard|xib)' ;;
        esac

        # In either case, where nothing begins exactly so.
        if ((${#COMPREPLY[@]} > 0)); then return; fi
        for word in "${offered[@]}"; do
          if [[ ${word,,} == "${typed,,}"* ]]; then \#(function)_add "$word"; fi
        done
        return 0
      }

      complete -F \#(function) \#(Shell.bash.quoted(name))

      """#
  }

  /// The options of each command.
  private var bashOptions: [String] {
    optionGroups.map { group in
      let names = group.options.flatMap { [$0.short, $0.name].compactMap(\.self) }
      return """
            case $command in
              \(Shell.bash.pattern(of: group.commands)))
                options+=\(Shell.bash.array(names, indent: 8)) ;;
            esac
        """
    }
  }

  /// What the value of each option is.
  private var bashValues: [String] {
    Option.all.flatMap { option -> [String] in
      let kinds = kinds(of: option)
      return kinds.filter { $0.kind != .text }.map { group in
        let commands = kinds.count == 1 ? ["*"] : group.commands
        let pattern = commands.map { "\($0):\(option.name)" }.joined(separator: " | ")
        return "      \(pattern))\n        \(bashKind(group.kind)) ;;"
      }
    }
  }

  private func bashOperands(_ groups: [KindGroup]) -> [String] {
    groups.map { group in
      "      \(Shell.bash.pattern(of: group.commands)))\n        \(bashKind(group.kind)) ;;"
    }
  }

  /// The variables that say what is offered.
  private func bashKind(_ kind: ValueKind) -> String {
    func array(_ words: [String]) -> String { Shell.bash.array(words, indent: 8) }
    return switch kind {
    case .text: "kind=text"
    case .word(let words): "kind=word values=\(array(words))"
    case .list(let words, let whole): "kind=list whole=\(array(whole)) values=\(array(words))"
    case .wordAndFile(let words): "kind=word-and-file values=\(array(words))"
    case .file: "kind=file"
    case .folder: "kind=folder"
    case .document: "kind=document"
    case .scene: "kind=scene values=\(array(scenes))"
    }
  }
}
