// The end of the program by a signal: one thread gives back the terminal and prints what was kept,
// however long that takes, and no other one ends the program meanwhile. Calls restore of the
// terminal's part and printed of the streams' part.
#define _GNU_SOURCE 1
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

#include "../Printed/printed.h"
#include "../Terminal/terminal.h"
#include "dying.h"

// The thread that ends the program, 0 while none does.
static _Atomic pid_t dying;

bool cn_begin_dying(void) {
  pid_t none = 0;
  return atomic_compare_exchange_strong(&dying, &none, gettid());
}

bool cn_is_dying(void) { return dying != 0; }

void cn_wait_if_dying(void) {
  if (dying == 0 || dying == gettid()) return;
  while (true) pause();
}

void cn_restore_once(void) {
  if (cn_is_open) {
    cn_is_open = 0;
    cn_restore();
  }
  cn_release_printed();
}

void cn_die(int signal) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(signal, &standard, NULL);
  sigset_t this;
  sigemptyset(&this);
  sigaddset(&this, signal);
  raise(signal);
  sigprocmask(SIG_UNBLOCK, &this, NULL);
}
