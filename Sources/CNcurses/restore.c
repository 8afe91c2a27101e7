// Giving the terminal back, from wherever the program is when it ends.
#define _GNU_SOURCE 1
#include <errno.h>
#include <poll.h>
#include <unistd.h>

#include "terminal.h"

struct terminal cn_terminal;
volatile sig_atomic_t cn_is_open;

int cn_write_all(int fd, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(fd, bytes, count);
    if (written >= 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      // Whoever shares the terminal made it non-blocking.
      struct pollfd ready = {.fd = fd, .events = POLLOUT};
      if (poll(&ready, 1, 1000) == 0) return -1;
      if (ready.revents & (POLLERR | POLLHUP | POLLNVAL)) return -1;
    } else if (errno != EINTR) {
      return -1;
    }
  }
  return 0;
}

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
