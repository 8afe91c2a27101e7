// The thread that looks after what is printed while the program is busy: it empties the files, and
// passes on what belongs elsewhere. Calls reading and streams.
#define _GNU_SOURCE 1
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/inotify.h>
#include <unistd.h>

#include "streams.h"

static pthread_t thread;
static bool has_thread;
static int notices = -1;

// Whether a piece is being passed on, or nothing is to be any more.
static _Atomic bool is_held;

static bool is_behind(const struct cn_stream *stream) {
  return stream->is_passed_on && stream->passed < cn_printed_length(stream);
}

static void watch(const struct cn_stream *stream) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", stream->file);
  inotify_add_watch(notices, path, IN_MODIFY);
}

// Passes on a piece for which there is room: a pipe takes one of PIPE_BUF at once. No signal comes
// between writing it and counting it.
static void pass(struct cn_stream *stream) {
  char piece[PIPE_BUF];
  off_t start;
  ssize_t length = cn_read_piece(stream, piece, sizeof piece, &start);
  if (length <= 0) return;
  sigset_t all, found;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &found);
  if (!atomic_exchange(&is_held, true)) {
    if (start > stream->passed) cn_print_omission(stream->real, start - stream->passed);
    ssize_t written = write(stream->real, piece, (size_t)length);
    // Who read it has gone, or a disk is full.
    bool is_gone = written < 0 && errno != EAGAIN && errno != EINTR;
    stream->passed = is_gone ? INT64_MAX : start + (written < 0 ? 0 : written);
    atomic_store(&is_held, false);
  }
  pthread_sigmask(SIG_SETMASK, &found, NULL);
}

static void *run(void *unused) {
  (void)unused;
  struct pollfd sources[1 + cn_printed_streams] = {{.fd = notices, .events = POLLIN}};
  while (true) {
    // Held from elsewhere, the thread passes on nothing any more. It waits for its end instead of
    // ending now: the language stops all threads of a crashed program for a backtrace, and says
    // so of a thread that ends meanwhile.
    while (is_held) pause();
    for (int i = 0; i < cn_printed_streams; i++) {
      int real = is_behind(&cn_streams[i]) ? cn_streams[i].real : -1;
      sources[1 + i] = (struct pollfd){.fd = real, .events = POLLOUT};
    }
    if (poll(sources, 1 + cn_printed_streams, -1) < 0) continue;
    int found;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &found);
    char drained[4096];
    while (read(notices, drained, sizeof drained) > 0) continue;
    for (int i = 0; i < cn_printed_streams; i++) {
      if (sources[1 + i].revents) pass(&cn_streams[i]);
    }
    cn_empty_printed();
    pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &found);
  }
}

// Creates the thread, which leaves signals to the main thread: handled in another one, a SIGTERM
// that continues the stopped program could come after the main thread has stopped the program
// again. What a crash of the thread raises is not blocked, nor SIGPROF, by which the language stops
// all threads for a backtrace. SIGPIPE is blocked, since that nobody reads is nothing to die of.
static int create_thread_without_signals(void) {
  static const int taken[] = {SIGILL,  SIGTRAP, SIGABRT, SIGSEGV,
                              SIGBUS, SIGFPE,  SIGSYS,  SIGPROF};
  sigset_t left, found;
  sigfillset(&left);
  for (size_t i = 0; i < sizeof taken / sizeof taken[0]; i++) sigdelset(&left, taken[i]);
  // A thread begins with the mask of the one that creates it.
  pthread_sigmask(SIG_SETMASK, &left, &found);
  int error = pthread_create(&thread, NULL, run, NULL);
  pthread_sigmask(SIG_SETMASK, &found, NULL);
  return error;
}

void cn_start_passing(void) {
  is_held = false;
  notices = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  bool has_any = false;
  for (int i = 0; notices >= 0 && i < cn_printed_streams; i++) {
    if (cn_streams[i].real >= 0) watch(&cn_streams[i]), has_any = true;
  }
  has_thread = has_any && create_thread_without_signals() == 0;
}

void cn_end_passing(void) {
  if (has_thread) {
    has_thread = false;
    pthread_cancel(thread);
    pthread_join(thread, NULL);
  }
  if (notices >= 0) close(notices), notices = -1;
}

void cn_hold_passing(void) {
  while (atomic_exchange(&is_held, true)) poll(NULL, 0, 1);
}
