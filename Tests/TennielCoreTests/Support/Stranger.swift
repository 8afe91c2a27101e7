import Foundation

/// Does something with the rights that files give to others than their owner. The super-user, as
/// whom tests may run, has all rights; the thread lays them down meanwhile.
func asStranger<Result>(_ body: () throws -> Result) rethrows -> Result {
  typealias SetUser = @convention(c) (UInt32) -> Int32
  guard geteuid() == 0, let found = dlsym(nil, "setfsuid") else { return try body() }
  let setUser = unsafeBitCast(found, to: SetUser.self)
  // No user of a system has this number.
  _ = setUser(65533)
  defer { _ = setUser(0) }
  return try body()
}

/// Does something while a file or folder has other permissions.
func with<Result>(permissions: mode_t, of path: String, _ body: () throws -> Result) throws
  -> Result
{
  var status = stat()
  guard stat(path, &status) == 0, chmod(path, permissions) == 0 else {
    throw CocoaError(.fileNoSuchFile)
  }
  defer { chmod(path, status.st_mode & 0o7777) }
  return try body()
}
