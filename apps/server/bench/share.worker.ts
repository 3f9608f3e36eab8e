import { workerData } from 'node:worker_threads'

// Lets processes run one after the other, a part of every turn each. In a thread of its own: whoever sends the requests has no
// time to be punctual.

const turnMs = 20
const { pids, share }: { pids: number[]; share: number } = workerData
const clock = new Int32Array(new SharedArrayBuffer(4))
const wait = (ms: number) => Atomics.wait(clock, 0, 0, ms)

for (const pid of pids) process.kill(pid, 'SIGSTOP')
for (;;) {
  for (const pid of pids) {
    process.kill(pid, 'SIGCONT')
    wait(turnMs * share)
    process.kill(pid, 'SIGSTOP')
  }
  wait(turnMs * (1 - share * pids.length))
}
