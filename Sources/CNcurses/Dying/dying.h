// Signals, and the end of the program by one. This part gives the terminal back and prints what was
// kept, so that it stands above both; who opens the terminal stands above this.
#ifndef DYING_H
#define DYING_H

#include <stdbool.h>

// Notes that this thread ends the program. Returns whether none did so already.
bool cn_begin_dying(void);
bool cn_is_dying(void);

// Waits for the end of the program where another thread ends it. Calls only what a signal handler
// may call, as those around it do.
void cn_wait_if_dying(void);

// Gives back the terminal and prints what was kept, unless that was done.
void cn_restore_once(void);

// Ends the program by a signal.
void cn_die(int signal);

// Stops while another job has the terminal. Returns whether to go on: not where a signal has asked
// the program to leave.
bool cn_wait_for_foreground(void);

// Forgets that the program was stopped or continued, where it has just been.
void cn_forget_stops(void);

// Makes the descriptor that cn_descriptor returns, for input and signals, and takes it back.
// Returns -1 where the system has none left.
int cn_open_descriptor(void);
void cn_close_descriptor(void);

// Has crashes of the program reported: see cn_report_crashes. To be called again, it does nothing.
void cn_handle_crashes(void);

// Writes the report of a crash, and begins the program anew or ends it; returns where no report is
// wanted.
// Calls only what a signal handler may call.
void cn_report_crash(int signal);

// Installs, and takes back, the handlers of every signal that concerns a terminal.
int cn_install_handlers(void);
void cn_remove_handlers(void);

#endif
