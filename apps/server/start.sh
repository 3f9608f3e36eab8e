#!/bin/sh
# Becomes the server; what is given goes to Node. Wherever a server starts it starts here, with what keeps its memory small
# under load (decision 58):
server=$(dirname "$0")

# Each of glibc's threads would keep memory of its own and give hardly any back.
export MALLOC_ARENA_MAX=1

# Already for the first two files: without it Node loads what takes the types out of TypeScript.
export NODE_COMPILE_CACHE="$server/../../node_modules/.cache/node"

# What is new may take 32 MB instead of 128, nothing counts as old before it is, and what is old may grow by half instead
# of fourfold until it is looked through.
exec "$server/../../node_modules/.bin/node" --max-semi-space-size=16 --no-allocation-site-pretenuring \
  --heap-growing-percent=50 "$@" "$server/src/main.ts"
