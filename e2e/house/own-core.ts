import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// Pages that Lighthouse looks at run on a core to themselves, as on a phone with several: a server, a database, a browser
// and Lighthouse, all on two cores, keep each other waiting, and Lighthouse takes each wait for work and times four.

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // no Linux, or the process has ended
  }
}

const us = String(process.pid)

/** The numbers of the cores that this process may use. */
const cores = (/Cpus_allowed_list:\s*(\S+)/.exec(read('/proc/self/status'))?.[1] ?? '')
  .split(',')
  .flatMap(range => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
const own = cores.length > 1 ? cores.at(-1) : undefined

/** Answers whether it could: the tool may be missing, or the process has ended. */
const keepOn = (pid: string, on: readonly number[]) =>
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', on.join(','), pid]).status === 0

/** All processes that a process has begun, and those that they have. */
const begunBy = (pid: string): string[] =>
  read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter(Boolean)
    .flatMap(child => [child, ...begunBy(child)])

/** Has this process, and all that it has begun or begins from now on, keep off the core; answers whether there is one. */
export const leaveCoreToPages = () => {
  if (own === undefined) return false
  const others = cores.filter(core => core !== own)
  for (const pid of begunBy(us)) keepOn(pid, others)
  return keepOn(us, others)
}

/** Gives the core to the pages that Chromium opens from now on: they come from its zygotes, and stay where those are. */
export const giveCoreToPages = () => {
  if (own === undefined) return
  const zygotes = begunBy(us).filter(pid => read(`/proc/${pid}/cmdline`).includes('--type=zygote'))
  for (const pid of zygotes) keepOn(pid, [own])
}
