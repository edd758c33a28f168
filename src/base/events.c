#include "base/events.h"

#include <unistd.h>

uint64_t event_count(const uint64_t answer[3], size_t size)
{
    return size == 3 * sizeof *answer && answer[2] > 0 && answer[2] == answer[1] ? answer[0] : NOT_MEASURED;
}

void events_close(struct events *events)
{
    for (int i = 0; i < EVENTS; i++)
        if (events->file[i] >= 0)
            close(events->file[i]);
}

#ifdef __linux__
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>

static int open_event(uint64_t number)
{
    struct perf_event_attr wanted = {
        .type = PERF_TYPE_HARDWARE,
        .size = sizeof wanted,
        .config = number,
        .read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING,
        .disabled = 1,
        .exclude_kernel = 1,
        .exclude_hv = 1,
    };
    return (int)syscall(SYS_perf_event_open, &wanted, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

void events_open(struct events *events)
{
    events->file[INSTRUCTIONS] = open_event(PERF_COUNT_HW_INSTRUCTIONS);
    events->file[BRANCH_MISSES] = open_event(PERF_COUNT_HW_BRANCH_MISSES);
}

void events_watch(void *context, bool begins)
{
    const struct events *events = context;
    for (int i = 0; i < EVENTS; i++)
        if (events->file[i] >= 0)
            ioctl(events->file[i], begins ? PERF_EVENT_IOC_ENABLE : PERF_EVENT_IOC_DISABLE, 0);
}

void events_take(struct events *events, uint64_t count[EVENTS])
{
    for (int i = 0; i < EVENTS; i++) {
        uint64_t answer[3];
        const ssize_t size = events->file[i] < 0 ? -1 : read(events->file[i], answer, sizeof answer);
        count[i] = event_count(answer, size < 0 ? 0 : (size_t)size);
        if (events->file[i] >= 0)
            ioctl(events->file[i], PERF_EVENT_IOC_RESET, 0);
    }
}

#else

void events_open(struct events *events)
{
    *events = (struct events){{-1, -1}};
}

void events_watch(void *events, bool begins)
{
    (void)events;
    (void)begins;
}

void events_take(struct events *events, uint64_t count[EVENTS])
{
    (void)events;
    for (int i = 0; i < EVENTS; i++)
        count[i] = NOT_MEASURED;
}

#endif
