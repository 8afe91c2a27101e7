// Notices that something was printed, and where first. Calls streams.
#define _GNU_SOURCE 1
#include <stdio.h>
#include <sys/inotify.h>
#include <unistd.h>

#include "streams.h"

static int notices = -1;
// The watches of the streams' files, and the stream that was printed to first since that was last
// asked.
static int watches[cn_printed_streams], first = -1;

void cn_open_notices(void) {
  notices = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  for (int i = 0; i < cn_printed_streams; i++) watches[i] = -1;
  first = -1;
}

void cn_close_notices(void) {
  if (notices >= 0) close(notices), notices = -1;
}

void cn_watch_printed(int index) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", cn_streams[index].file);
  if (notices >= 0) watches[index] = inotify_add_watch(notices, path, IN_MODIFY);
}

int cn_printed_notices(void) { return notices; }

bool cn_take_printed_notices(void) {
  // Events of files without names have no names.
  struct inotify_event events[64];
  bool has_any = false;
  ssize_t got;
  while (notices >= 0 && (got = read(notices, events, sizeof events)) > 0) {
    has_any = true;
    for (int i = 0; first < 0 && i < cn_printed_streams; i++) {
      if (events[0].wd == watches[i]) first = i;
    }
  }
  return has_any;
}

int32_t cn_first_printed(void) {
  cn_take_printed_notices();
  int32_t index = first < 0 ? 0 : first;
  first = -1;
  return index;
}
