#include <sqlite3.h>

/* sqlite3_db_config is variadic, which Swift cannot call. Turns one boolean option on or off.
   https://sqlite.org/c3ref/db_config.html */
static inline int headway_sqlite3_set_option(sqlite3 *connection, int option, int on) {
    return sqlite3_db_config(connection, option, on, (int *)0);
}

/* sqlite3_config is variadic too. Turns off the counts of memory, which take a lock for every allocation; nobody reads
   them. Only before SQLite is used for the first time. https://sqlite.org/c3ref/c_config_covering_index_scan.html */
static inline int headway_sqlite3_count_no_memory(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/* SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift cannot import. SQLite copies the bytes before
   these return, so the caller's buffer may go. https://sqlite.org/c3ref/bind_blob.html */
static inline int headway_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, index, bytes, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int headway_sqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/* Extended result codes are expressions of macros, which Swift cannot import. https://sqlite.org/rescode.html */
static const int headway_sqlite3_short_read = SQLITE_IOERR_SHORT_READ;
static const int headway_sqlite3_not_unique = SQLITE_CONSTRAINT_UNIQUE;
static const int headway_sqlite3_not_unique_key = SQLITE_CONSTRAINT_PRIMARYKEY;
static const int headway_sqlite3_not_unique_row = SQLITE_CONSTRAINT_ROWID;
