// Reading what was printed, as much of it as is of use, and emptying the files of the rest. Calls
// streams.
#define _GNU_SOURCE 1
#include <fcntl.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

#include "streams.h"

// What the program and the thread that empties share.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int64_t count_lines(const uint8_t *bytes, ssize_t length) {
  int64_t lines = 0;
  const uint8_t *at = bytes, *end = bytes + length;
  while ((at = memchr(at, '\n', (size_t)(end - at))) != NULL) at++, lines++;
  return lines;
}

static void empty(struct cn_stream *stream) {
  // A file in its place is not this one's.
  if (stream->real < 0) return;
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

void cn_empty_printed(void) {
  pthread_mutex_lock(&lock);
  for (int i = 0; i < cn_printed_streams; i++) empty(&cn_streams[i]);
  pthread_mutex_unlock(&lock);
}

ssize_t cn_read_piece(struct cn_stream *stream, char *bytes, size_t capacity, off_t *start) {
  pthread_mutex_lock(&lock);
  *start = stream->passed > stream->emptied ? stream->passed : stream->emptied;
  ssize_t got = pread(stream->file, bytes, capacity, *start);
  pthread_mutex_unlock(&lock);
  return got;
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

