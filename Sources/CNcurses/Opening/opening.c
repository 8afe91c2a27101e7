// The terminal opened and closed, and entered after each stop. Calls all parts below: the
// terminal's, the streams' and that of signals.
#define _GNU_SOURCE 1
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "../Dying/dying.h"
#include "../Printed/printed.h"
#include "../Terminal/terminal.h"
#include "opening.h"

void cn_enter(void) {
  cn_wait_if_dying();
  cn_note_settings();
  cn_is_open = 1;
  cn_reenter();
}

void cn_reenter(void) {
  if (cn_is_open && cn_wait_for_foreground()) cn_enter_screen();
}

static void close_all(void) {
  cn_close_screen();
  cn_close_descriptor();
  cn_end_printed();
  cn_wait_if_dying();
  cn_close_printed();
}

static void at_exit(void) {
  cn_wait_if_dying();
  if (cn_is_open) cn_close();
}

enum cn_result cn_open(const cn_options *options) {
  if (cn_has_screen()) {
    errno = EBUSY;
    return cn_failed;
  }
  if (!isatty(options->input) || !isatty(options->output)) return cn_not_a_terminal;
  cn_terminal.input = options->input;
  static bool is_registered;
  if (!is_registered) atexit(at_exit), is_registered = true;
  // Before newterm, which then leaves the signals alone.
  if (cn_install_handlers() != 0) return cn_failed;
  enum cn_result result = cn_failed;
  if (cn_keep_printed(options->printed, options->output) == 0) {
    cn_terminal.output = cn_real_descriptor(options->output);
    if (cn_open_descriptor() == 0) result = cn_open_screen(options);
  }
  if (result != cn_opened) {
    int error = errno;
    close_all();
    cn_remove_handlers();
    errno = error;
    return result;
  }
  cn_adopt_size();
  cn_enter();
  return cn_opened;
}

void cn_close(void) {
  cn_wait_if_dying();
  if (!cn_has_screen()) return;
  if (cn_is_open) {
    cn_is_open = 0;
    cn_restore();
  }
  cn_remove_handlers();
  close_all();
}
