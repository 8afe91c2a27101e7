// What the program itself prints while it has the terminal: kept in files and read from there. What
// would be on the screen is printed once that is the shell's again, all else at once. Calls
// passing, notices and streams, and writing of the terminal's part.
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../Terminal/writing.h"
#include "streams.h"

enum { count = cn_printed_streams };
static _Atomic bool is_keeping;

// A file without a name. Changes of one in memory are not noticed, so that is the last resort.
static int open_file(void) {
  int flags = O_TMPFILE | O_RDWR | O_APPEND | O_CLOEXEC;
  int file = open("/dev/shm", flags, 0600);
  if (file < 0) file = open("/tmp", flags, 0600);
  if (file < 0) {
    file = memfd_create("printed", MFD_CLOEXEC);
    if (file >= 0) fcntl(file, F_SETFL, O_APPEND);
  }
  return file;
}

void cn_close_printed(void) {
  for (int i = 0; i < count; i++) {
    if (cn_streams[i].real >= 0) close(cn_streams[i].real);
    if (cn_streams[i].file >= 0) close(cn_streams[i].file);
    cn_streams[i] = cn_no_stream;
  }
  cn_close_notices();
}

// Whether a descriptor is the terminal, by that name or by /dev/tty.
static bool is_terminal(int target, int terminal) {
  unsigned own, other;
  if (!isatty(target)) return false;
  // What can not be told apart is not printed over.
  if (ioctl(target, TIOCGDEV, &own) != 0 || ioctl(terminal, TIOCGDEV, &other) != 0) return true;
  return own == other;
}

// Opens for reading a file that the program was given, from where it is written next. Returns -1
// where it is none, or is not to be read.
static int open_in_place(int target, off_t *next) {
  struct stat status;
  if (fstat(target, &status) != 0 || !S_ISREG(status.st_mode)) return -1;
  bool appends = fcntl(target, F_GETFL) & O_APPEND;
  *next = appends ? status.st_size : lseek(target, 0, SEEK_CUR);
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", target);
  return open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
}

static bool open_stream(struct cn_stream *stream, int target, int terminal) {
  *stream = cn_no_stream;
  stream->target = target;
  // What the program was started without is nowhere to be printed.
  if (target < 0 || fcntl(target, F_GETFD) < 0) return true;
  stream->file = open_in_place(target, &stream->read);
  if (stream->file >= 0) return true;
  stream->read = 0;
  stream->is_passed_on = !is_terminal(target, terminal);
  stream->real = fcntl(target, F_DUPFD_CLOEXEC, 3);
  stream->file = stream->real < 0 ? -1 : open_file();
  return stream->file >= 0;
}

int cn_keep_printed(const int32_t *targets, int32_t terminal) {
  if (targets[0] < 0 && targets[1] < 0) return 0;
  // What was printed before belongs to the screen that was there before.
  fflush(stdout);
  cn_open_notices();
  for (int i = 0; i < count; i++) {
    if (!open_stream(&cn_streams[i], targets[i], terminal)) {
      int error = errno;
      cn_close_printed();
      errno = error;
      return -1;
    }
    if (cn_streams[i].file >= 0) cn_watch_printed(i);
  }
  cn_start_passing();
  is_keeping = true;
  for (int i = 0; i < count; i++) {
    if (cn_streams[i].real >= 0) dup2(cn_streams[i].file, cn_streams[i].target);
  }
  // A file's lines would otherwise wait for the end of a block, which a crash never reaches.
  if (targets[0] == STDOUT_FILENO) setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  return 0;
}

int cn_real_descriptor(int32_t target) {
  for (int i = 0; i < count; i++) {
    const struct cn_stream *stream = &cn_streams[i];
    if (is_keeping && stream->real >= 0 && stream->target == target) return stream->real;
  }
  return target;
}

// Copies what was kept of a stream, from a place on.
static void copy_kept(const struct cn_stream *stream, off_t at, int to) {
  static char buffer[16 * 1024];
  off_t length = cn_printed_length(stream);
  while (at < length) {
    ssize_t got = pread(stream->file, buffer, sizeof buffer, at);
    if (got <= 0 || cn_write_all(to, buffer, (size_t)got) != 0) return;
    at += got;
  }
}

static void print_kept(struct cn_stream *stream) {
  off_t at = cn_printed_length(stream) - cn_printed_limit;
  if (at > stream->passed) cn_print_omission(stream->real, at - stream->passed);
  else at = stream->passed;
  copy_kept(stream, at, stream->real);
}

void cn_copy_printed_errors(int to) {
  const struct cn_stream *stream = &cn_streams[cn_printed_streams - 1];
  if (stream->file < 0) return;
  enum { end = 8 * 1024 };
  off_t length = cn_printed_length(stream);
  copy_kept(stream, length > end ? length - end : 0, to);
}

void cn_release_printed(void) {
  if (!atomic_exchange(&is_keeping, false)) return;
  int saved = errno;
  cn_hold_passing();
  // Whoever read it may be gone, which is nothing to die of.
  struct sigaction ignore = {.sa_handler = SIG_IGN}, found;
  sigaction(SIGPIPE, &ignore, &found);
  for (int i = 0; i < count; i++) {
    if (cn_streams[i].real >= 0) dup2(cn_streams[i].real, cn_streams[i].target);
  }
  for (int i = 0; i < count; i++) {
    if (cn_streams[i].real >= 0) print_kept(&cn_streams[i]);
  }
  sigaction(SIGPIPE, &found, NULL);
  errno = saved;
}

void cn_end_printed(void) {
  cn_end_passing();
  if (is_keeping && cn_streams[0].target == STDOUT_FILENO) fflush(stdout);
  cn_release_printed();
}
