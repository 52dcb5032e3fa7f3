#!/usr/bin/env bash
# Kills the server with SIGKILL at random moments under concurrent writes, and checks after each restart that every
# acknowledged write is there. Usage: scripts/crash-rounds.sh [ROUNDS, 200 by default]
set -euo pipefail
cd "$(dirname "$0")/.."
HEADWAY_CRASH_ROUNDS=${1:-200} swift test --filter CrashTests
