// Crashes of code that the program has loaded, and steps of it that do not end: a report says what
// has happened and where, and the program may begin anew. Calls dying, and printed of the streams'
// part.
#define _GNU_SOURCE 1
#include <execinfo.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "../Printed/printed.h"
#include "../Terminal/terminal.h"
#include "dying.h"

enum {
  frames = 128,
  // Stands in a report for the signal where the code has called exit.
  ended_by_exit = 127,
  // The seconds without a sign of life after which the screen says so.
  notice_after = 3,
};

static cn_crashes wanted;
// The report, and what standard error was before that became the report; -1 for none.
static int report = -1, errors = -1;
static char work[1024];

static pthread_t main_thread;
// Changes whenever the main thread gets on.
static _Atomic uint32_t life;
static _Atomic bool is_resting, is_stuck, has_notice;

static void say(const char *text) {
  ssize_t ignored = write(report, text, strlen(text));
  (void)ignored;
}

static void copy(int from, off_t at, int to) {
  static char buffer[4096];
  ssize_t got;
  while ((got = at < 0 ? read(from, buffer, sizeof buffer) : pread(from, buffer, sizeof buffer, at)) > 0) {
    ssize_t ignored = write(to, buffer, (size_t)got);
    (void)ignored;
    if (at >= 0) at += got;
  }
}

static void say_number(uintptr_t number) {
  char digits[20], *first = digits + sizeof digits - 1;
  *first = 0;
  do *--first = "0123456789abcdef"[number % 16]; while (number /= 16);
  say(first);
  say("\n");
}

// The report: what was printed, the signal, what went on, the addresses of the calls and where the
// libraries are, each part behind a record separator.
void cn_report_crash(int signal) {
  if (report < 0) return;
  if (errors >= 0) copy(report, 0, errors), dup2(errors, STDERR_FILENO);
  else cn_copy_printed_errors(report);
  say("\x1e");
  say_number(is_stuck ? 0 : (uintptr_t)signal);
  say("\x1e");
  say(work);
  say("\x1e");
  void *calls[frames];
  int count = backtrace(calls, frames);
  for (int i = 0; i < count; i++) say_number((uintptr_t)calls[i]);
  say("\x1e");
  int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (maps >= 0) copy(maps, -1, report);
  // The report has what a backtrace would say.
  if (wanted.words == NULL) {
    if (signal == ended_by_exit) return;
    cn_die(signal);
  }
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  // What was typed meanwhile was meant for what hangs or is gone.
  tcflush(STDIN_FILENO, TCIFLUSH);
  execve("/proc/self/exe", wanted.words, wanted.environment);
}

static void at_exit(void) { cn_report_crash(ended_by_exit); }

static void show_notice(void) {
  if (!cn_is_open) return;
  char text[256];
  int count = snprintf(text, sizeof text, "\0337\033[999;1H\033[7m%s\033[0m\033[K\0338", wanted.notice);
  ssize_t ignored = write(cn_terminal.output, text, (size_t)count);
  (void)ignored;
  has_notice = true;
}

// Looks each second whether the main thread gets on. While the program is stopped, no time passes.
static void *watch(void *unused) {
  (void)unused;
  uint32_t seen = life;
  for (int32_t seconds = 0; seconds < wanted.patience; seconds++) {
    poll(NULL, 0, 1000);
    if (is_resting || life != seen) seen = life, seconds = -1;
    if (seconds == notice_after - 1) show_notice();
  }
  is_stuck = true;
  pthread_kill(main_thread, SIGABRT);
  return NULL;
}

bool cn_report_crashes(const cn_crashes *crashes) {
  wanted = *crashes;
  report = open(wanted.report, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
  errors = report < 0 ? -1 : fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (report < 0) return false;
  if (errors >= 0) dup2(report, STDERR_FILENO);
  // The first call loads a library, which a handler may not do.
  void *call[1];
  backtrace(call, 1);
  cn_handle_crashes();
  atexit(at_exit);
  main_thread = pthread_self();
  pthread_t watcher;
  sigset_t all, found;
  sigfillset(&all);
  // The language stops all threads for a backtrace by SIGPROF.
  sigdelset(&all, SIGPROF);
  pthread_sigmask(SIG_SETMASK, &all, &found);
  if (pthread_create(&watcher, NULL, watch, NULL) == 0) pthread_detach(watcher);
  pthread_sigmask(SIG_SETMASK, &found, NULL);
  return true;
}

void cn_name_work(const char *name) {
  // A handler may read it at any time: it ends before what is changed.
  work[0] = 0;
  strncpy(work + 1, name + (*name != 0), sizeof work - 2);
  work[0] = *name;
}

void cn_show_life(void) { life++; }

void cn_rest(bool rests) {
  is_resting = rests;
  life++;
}

bool cn_take_notice(void) { return atomic_exchange(&has_notice, false); }

void cn_end_reports(void) {
  if (report >= 0) close(report);
  report = -1;
}

void cn_pass_errors(bool is_end) {
  if (errors < 0) return;
  fflush(NULL);
  copy(report, 0, errors);
  if (ftruncate(report, 0) != 0 || !is_end) return;
  dup2(errors, STDERR_FILENO);
  close(errors);
  errors = -1;
}
