// Giving the terminal back, from wherever the program is when it ends. Calls writing.
#define _GNU_SOURCE 1
#include <errno.h>
#include <unistd.h>

#include "terminal.h"
#include "writing.h"

struct terminal cn_terminal;
volatile sig_atomic_t cn_is_open;

bool cn_is_in_background(void) {
  // A terminal that does not control this program has no foreground that it could be out of.
  pid_t foreground = tcgetpgrp(cn_terminal.input);
  return foreground > 0 && foreground != getpgrp();
}

void cn_restore(void) {
  int saved = errno;
  cn_write_all(cn_terminal.output, cn_terminal.restore, cn_terminal.restore_length);
  // The settings are the shell's already where it has the foreground, and changing them would stop
  // this program.
  if (!cn_is_in_background()) tcsetattr(cn_terminal.input, TCSANOW, &cn_terminal.found);
  errno = saved;
}
