// Signals: those that ask for something become bits that cn_look returns, those that end the
// program put the terminal back first and then do what they would have done. Calls dying, crashes,
// restore of the terminal's part and notices of the streams' part.
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "../Printed/printed.h"
#include "../Terminal/terminal.h"
#include "dying.h"

static const int asking[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
// The program's own crashes. The language prints a backtrace for them.
static const int crashing[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
// All others that by default end a program, besides SIGKILL and the real-time signals.
static const int ending[] = {SIGQUIT, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGSTKFLT, SIGXCPU,
                             SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO, SIGPWR};
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static struct sigaction found[NSIG];
static bool is_handled[NSIG];
static volatile sig_atomic_t leave_signal, was_resized, was_stopped, was_continued;

// A handler writes a byte here, so that who is about to wait for cn_descriptor does not.
static int wake[2] = {-1, -1};

// A stack of its own for handlers: the program's may be what overflowed.
static char handler_stack[32 * 1024];
static stack_t found_stack;

static bool is_asking_to_leave(int signal) {
  return signal == SIGINT || signal == SIGTERM || signal == SIGHUP;
}

// Whether the instruction that caused a signal is tried again when its handler returns.
static bool is_fault(const siginfo_t *info) {
  switch (info->si_signo) {
    case SIGILL: case SIGSEGV: case SIGBUS: case SIGFPE: return info->si_code > 0;
    default: return false;
  }
}

static bool is_from_outside(const siginfo_t *info) {
  bool is_sent = info->si_code == SI_USER || info->si_code == SI_QUEUE || info->si_code == SI_TKILL;
  return is_sent && info->si_pid != getpid();
}

// Puts back the action that was there before, and lets it have the signal: a fault happens again
// on return, everything else is raised anew. So a backtrace is printed on the shell's screen. What
// somebody else sends is no crash, and has no backtrace.
static void on_crashing(int signal, siginfo_t *info, void *context) {
  (void)context;
  bool is_first = cn_begin_dying();
  // The first thread to crash prints what was kept, and another one would cut that short.
  if (!is_first && !is_from_outside(info)) cn_wait_if_dying();
  if (is_first) cn_restore_once();
  if (!is_first || is_from_outside(info)) cn_die(signal);
  cn_report_crash(signal);
  sigaction(signal, &found[signal], NULL);
  if (!is_fault(info)) raise(signal);
}

static void on_ending(int signal) {
  // Who wants an end while there is one does not want to wait for it.
  if (cn_begin_dying()) cn_restore_once();
  cn_die(signal);
}

static void on_asking(int signal) {
  int saved = errno;
  if (is_asking_to_leave(signal)) {
    // Whoever asks twice does not get an answer from the program: it hangs, or nobody reads what it
    // prints.
    if (leave_signal && (cn_is_open || cn_is_dying())) on_ending(signal);
    leave_signal = signal;
  } else if (signal == SIGWINCH) {
    was_resized = 1;
  } else if (signal == SIGTSTP) {
    was_stopped = 1;
  } else {
    was_continued = 1;
  }
  ssize_t ignored = write(wake[1], "", 1);
  (void)ignored;
  errno = saved;
}

// Installs a handler, and keeps what was there before.
static void handle(int signal, struct sigaction action) {
  sigemptyset(&action.sa_mask);
  is_handled[signal] = sigaction(signal, &action, &found[signal]) == 0;
}

static void handle_asking(int signal) {
  sigaction(signal, NULL, &found[signal]);
  // What was ignored when the program began stays ignored, as under nohup.
  if (found[signal].sa_handler == SIG_IGN && signal != SIGWINCH) return;
  // Who asks for an end again while the end takes long is heard.
  int flags = SA_RESTART | SA_NODEFER;
  handle(signal, (struct sigaction){.sa_handler = on_asking, .sa_flags = flags});
}

static void handle_crashing(int signal) {
  if (is_handled[signal]) return;
  int flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  handle(signal, (struct sigaction){.sa_sigaction = on_crashing, .sa_flags = flags});
}

static void handle_ending(int signal) {
  sigaction(signal, NULL, &found[signal]);
  // A handler of the program's own knows better, but for the language's, which asks on the terminal
  // what to show of a program that was told to quit.
  if (found[signal].sa_handler == SIG_IGN) return;
  if (found[signal].sa_handler != SIG_DFL && signal != SIGQUIT) return;
  // The kernel may send others, such as SIGXCPU, again and again, which must not cut the end short.
  int flags = SA_ONSTACK | (signal == SIGQUIT ? SA_NODEFER : 0);
  handle(signal, (struct sigaction){.sa_handler = on_ending, .sa_flags = flags});
}

// The stack for handlers, unless there is one.
static void install_stack(void) {
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  if (sigaltstack(NULL, &found_stack) == 0 && (found_stack.ss_flags & SS_DISABLE)) {
    sigaltstack(&stack, NULL);
  }
}

void cn_handle_crashes(void) {
  install_stack();
  for (size_t i = 0; i < COUNT(crashing); i++) handle_crashing(crashing[i]);
}

int cn_install_handlers(void) {
  if (wake[0] < 0 && pipe2(wake, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  leave_signal = was_resized = was_stopped = was_continued = 0;
  for (size_t i = 0; i < COUNT(asking); i++) handle_asking(asking[i]);
  cn_handle_crashes();
  for (size_t i = 0; i < COUNT(ending); i++) handle_ending(ending[i]);
  for (int signal = SIGRTMIN; signal <= SIGRTMAX; signal++) handle_ending(signal);
  return 0;
}

void cn_remove_handlers(void) {
  for (int signal = 1; signal < NSIG; signal++) {
    if (is_handled[signal]) sigaction(signal, &found[signal], NULL);
    is_handled[signal] = false;
  }
  if (found_stack.ss_flags & SS_DISABLE) sigaltstack(&found_stack, NULL);
}

bool cn_wait_for_foreground(void) {
  // A shell may continue the program and leave it in the background, and a change of the terminal's
  // settings there would stop it in the kernel, which a signal does not end.
  while (cn_is_in_background() && !leave_signal) {
    was_continued = 0;
    raise(SIGTTOU);
    // Where no shell can continue the program, nothing stops it. A signal that comes just before
    // the stop is answered once the program is continued.
    if (!was_continued) break;
  }
  return !leave_signal;
}

void cn_forget_stops(void) {
  was_continued = 0;
  was_stopped = 0;
}

void cn_die_of_signal(void) {
  cn_wait_if_dying();
  if (leave_signal) cn_die(leave_signal);
}

// Takes the bits that handlers have set since the last time.
static int32_t take_requests(void) {
  int32_t requests = 0;
  if (was_resized) was_resized = 0, requests |= cn_resized;
  if (was_stopped) was_stopped = 0, requests |= cn_stop;
  if (was_continued) was_continued = 0, requests |= cn_continued;
  if (leave_signal) requests |= cn_leave;
  return requests;
}

static int descriptor = -1;

int cn_open_descriptor(void) {
  descriptor = epoll_create1(EPOLL_CLOEXEC);
  int sources[] = {wake[0], cn_terminal.input, cn_printed_notices()};
  for (size_t i = 0; descriptor >= 0 && i < COUNT(sources); i++) {
    if (sources[i] < 0) continue;
    struct epoll_event event = {.events = EPOLLIN, .data.fd = sources[i]};
    if (epoll_ctl(descriptor, EPOLL_CTL_ADD, sources[i], &event) != 0) cn_close_descriptor();
  }
  return descriptor < 0 ? -1 : 0;
}

void cn_close_descriptor(void) {
  if (descriptor >= 0) close(descriptor), descriptor = -1;
}

int32_t cn_descriptor(void) { return descriptor; }

int32_t cn_look(void) {
  struct pollfd sources[] = {{.fd = wake[0], .events = POLLIN},
                             {.fd = cn_terminal.input, .events = POLLIN},
                             {.fd = cn_printed_notices(), .events = POLLIN}};
  int count = poll(sources, COUNT(sources), 0);
  int32_t seen = 0;
  if (count > 0 && (sources[0].revents & POLLIN)) {
    char drained[64];
    while (read(wake[0], drained, sizeof drained) > 0) continue;
  }
  if (count > 0 && sources[1].revents) seen |= cn_input;
  if (count > 0 && sources[2].revents && cn_take_printed_notices()) seen |= cn_printed;
  return seen | take_requests();
}
