// The streams, how long they are and what is said of them. Calls writing of the terminal's part.
#define _GNU_SOURCE 1
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "../Terminal/writing.h"
#include "streams.h"

const struct cn_stream cn_no_stream = {.target = -1, .real = -1, .file = -1};
struct cn_stream cn_streams[cn_printed_streams] = {cn_no_stream, cn_no_stream};

off_t cn_printed_length(const struct cn_stream *stream) {
  struct stat status;
  return stream->file >= 0 && fstat(stream->file, &status) == 0 ? status.st_size : 0;
}

// A number's digits, without what a signal handler may not call.
static char *write_number(char *end, off_t number) {
  do *--end = (char)('0' + number % 10); while ((number /= 10) > 0);
  return end;
}

void cn_print_omission(int fd, off_t left_out) {
  static const char words[] = " bytes were printed before this, and are left out\n";
  char digits[24];
  char *first = write_number(digits + sizeof digits, left_out);
  cn_write_all(fd, program_invocation_short_name, strlen(program_invocation_short_name));
  cn_write_all(fd, ": ", 2);
  cn_write_all(fd, first, (size_t)(digits + sizeof digits - first));
  cn_write_all(fd, words, sizeof words - 1);
}
