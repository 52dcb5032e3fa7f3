#!/usr/bin/env bash
# Stops the server with SIGTERM at random moments under concurrent writes, and checks that every answer is in the store
# and nothing that was not answered. Usage: scripts/stop-rounds.sh [ROUNDS, 500 by default]
set -euo pipefail
cd "$(dirname "$0")/.."
HEADWAY_STOP_ROUNDS=${1:-500} swift test --filter dropsNoRequestWhenToldToEnd
