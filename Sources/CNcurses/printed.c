// What the program itself prints while it has the terminal: kept in files, read from there, and printed
// once the screen is the shell's again.
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "printed.h"

enum { count = cn_printed_streams };
struct cn_stream cn_streams[count] = {{-1, -1, -1, 0, 0, 0}, {-1, -1, -1, 0, 0, 0}};
static volatile sig_atomic_t is_keeping;
static int notices = -1;

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

static void watch(int file) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  if (notices >= 0) inotify_add_watch(notices, path, IN_MODIFY);
  cn_tell_emptier(path);
}

static void close_streams(void) {
  for (int i = 0; i < count; i++) {
    if (cn_streams[i].real >= 0) close(cn_streams[i].real), cn_streams[i].real = -1;
    if (cn_streams[i].file >= 0) close(cn_streams[i].file), cn_streams[i].file = -1;
  }
  if (notices >= 0) close(notices), notices = -1;
}

int cn_keep_printed(const int32_t *targets) {
  for (int i = 0; i < count; i++) cn_streams[i] = (struct cn_stream){targets[i], -1, -1, 0, 0, 0};
  if (targets[0] < 0 && targets[1] < 0) return 0;
  // What was printed before belongs to the screen that was there before.
  fflush(stdout);
  notices = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  for (int i = 0; i < count; i++) {
    // What the program was started without is nowhere to be printed.
    if (targets[i] < 0 || fcntl(targets[i], F_GETFD) < 0) continue;
    cn_streams[i].real = fcntl(targets[i], F_DUPFD_CLOEXEC, 3);
    cn_streams[i].file = cn_streams[i].real < 0 ? -1 : open_file();
    if (cn_streams[i].file < 0) {
      int error = errno;
      close_streams();
      errno = error;
      return -1;
    }
    watch(cn_streams[i].file);
  }
  cn_start_emptier();
  is_keeping = 1;
  for (int i = 0; i < count; i++) {
    if (cn_streams[i].file >= 0) dup2(cn_streams[i].file, cn_streams[i].target);
  }
  // A file's lines would otherwise wait for the end of a block, which a crash never reaches.
  if (targets[0] == STDOUT_FILENO) setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  return 0;
}

int cn_printed_notices(void) { return notices; }

bool cn_take_printed_notices(void) {
  char drained[256];
  bool has_any = false;
  while (notices >= 0 && read(notices, drained, sizeof drained) > 0) has_any = true;
  return has_any;
}

int cn_real_descriptor(int32_t target) {
  for (int i = 0; i < count; i++) {
    const struct cn_stream *stream = &cn_streams[i];
    if (is_keeping && stream->file >= 0 && stream->target == target) return stream->real;
  }
  return target;
}

off_t cn_printed_length(const struct cn_stream *stream) {
  struct stat status;
  return stream->file >= 0 && fstat(stream->file, &status) == 0 ? status.st_size : 0;
}

// A number's digits, without what a signal handler may not call.
static char *write_number(char *end, off_t number) {
  do *--end = (char)('0' + number % 10); while ((number /= 10) > 0);
  return end;
}

static void print_kept(const struct cn_stream *stream) {
  static char buffer[16 * 1024];
  off_t length = cn_printed_length(stream), at = length - cn_printed_limit;
  if (at > 0) {
    static const char words[] = " bytes were printed before this, and are left out\n";
    char digits[24];
    char *first = write_number(digits + sizeof digits, at);
    cn_write_all(stream->real, program_invocation_short_name,
                 strlen(program_invocation_short_name));
    cn_write_all(stream->real, ": ", 2);
    cn_write_all(stream->real, first, (size_t)(digits + sizeof digits - first));
    cn_write_all(stream->real, words, sizeof words - 1);
  } else {
    at = 0;
  }
  while (at < length) {
    ssize_t got = pread(stream->file, buffer, sizeof buffer, at);
    if (got <= 0 || cn_write_all(stream->real, buffer, (size_t)got) != 0) return;
    at += got;
  }
}

void cn_release_printed(void) {
  if (!is_keeping) return;
  is_keeping = 0;
  int saved = errno;
  // Whoever read it may be gone, which is nothing to die of.
  struct sigaction ignore = {.sa_handler = SIG_IGN}, found;
  sigaction(SIGPIPE, &ignore, &found);
  for (int i = 0; i < count; i++) {
    if (cn_streams[i].file >= 0) dup2(cn_streams[i].real, cn_streams[i].target);
  }
  for (int i = 0; i < count; i++) {
    if (cn_streams[i].file >= 0) print_kept(&cn_streams[i]);
  }
  sigaction(SIGPIPE, &found, NULL);
  errno = saved;
}

void cn_end_printed(void) {
  cn_end_emptier();
  if (is_keeping && cn_streams[0].target == STDOUT_FILENO) fflush(stdout);
  cn_release_printed();
  close_streams();
}
