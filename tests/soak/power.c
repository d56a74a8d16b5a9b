/* Notes what a process writes below one folder, in order, so that a power cut at any moment can be played afterwards.
   Preloaded; see power.py, which reads the notes. A note: kind, length of path, offset, length of data; path; data. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MOST = 4096 };
struct __attribute__((packed)) note { uint8_t kind; uint16_t path; uint64_t offset; uint64_t length; };

static char *paths[MOST]; /* by file descriptor; null where it is not one of ours */
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int notes = -1;

static const char *below(const char *path) {
    const char *folder = getenv("POWER_FOLDER");
    return folder && path && !strncmp(path, folder, strlen(folder)) && !strstr(path, "-shm") ? path : NULL;
}

static void put(const void *data, size_t length) {
    const char *at = data;
    while (length) {
        ssize_t done = syscall(SYS_write, notes, at, length);
        if (done < 0) abort();
        at += done;
        length -= (size_t)done;
    }
}

/* The lock is held from before the act until it is noted: notes stand in the order of what happened. */
static void note(char kind, const char *path, uint64_t offset, const void *data, uint64_t length) {
    if (notes < 0) notes = (int)syscall(SYS_openat, AT_FDCWD, getenv("POWER_NOTES"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    struct note head = {(uint8_t)kind, (uint16_t)strlen(path), offset, length};
    put(&head, sizeof head);
    put(path, head.path);
    if (data) put(data, length);
}

static int opened(int descriptor, const char *path, int flags) {
    if (descriptor < 0 || descriptor >= MOST) return descriptor;
    pthread_mutex_lock(&turn);
    free(paths[descriptor]);
    paths[descriptor] = below(path) && (flags & O_ACCMODE) != O_RDONLY ? strdup(path) : NULL;
    if (paths[descriptor] && flags & O_CREAT) note('c', path, 0, NULL, 0);
    pthread_mutex_unlock(&turn);
    return descriptor;
}

static const char *ours(int descriptor) { return descriptor >= 0 && descriptor < MOST ? paths[descriptor] : NULL; }

#define OPENS(name)                                                                    \
    int name(const char *path, int flags, ...) {                                       \
        va_list rest;                                                                  \
        va_start(rest, flags);                                                         \
        mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;                      \
        va_end(rest);                                                                  \
        return opened((int)syscall(SYS_openat, AT_FDCWD, path, flags, mode), path, flags); \
    }
OPENS(open)
OPENS(open64)

int close(int descriptor) {
    pthread_mutex_lock(&turn);
    if (ours(descriptor)) {
        free(paths[descriptor]);
        paths[descriptor] = NULL;
    }
    pthread_mutex_unlock(&turn);
    return (int)syscall(SYS_close, descriptor);
}

ssize_t pwrite64(int descriptor, const void *data, size_t length, off64_t offset) {
    if (!ours(descriptor)) return syscall(SYS_pwrite64, descriptor, data, length, offset);
    pthread_mutex_lock(&turn);
    ssize_t done = syscall(SYS_pwrite64, descriptor, data, length, offset);
    if (done > 0) note('w', paths[descriptor], (uint64_t)offset, data, (uint64_t)done);
    pthread_mutex_unlock(&turn);
    return done;
}

ssize_t pwrite(int descriptor, const void *data, size_t length, off_t offset) { return pwrite64(descriptor, data, length, offset); }

ssize_t write(int descriptor, const void *data, size_t length) {
    if (!ours(descriptor)) return syscall(SYS_write, descriptor, data, length);
    pthread_mutex_lock(&turn);
    off_t at = lseek(descriptor, 0, SEEK_CUR);
    ssize_t done = syscall(SYS_write, descriptor, data, length);
    if (done > 0) note('w', paths[descriptor], (uint64_t)at, data, (uint64_t)done);
    pthread_mutex_unlock(&turn);
    return done;
}

int ftruncate64(int descriptor, off64_t length) {
    if (!ours(descriptor)) return (int)syscall(SYS_ftruncate, descriptor, length);
    pthread_mutex_lock(&turn);
    int done = (int)syscall(SYS_ftruncate, descriptor, length);
    if (!done) note('t', paths[descriptor], (uint64_t)length, NULL, 0);
    pthread_mutex_unlock(&turn);
    return done;
}

int ftruncate(int descriptor, off_t length) { return ftruncate64(descriptor, length); }

static int synced(int descriptor, long call) {
    if (!ours(descriptor)) return (int)syscall(call, descriptor);
    pthread_mutex_lock(&turn);
    int done = (int)syscall(call, descriptor);
    if (!done) note('s', paths[descriptor], 0, NULL, 0);
    pthread_mutex_unlock(&turn);
    return done;
}

int fsync(int descriptor) { return synced(descriptor, SYS_fsync); }
int fdatasync(int descriptor) { return synced(descriptor, SYS_fdatasync); }

int unlink(const char *path) {
    if (!below(path)) return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    pthread_mutex_lock(&turn);
    int done = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (!done) note('u', path, 0, NULL, 0);
    pthread_mutex_unlock(&turn);
    return done;
}
