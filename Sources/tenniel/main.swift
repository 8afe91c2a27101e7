import TennielCore

Tenniel.main()
