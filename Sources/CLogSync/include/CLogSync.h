#ifndef HEADWAY_LOG_SYNC_H
#define HEADWAY_LOG_SYNC_H

struct sqlite3;

/* SQLite's own file system under another name, with one difference: before a write-ahead log is synced, the system is told
   to begin writing it, and the work that its connection has been given is done. Then SQLite syncs as ever, and by that
   alone a commit is durable or fails. https://sqlite.org/vfs.html

   Registers it; only once, and before any connection is opened by it. Returns the name for sqlite3_open_v2, or NULL, which
   there stands for SQLite's own, if it could not be registered. */
const char *headway_log_sync_register(void);

/* Gives a connection work for the next sync of its log; it is done once, by the thread that syncs, and must leave the
   connection alone. NULL takes it back. Does nothing for a connection without a log, and for one that was opened by
   another file system. One thread at a time may use the connection, as everywhere. */
void headway_log_sync_set_work(struct sqlite3 *connection, void (*work)(void *), void *context);

#endif
