#!/usr/bin/env bash
# Runs the packed tests on the device that WARPBOOK_DEVICE names (`cuda` without it), each in a process of its own, and
# prints which passed. The programs run at the same time. What failing tests print is shown; logs/ keeps all of it.
#
#     ./run.sh                        all tests
#     ./run.sh alloc libdevice        the programs whose names contain one of these words
#     WARPBOOK_DEVICE=sim ./run.sh    on the simulator
set -u
cd "$(dirname "$0")" || exit 2
export WARPBOOK_DEVICE="${WARPBOOK_DEVICE:-cuda}" WARPBOOK_TEST_PTX="$PWD/ptx"
# The driver's compiler takes long for some modules; what it made serves the other tests of a program, and the next run.
export CUDA_CACHE_PATH="${CUDA_CACHE_PATH:-$PWD/cache}" CUDA_CACHE_MAXSIZE="${CUDA_CACHE_MAXSIZE:-1073741824}"
# Seconds that a test may take; the first of a program waits for the driver to compile its kernels.
limit="${TEST_SECONDS:-400}"
rm -rf logs && mkdir logs || exit 2

run_program() {
    local program="$1" list test start seconds log verdict
    list="$("./bin/$program" --list --format terse 2>&1 | sed -n 's/: test$//p')"
    [ -n "$list" ] || echo "FAIL $program cannot be started"
    while read -r test; do
        [ -n "$test" ] || continue
        log="logs/$program-${test//:/_}.txt"
        start="$SECONDS"
        timeout "$limit" "./bin/$program" --exact "$test" --nocapture --test-threads=1 >"$log" 2>&1 </dev/null
        verdict=$?
        seconds=$((SECONDS - start))
        if [ "$verdict" = 124 ]; then
            echo "FAIL $program $test: no end after $seconds s"
        elif [ "$verdict" != 0 ]; then
            echo "FAIL $program $test ($seconds s)"
            head -c 3000 "$log" | sed "s/^/    | $program: /"
        elif grep -q '^SKIPPED' "$log"; then
            echo "SKIP $program $test"
            grep '^SKIPPED' "$log" | sed "s/^/    | $program: /"
        else
            echo "PASS $program $test ($seconds s)"
        fi
    done <<<"$list"
}

echo "device: $WARPBOOK_DEVICE"
for file in bin/*; do
    program="${file#bin/}"
    wanted=$#
    for word in "$@"; do
        case "$program" in *"$word"*) wanted=0 ;; esac
    done
    [ "$wanted" = 0 ] || continue
    run_program "$program" | tee "logs/$program.summary" &
done
wait
count() { cat logs/*.summary | grep -c "^$1 "; }
echo "$(count PASS) passed, $(count FAIL) failed, $(count SKIP) skipped, in $SECONDS s"
[ "$(count FAIL)" = 0 ] && [ "$(count PASS)" != 0 ]
