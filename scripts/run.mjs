// What the commands share. Plain JavaScript without a dependency: it runs before anything is installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
/** Node 24 from the npm package `node`, whatever Node the machine has. */
export const node24 = join(bin, 'node')

/** The settings of `.env`, for Node; its own `--env-file-if-exists` would remark on a missing file. */
export const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []

const inherited = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== bin)
const withTools = { PATH: [bin, ...inherited].join(delimiter) }
/** Where Node keeps what it made of a file, with the file's hash: the server's own choice, too (`loading.ts`). */
export const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') }
/** Only what the machine has: npm must not run on a Node that it is about to replace. */
export const machineOnly = { PATH: inherited.join(delimiter) }

/** The process groups at work, each with the time that it may take to end. */
const running = new Map()
let stoppedBy

const exitCodeOf = signal => 128 + constants.signals[signal]

/** Tells a group (a negative number) something; nothing happens when it is gone. */
const tell = (group, signal) => {
  try {
    process.kill(group, signal)
  } catch {}
}

const stop = signal => {
  if (stoppedBy) return // the terminal and npm both pass Ctrl-C on
  stoppedBy = signal
  for (const [group, patienceMs] of running) {
    tell(group, 'SIGINT')
    setTimeout(() => running.has(group) && tell(group, 'SIGKILL'), patienceMs).unref()
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

// An npm that is killed, or hung up on, cannot pass that on.
const { ppid } = process
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== ppid && stop('SIGTERM'), 1000).unref()

/** The exit code of a command that was told to stop; nothing as long as it was not. */
export const stopCode = () => stoppedBy && exitCodeOf(stoppedBy)

const ended = child =>
  new Promise(resolve => {
    child.once('error', error => {
      console.error(error.message)
      resolve(127)
    })
    child.once('exit', (code, signal) => resolve(code ?? exitCodeOf(signal)))
  })

/**
 * Runs a command, in the root folder unless told otherwise, and answers its exit code (128 + n after a signal, 127 when it is not
 * found). The child leads a process group of its own, so that Ctrl-C reaches it once, through us, and what it
 * leaves behind ends with it. What a quiet one says comes as a whole at its end, as something else speaks beside it.
 * What is done `beside` it answers an exit code, too: the child has a channel on which it is told that all went well, and
 * which ends where it did not.
 */
export const run = async (
  command,
  args,
  { cwd = root, env = {}, patienceMs = 30_000, isQuiet = false, beside } = {},
) => {
  if (stoppedBy) return stopCode()
  const voice = isQuiet ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...withTools, ...env },
    stdio: ['ignore', voice, voice, ...(beside ? ['ipc'] : [])],
    detached: true,
  })
  const said = []
  const heard = isQuiet && once(child, 'close')
  child.stdout?.on('data', chunk => said.push(chunk))
  child.stderr?.on('data', chunk => said.push(chunk))
  if (!child.pid) return ended(child)
  const group = -child.pid
  running.set(group, patienceMs)
  const done = beside?.().then(code => {
    if (child.connected && code === 0) child.send('done')
    else if (child.connected) child.disconnect()
    return code
  })
  const code = await ended(child)
  running.delete(group)
  tell(group, 'SIGKILL')
  await heard
  if (said.length > 0) process.stdout.write(Buffer.concat(said))
  return (await done) || code
}

/** Runs a command that may ask the person at the terminal, which itself passes Ctrl-C on to it. */
export const runAtTerminal = async (command, args, env = {}) => {
  if (stoppedBy) return stopCode()
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  process.once('SIGTERM', () => child.kill())
  return ended(child)
}

/** Says what is being done, how long it took, and, for work that says nothing itself, that it goes on. */
export const step = async (title, work, isTalkative = false) => {
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  console.log(`▸ ${title} …`)
  const beat = isTalkative ? undefined : setInterval(() => console.log(`  … ${title}: ${seconds()}`), 10_000)
  const code = await work()
  clearInterval(beat)
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds()})`)
  return code
}
