// The terminal given to the shell or to another program for a time, and taken back. Calls opening,
// and of the parts below restore, signals and printed.
#define _GNU_SOURCE 1
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../Dying/dying.h"
#include "../Printed/printed.h"
#include "../Terminal/terminal.h"
#include "opening.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

void cn_suspend(void) {
  if (!cn_is_open) return;
  cn_is_open = 0;
  cn_restore();

  // The default action stops the program here, and nowhere else; where the shell can not continue
  // it again, nothing happens.
  struct sigaction own, standard = {.sa_handler = SIG_DFL};
  sigaction(SIGTSTP, &standard, &own);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &own, NULL);

  cn_forget_stops();
  if (cn_wait_for_foreground()) cn_enter();
}

static const int given[] = {SIGINT, SIGQUIT, SIGTSTP};
static struct sigaction kept[COUNT(given)];

void cn_give(void) {
  if (!cn_is_open) return;
  cn_is_open = 0;
  cn_restore();
  for (size_t i = 0; i < COUNT(given); i++) {
    // Stopping the other program alone would leave the shell waiting for this one.
    struct sigaction action = {.sa_handler = given[i] == SIGTSTP ? SIG_DFL : SIG_IGN};
    sigaction(given[i], &action, &kept[i]);
  }
}

void cn_take_back(void) {
  if (cn_is_open) return;
  for (size_t i = 0; i < COUNT(given); i++) sigaction(given[i], &kept[i], NULL);
  cn_forget_stops();
  if (cn_wait_for_foreground()) cn_enter();
}

cn_end cn_run(char *const *words) {
  cn_end end = {0, 0};
  cn_rest(true);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t standard, none;
  sigemptyset(&none);
  sigemptyset(&standard);
  for (size_t i = 0; i < COUNT(given); i++) sigaddset(&standard, given[i]);
  sigaddset(&standard, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &standard);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  // The other program has the terminal that this one is shown on, wherever its own output goes.
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, cn_terminal.input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, cn_terminal.output, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, cn_real_descriptor(STDERR_FILENO), STDERR_FILENO);
  pid_t child = 0;
  end.error = posix_spawnp(&child, words[0], &files, &attributes, words, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  int status = 0;
  while (end.error == 0 && waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) break;
  }
  cn_rest(false);
  if (end.error != 0) return end;
  end.status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return end;
}
