#!/bin/sh
# A real Slurm on this machine: munged, slurmctld and slurmd on loopback run an array of 8 shards, two of which are killed
# and put back into the queue, and one is stopped as near its time limit; then task 0 takes their rows.  Their counts are
# those of a run without Slurm.  Needs root; all that it makes is in a temporary folder and gone at its end.
#
# usage: tests/run/cluster.sh PROGRAM

set -eu
program=$(realpath "$1")
counted=$(realpath "$(dirname "$0")/../counted.awk")
limit=280 # seconds, of all
shards=8

for command in slurmctld slurmd munged; do
    [ "$(id -u)" = 0 ] || { echo "not tested: a cluster of one's own takes root" >&2; exit 1; }
    command -v $command > /dev/null || {
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends slurm-wlm munge > /dev/null
    }
done

folder=$(mktemp -d /tmp/plymeter-cluster-XXXXXX)
export SLURM_CONF="$folder/slurm.conf"
began=$(date +%s)

# End what runs, by its number: jobs, daemons, and whatever a job left behind.
clean() {
    trap - EXIT
    trap '' INT TERM
    cd /
    if [ -s "$folder/slurmctld.pid" ]; then
        timeout -s KILL 10 scancel --user=root 2> /dev/null || true
        timeout -s KILL 10 sh -c 'while squeue -h 2> /dev/null | grep -q .; do sleep 0.2; done' || true
    fi
    for daemon in slurmd slurmctld munged; do
        process=$(cat "$folder/$daemon.pid" 2> /dev/null) || continue
        tries=0
        while [ -n "$process" ] && kill "-$([ $tries -lt 50 ] && echo TERM || echo KILL)" "$process" 2> /dev/null; do
            tries=$((tries + 1))
            sleep 0.1
        done
    done
    for process in /proc/[0-9]*; do
        case $(readlink "$process/cwd" 2> /dev/null || true) in
            "$folder"*) kill -9 "${process#/proc/}" 2> /dev/null || true ;;
        esac
    done
    rm -rf "$folder"
}
trap clean EXIT
trap 'exit 1' INT TERM

fail() {
    echo "cluster: $*" >&2
    squeue --array >&2 2>&1 || true
    tail -n 20 "$folder"/*.log "$folder"/work/*.out >&2 2> /dev/null || true
    exit 1
}

# Wait until a command succeeds.
until_true() {
    until "$@" > /dev/null 2>&1; do
        [ $(($(date +%s) - began)) -lt $limit ] || fail "no end of waiting for: $*"
        sleep 0.2
    done
}

free_port() {
    port=$1
    while ss -ltn 2> /dev/null | grep -q ":$port "; do port=$((port + 1)); done
    echo "$port"
}

# --- the cluster ---------------------------------------------------------------------------------------------

host=$(hostname -s)
chmod 755 "$folder"
mkdir -p "$folder/state" "$folder/spool" "$folder/work"
install -d -o munge -g munge -m 755 "$folder/munge"
dd if=/dev/urandom bs=1024 count=1 of="$folder/munge/key" 2> /dev/null
chown munge "$folder/munge/key"
chmod 400 "$folder/munge/key"
: > "$folder/munged.pid"
runuser -u munge -- munged --key-file="$folder/munge/key" --socket="$folder/munge/socket" \
    --pid-file="$folder/munge/pid" --log-file="$folder/munge/log" --seed-file="$folder/munge/seed"
until_true test -s "$folder/munge/pid"
cp "$folder/munge/pid" "$folder/munged.pid"

cat > "$SLURM_CONF" << END
ClusterName=plymeter
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmdUser=root
SlurmctldPort=$(free_port 16817)
SlurmdPort=$(free_port 16917)
AuthType=auth/munge
AuthInfo=socket=$folder/munge/socket
CryptoType=crypto/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=batch_sched_delay=1,sched_interval=1,requeue_delay=1,bf_interval=1
MinJobAge=300
KillWait=5
MaxArraySize=$((shards + 1))
ReturnToService=2
SlurmdParameters=config_overrides
NodeName=$host NodeAddr=127.0.0.1 CPUs=4 Boards=1 SocketsPerBoard=1 CoresPerSocket=4 ThreadsPerCore=1 RealMemory=1000
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
END

slurmctld -c
until_true test -s "$folder/slurmctld.pid"
slurmd -c
until_true test -s "$folder/slurmd.pid"
until_true sh -c 'test "$(sinfo -h -o %t)" = idle'
echo "cluster: $(slurmctld -V), one node of 4 CPUs, after $(($(date +%s) - began)) s"

# --- the experiment ------------------------------------------------------------------------------------------

cd "$folder/work"
cat > sweep.json << 'END'
{ "games": [ { "game": "uniform", "branching": 4, "seed": "1..30" } ],
  "searches": [ { "algorithm": ["minimax", "alphabeta"], "order": ["none", "eval"] } ],
  "cutoffs": [ { "cutoff": "depth", "limit": "5..12" } ],
  "exclude": [ { "algorithm": "minimax", "order": "eval" } ] }
END

counted() {
    awk -f "$counted" "$1"
}

state_of() {
    scontrol show job "$1" | sed -n 's/.*JobState=\([A-Z_]*\).*/\1/p'
}

is_state() {
    test "$(state_of "$1")" = "$2"
}

rows() {
    cat "results/sweep.shard-$1-of-$shards.journal" 2> /dev/null | wc -l
}

has_rows() {
    test "$(rows "$1")" -ge "$2"
}

# The lines of the page, for this experiment.
sed -n '/^task=/,/^sbatch/p' "$(dirname "$counted")/../results/README.md" |
    sed 's,configs/tutorial,sweep,g; s,tutorial,sweep,g; s,--mem=2G,--mem=200M,' > jobs.sh
mkdir build
ln -s "$program" build/plymeter
. ./jobs.sh > answer
array=${job%%;*}
taking=$(sed -n 's/^Submitted batch job //p' answer)
[ -n "$array" ] && [ -n "$taking" ] || fail "nothing was submitted"

# Two tasks are killed with all their processes, as by a node that fails, and put back into the queue; a third hears that
# its time is ending, and puts itself back.  Slurm lets them wait for two minutes before they may start again.
hurry() {
    until_true sh -c "squeue -h -j ${array}_$1 -o %r | grep -q BeginTime"
    until_true scontrol update "JobId=${array}_$1" StartTime=now
}

job_of() {
    scontrol show job "${array}_$1" | sed -n 's/^JobId=\([0-9]*\).*/\1/p'
}

kill_task() {
    until_true has_rows "$1" 5
    scontrol listpids "$(job_of "$1")" | awk 'NR > 1 && $1 > 0 { print $1 }' | xargs kill -9 2> /dev/null || true
    until_true grep -q "JobId=${array}_$1([0-9]*) WTERMSIG 9" "$folder/slurmctld.log"
    scontrol requeue "${array}_$1"
    echo "cluster: shard $1 was killed and put back into the queue after $(rows "$1") rows"
    hurry "$1"
}

stop_task() {
    until_true has_rows "$1" 5
    timeout 5 scancel --signal=TERM "${array}_$1" || true
    until_true sh -c "scontrol show job ${array}_$1 | grep -q 'Restarts=1'"
    echo "cluster: shard $1 stopped for its time limit after $(rows "$1") rows and put itself back into the queue"
    hurry "$1"
}

kill_task 1 & first=$!
kill_task 2 & second=$!
stop_task 3 & third=$!
wait $first && wait $second && wait $third || fail "a task did not come again"

until_true is_state "$taking" COMPLETED
cat "slurm-$taking.out"

# --- what came of it -----------------------------------------------------------------------------------------

for shard in 1 2 3; do
    scontrol show job "${array}_$shard" | grep -q 'Restarts=1' || fail "shard $shard was not restarted"
done
for shard in $(seq $shards); do
    is_state "${array}_$shard" COMPLETED || fail "shard $shard is $(state_of "${array}_$shard")"
done
"$program" run -j 2 -o alone.csv sweep.json
counted alone.csv > alone.txt
srun -n 3 sh -c "'$program' run -o steps.csv --shard \$((SLURM_PROCID + 1))/\$SLURM_NTASKS sweep.json"
"$program" run -o steps.csv sweep.json steps.shard-*.journal
counted steps.csv | cmp - alone.txt || fail "the counts of three steps differ"
counted results/sweep.csv | cmp - alone.txt || fail "the counts differ"
cksum results/sweep.* > before.txt
"$program" run sweep.json results/sweep.shard-*.journal && cksum results/sweep.* | cmp - before.txt ||
    fail "to take the rows again changed something"
sed -n '/"sessions":/,$p' results/sweep.meta.json > runs.txt
[ "$(grep -c '"start":' runs.txt)" = $((shards + 3)) ] && [ "$(grep -c '"end":' runs.txt)" = $shards ] ||
    fail "not told of every run, and which ended: $(cat runs.txt)"
echo "cluster: $(($(wc -l < alone.txt) - 1)) rows, the same as without a cluster, after $(($(date +%s) - began)) s"
