// Bytes written to the end. Calls no other file of this target.
#define _GNU_SOURCE 1
#include <errno.h>
#include <poll.h>
#include <unistd.h>

#include "writing.h"

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
