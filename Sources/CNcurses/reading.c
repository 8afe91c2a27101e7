// Reading what was printed, as much of it as is of use, and emptying the files of the rest.
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

#include "printed.h"

// What the program and the thread that empties share.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_t emptier;
static bool has_emptier;
static int notices = -1;

static int64_t count_lines(const uint8_t *bytes, ssize_t length) {
  int64_t lines = 0;
  const uint8_t *at = bytes, *end = bytes + length;
  while ((at = memchr(at, '\n', (size_t)(end - at))) != NULL) at++, lines++;
  return lines;
}

// Gives the memory of what will not be printed back to the system.
static void empty(struct cn_stream *stream) {
  static uint8_t bytes[64 * 1024];
  off_t end = (cn_printed_length(stream) - cn_printed_limit) / 4096 * 4096;
  if (end - stream->emptied < cn_printed_limit / 4) return;
  off_t at = stream->read > stream->emptied ? stream->read : stream->emptied;
  while (at < end) {
    size_t wanted = end - at < (off_t)sizeof bytes ? (size_t)(end - at) : sizeof bytes;
    ssize_t got = pread(stream->file, bytes, wanted, at);
    if (got <= 0) break;
    stream->lost_lines += count_lines(bytes, got);
    at += got;
  }
  int mode = FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE;
  fallocate(stream->file, mode, stream->emptied, end - stream->emptied);
  stream->emptied = end;
}

static void *run_emptier(void *unused) {
  char drained[4096];
  int found;
  // Signals are not blocked: the language stops all threads by one, for a backtrace.
  while (read(notices, drained, sizeof drained) > 0 || errno == EINTR) {
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &found);
    pthread_mutex_lock(&lock);
    for (int i = 0; i < cn_printed_streams; i++) empty(&cn_streams[i]);
    pthread_mutex_unlock(&lock);
    pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &found);
  }
  return unused;
}

void cn_tell_emptier(const char *path) {
  if (notices < 0) notices = inotify_init1(IN_CLOEXEC);
  if (notices >= 0) inotify_add_watch(notices, path, IN_MODIFY);
}

void cn_start_emptier(void) {
  has_emptier = notices >= 0 && pthread_create(&emptier, NULL, run_emptier, NULL) == 0;
}

void cn_end_emptier(void) {
  if (has_emptier) {
    has_emptier = false;
    pthread_cancel(emptier);
    pthread_join(emptier, NULL);
  }
  if (notices >= 0) close(notices), notices = -1;
}

bool cn_has_printed(void) {
  for (int i = 0; i < cn_printed_streams; i++) {
    if (cn_printed_length(&cn_streams[i]) > cn_streams[i].read) return true;
  }
  return false;
}

// Passes over what is too much to be read at once.
static void skip(struct cn_stream *stream, off_t start, uint8_t *bytes, int32_t capacity,
                 cn_skipped *skipped) {
  if (stream->read < stream->emptied) {
    skipped->bytes += stream->emptied - stream->read;
    skipped->lines += stream->lost_lines;
    stream->read = stream->emptied;
  }
  stream->lost_lines = 0;
  while (stream->read < start) {
    off_t left = start - stream->read;
    size_t wanted = left < capacity ? (size_t)left : (size_t)capacity;
    ssize_t got = pread(stream->file, bytes, wanted, stream->read);
    if (got <= 0) return;
    stream->read += got;
    skipped->bytes += got;
    skipped->lines += count_lines(bytes, got);
  }
}

int32_t cn_read_printed(int32_t index, uint8_t *bytes, int32_t capacity, cn_skipped *skipped) {
  struct cn_stream *stream = &cn_streams[index];
  *skipped = (cn_skipped){0, 0};
  pthread_mutex_lock(&lock);
  off_t length = cn_printed_length(stream);
  ssize_t got = 0;
  if (stream->read < length) {
    skip(stream, length - cn_printed_shown, bytes, capacity, skipped);
    got = pread(stream->file, bytes, (size_t)capacity, stream->read);
    if (got > 0) stream->read += got;
  }
  empty(stream);
  pthread_mutex_unlock(&lock);
  return got > 0 ? (int32_t)got : 0;
}

