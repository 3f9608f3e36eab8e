import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const lockOf = folder => join(folder, 'postgres', 'postmaster.pid')

const stopDatabase = async lock => {
  const [pid] = readFileSync(lock, 'utf8').split('\n')
  try {
    process.kill(Number(pid), 'SIGINT') // PostgreSQL's "fast shutdown"; it removes its lock last
    for (let waits = 0; existsSync(lock) && waits < 100; waits += 1) await sleep(100)
  } catch {} // its process is gone
}

/** Stops every PostgreSQL whose data lies in a folder below this one: a runner that is broken off leaves its
 *  server behind. */
export const stopDatabasesBelow = folder =>
  Promise.all(
    readdirSync(folder)
      .map(name => lockOf(join(folder, name)))
      .filter(existsSync)
      .map(stopDatabase),
  )
