#!/usr/bin/env bash
# Kills a restore at every call of the system that changes a file, one after the other, and makes backups under writers.
# Usage: scripts/test-restore.sh [BACKUPS, 50 by default]
set -euo pipefail
cd "$(dirname "$0")/.."
export HEADWAY_RESTORE_STRIDE=1 HEADWAY_BACKUP_ROUNDS=${1:-50}
swift test --filter 'HeadwayTests.(RestoreKillTests|BackupTests)'
