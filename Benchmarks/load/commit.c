/* How many times a second SQLite alone commits one row of a widget's size with synchronous=FULL, for 3 s: the layout,
 * settings and checkpoints of the store and nothing else. No push can be quicker than this commit. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int frames;

static int logged(void *context, sqlite3 *database, const char *name, int count) {
    (void)context, (void)database, (void)name;
    frames = count;
    return SQLITE_OK;
}

static void check(int status, sqlite3 *database) {
    if (status == SQLITE_OK || status == SQLITE_DONE || status == SQLITE_ROW) return;
    fprintf(stderr, "commit: %s\n", sqlite3_errmsg(database));
    exit(1);
}

static void run(sqlite3 *database, sqlite3_stmt *statement) {
    check(sqlite3_step(statement), database);
    check(sqlite3_reset(statement), database);
}

int main(int argc, char **argv) {
    if (argc != 2) { fputs("usage: commit FILE (which must not be there)\n", stderr); return 2; }
    sqlite3 *database;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE;
    check(sqlite3_open_v2(argv[1], &database, flags, NULL), database);
    check(sqlite3_exec(database,
                       "PRAGMA cache_size = -1024; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                       "PRAGMA journal_size_limit = 8388608;"
                       "CREATE TABLE widgets(ordinal INTEGER PRIMARY KEY, content TEXT NOT NULL, updated_at INTEGER NOT NULL)",
                       NULL, NULL, NULL), database);
    sqlite3_wal_hook(database, logged, NULL);
    static char content[301];
    memset(content, 'x', sizeof content - 1);
    sqlite3_stmt *begin, *insert, *update, *commit;
    check(sqlite3_prepare_v2(database, "BEGIN IMMEDIATE", -1, &begin, NULL), database);
    check(sqlite3_prepare_v2(database, "INSERT INTO widgets VALUES (?3, ?1, ?2)", -1, &insert, NULL), database);
    check(sqlite3_prepare_v2(database, "UPDATE widgets SET content = ?1, updated_at = ?2 WHERE ordinal = ?3", -1, &update,
                             NULL), database);
    check(sqlite3_prepare_v2(database, "COMMIT", -1, &commit, NULL), database);
    struct timespec start, now;
    clock_gettime(CLOCK_MONOTONIC, &start);
    double seconds;
    long count = 0;
    do {
        sqlite3_stmt *put = count < 50 ? insert : update;
        content[count % 300] = (char)('a' + count % 26);
        check(sqlite3_bind_text(put, 1, content, -1, SQLITE_STATIC), database);
        check(sqlite3_bind_int64(put, 2, count), database);
        check(sqlite3_bind_int64(put, 3, count % 50), database);
        run(database, begin);
        run(database, put);
        run(database, commit);
        if (frames >= 1000) check(sqlite3_wal_checkpoint_v2(database, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL), database);
        count++;
        clock_gettime(CLOCK_MONOTONIC, &now);
        seconds = (now.tv_sec - start.tv_sec) + (now.tv_nsec - start.tv_nsec) / 1e9;
    } while (seconds < 3);
    printf("%.0f\n", count / seconds);
    return 0;
}
