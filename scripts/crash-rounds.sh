#!/usr/bin/env bash
# Kills the server with SIGKILL at random moments under concurrent writes, and checks after each restart that every
# acknowledged write, link, session and key is there. Usage: scripts/crash-rounds.sh [ROUNDS, 500 by default]
set -euo pipefail
cd "$(dirname "$0")/.."
HEADWAY_CRASH_ROUNDS=${1:-500} swift test --filter losesNoAcknowledgedWriteWhenKilled
