// Bytes as they come from the terminal; what they mean is decoded elsewhere. Calls no other file of
// this target, and knows the open terminal of restore.
#define _GNU_SOURCE 1
#include <errno.h>
#include <unistd.h>

#include "terminal.h"

int32_t cn_read(uint8_t *bytes, int32_t capacity) {
  ssize_t count = read(cn_terminal.input, bytes, (size_t)capacity);
  if (count > 0) return (int32_t)count;
  // Nothing to read where poll saw something is the input's end.
  return count < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : -1;
}
