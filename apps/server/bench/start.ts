import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freePort } from '../test/reachable.ts'
import { percentile } from './server.ts'

/**
 * How long somebody at the terminal waits, in milliseconds: for `npm start` where packages and builds are there, the first
 * time and again, and for commands, without a server and beside one; the median and the quickest of `--turns`. Beside it
 * what npm and Node alone take, as all of it runs through both. `--folder` is another checkout to be measured.
 */
const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '5' },
    folder: { type: 'string', default: fileURLToPath(new URL('../../..', import.meta.url)) },
  },
})
const data = await mkdtemp(join(tmpdir(), 'bench-start-'))
const PORT = await freePort()
const env = { ...process.env, PORT, DATA_DIR: data, DATABASE_URL: '', SMTP_URL: '' }

/** A command in the checkout; how long until it says `wanted`, or until it ends where nothing is wanted. */
const measure = async (command: string, args: string[], wanted?: string) => {
  const begun = performance.now()
  const child = spawn(command, args, { cwd: values.folder, env, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  let said = ''
  const heard = new Promise<void>(resolve => {
    child.stdout.on('data', chunk => {
      said += String(chunk)
      if (wanted && said.includes(wanted)) resolve()
    })
  })
  await Promise.race([heard, ended])
  const milliseconds = performance.now() - begun
  if (wanted && !said.includes(wanted)) throw new Error(`${command} ${args.join(' ')} ended early:\n${said}`)
  const stop = async () => {
    child.kill('SIGINT')
    await ended
  }
  return { milliseconds, stop }
}

const starts = () => measure('npm', ['start'], 'Tafelrunde läuft')
const admin = async (...args: string[]) =>
  (await measure('npm', ['run', '--silent', 'admin', '--', ...args])).milliseconds
const node = join(values.folder, 'node_modules/.bin/node')

const times = new Map<string, number[]>()
const note = (name: string, milliseconds: number) =>
  times.set(name, [...(times.get(name) ?? []), milliseconds])

const commands = async (where: string) => {
  note(`admin -- help, ${where}`, await admin('help'))
  note(`admin -- check, ${where}`, await admin('check'))
  note(`admin -- create-superuser, refused, ${where}`, await admin('create-superuser'))
}

try {
  const first = await starts()
  note('npm start, first', first.milliseconds)
  await first.stop()
  for (let turn = 0; turn < Number(values.turns); turn++) {
    note('node -e 0', (await measure(node, ['-e', '0'])).milliseconds)
    note('npm exec, nothing', (await measure('npm', ['exec', '--', 'true'])).milliseconds)
    await commands('no server')
    const { milliseconds, stop } = await starts()
    note('npm start, again', milliseconds)
    await commands('beside a server')
    await stop()
  }
  const whole = (value: number) => value.toFixed(0).padStart(7)
  console.log(`${' '.repeat(46)} median quickest`)
  for (const [name, each] of times)
    console.log(name.padEnd(46), whole(percentile(each, 0.5)), whole(Math.min(...each)))
} finally {
  await rm(data, { recursive: true, force: true })
}
