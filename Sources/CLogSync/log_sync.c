#define _GNU_SOURCE
#include "CLogSync.h"
#include <fcntl.h>
#include <sqlite3.h>
#include <stddef.h>
#include <unistd.h>

// The newest versions of SQLite's structures that we know; a copy of a newer one would end before what it says it has.
enum { FILE_SYSTEM_VERSION = 3, METHODS_VERSION = 3 };

// Stands behind the file of SQLite's own in memory.
struct tail {
    const sqlite3_io_methods *system;
    sqlite3_io_methods methods;
    int descriptor; // the log, opened once more for sync_file_range; -1 where that failed
    void (*work)(void *);
    void *context;
};

static sqlite3_vfs *system_files;
static sqlite3_vfs our_files;

static struct tail *tail_of(sqlite3_file *file) {
    size_t alignment = _Alignof(struct tail);
    size_t size = ((size_t)system_files->szOsFile + alignment - 1) / alignment * alignment;
    return (struct tail *)((char *)file + size);
}

static int sync_log(sqlite3_file *file, int flags) {
    struct tail *tail = tail_of(file);
    void (*work)(void *) = tail->work;
    if (work) {
        tail->work = NULL;
        // No more than a hint: what comes of the writing is known by the sync.
        if (tail->descriptor >= 0) (void)sync_file_range(tail->descriptor, 0, 0, SYNC_FILE_RANGE_WRITE);
        work(tail->context);
    }
    return tail->system->xSync(file, flags);
}

static int close_log(sqlite3_file *file) {
    struct tail *tail = tail_of(file);
    // Only ever read by sync_file_range, so nothing can be lost with it. SQLite has no locks on a log that this could drop.
    if (tail->descriptor >= 0) (void)close(tail->descriptor);
    tail->descriptor = -1;
    return tail->system->xClose(file);
}

static int open_file(sqlite3_vfs *files, const char *name, sqlite3_file *file, int flags, int *out_flags) {
    (void)files;
    int status = system_files->xOpen(system_files, name, file, flags, out_flags);
    if (status != SQLITE_OK || !(flags & SQLITE_OPEN_WAL) || !name) return status;
    struct tail *tail = tail_of(file);
    tail->system = file->pMethods;
    tail->methods = *file->pMethods;
    if (tail->methods.iVersion > METHODS_VERSION) tail->methods.iVersion = METHODS_VERSION;
    tail->methods.xSync = sync_log;
    tail->methods.xClose = close_log;
    tail->descriptor = open(name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    tail->work = NULL;
    file->pMethods = &tail->methods;
    return SQLITE_OK;
}

const char *headway_log_sync_register(void) {
    system_files = sqlite3_vfs_find(NULL);
    if (!system_files) return NULL;
    our_files = *system_files;
    if (our_files.iVersion > FILE_SYSTEM_VERSION) our_files.iVersion = FILE_SYSTEM_VERSION;
    our_files.pNext = NULL;
    our_files.zName = "headway-log-sync";
    our_files.szOsFile += (int)(sizeof(struct tail) + _Alignof(struct tail));
    our_files.xOpen = open_file;
    return sqlite3_vfs_register(&our_files, 0) == SQLITE_OK ? our_files.zName : NULL;
}

void headway_log_sync_set_work(sqlite3 *connection, void (*work)(void *), void *context) {
    sqlite3_file *log = NULL;
    // https://sqlite.org/c3ref/c_fcntl_begin_atomic_write.html
    int status = sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (status != SQLITE_OK || !log || !log->pMethods || log->pMethods->xSync != sync_log) return;
    struct tail *tail = tail_of(log);
    tail->work = work;
    tail->context = context;
}
