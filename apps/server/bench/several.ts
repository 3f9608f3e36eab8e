import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { postMail } from '../src/areas/mail/mail.service.ts'
import { readConfig } from '../src/config.ts'
import { connectDeps } from '../src/connect-deps.ts'
import type { Deps } from '../src/deps.ts'
import { jobNames } from '../src/jobs.ts'
import { inTransaction } from '../src/platform/db/database.ts'
import { freePort, untilReady } from '../test/reachable.ts'
import { faultsOf, prepareRush, rush, tokensFor } from '../test/rush.ts'
import { startMailServer } from '../test/servers/mail-server.ts'
import { percentile } from './server.ts'

// Two servers of two processes each behind the Caddy of deploy/, on a PostgreSQL of somebody else (DATABASE_URL, an empty
// database) and if wanted a pooler in transaction mode before it (DATABASE_POOL_URL): a rush, letters and readers while
// one server after the other is replaced, and how soon one shows what the other has written. Needs caddy on the PATH:
// DATABASE_URL=… npm run bench:several

const { DATABASE_URL = '', DATABASE_POOL_URL = '', PREPARED_STATEMENTS = '1' } = process.env
if (!DATABASE_URL) throw new Error('DATABASE_URL names an empty database')
const secret = 'a secret that only the benchmark knows'
const start = fileURLToPath(new URL('../start.sh', import.meta.url))
const caddyfile = fileURLToPath(new URL('../../../deploy/Caddyfile', import.meta.url))
const letters = 400
const times = 30
/** After so long the proxy has seen that a server is back, and the other one may go. */
const noticedMs = 2500

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

type Server = { origin: string; begin: () => Promise<void>; end: () => Promise<void> }

const serverAt = async (folder: string, smtp: string): Promise<Server> => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const own = { PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, SECRET_KEY: secret, SMTP_URL: smtp }
  const env = {
    ...process.env,
    ...own,
    DEMO: '0',
    WORKERS: '2',
    DRAIN_SECONDS: '3',
    TRUST_PROXY: '127.0.0.1',
  }
  let child: ChildProcess | undefined
  return {
    origin,
    begin: async () => {
      child = spawn(start, { env, stdio: ['ignore', 'ignore', 'inherit'] })
      await untilReady(`${origin}/readyz`, child)
    },
    end: async () => child && end(child),
  }
}

const startCaddy = async (origins: string[]) => {
  const site = `http://127.0.0.1:${await freePort()}`
  const env = {
    ...process.env,
    TAFELRUNDE_SITE: site,
    TAFELRUNDE_SERVERS: origins.map(origin => new URL(origin).host).join(' '),
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
  }
  const child = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env,
    stdio: 'ignore',
  })
  await untilReady(`${site}/readyz`, child)
  return { site, stop: () => end(child) }
}

/** Somebody who reads again and again, from a connection that the proxy keeps; answers what was not 200. */
const reading = (site: string) => {
  const over = new AbortController()
  const statuses: number[] = []
  const read = async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(`${site}/api/schooltypes/`).catch(() => undefined)
      await answer?.text()
      statuses.push(answer?.status ?? 0)
    }
  }
  const all = Promise.all(Array.from({ length: 4 }, read))
  return async () => {
    over.abort()
    await all
    return { count: statuses.length, failed: statuses.filter(status => status !== 200).length }
  }
}

const send = (deps: Deps, round: number) =>
  inTransaction(deps.db, async tx => {
    for (let number = 0; number < letters / 4; number++)
      await postMail(tx, deps, {
        recipient: `letter-${round}-${number}@schule.example`,
        subject: 'Ihr Platz',
        greeting: 'Guten Tag',
        paragraphs: ['Sie haben einen Platz.'],
      })
  })

const wishesIn = async ({ db }: Deps) => {
  const { accountIds, timeslotIds } = await prepareRush(db, { people: 300, timeslots: 48, capacity: 8 })
  const wishes = accountIds.flatMap((accountId, person) =>
    [0, 13, 26].map(step => ({
      accountId,
      timeslotId: timeslotIds[(person + step) % timeslotIds.length] ?? 0,
    })),
  )
  return { wishes, tokens: await tokensFor(db, secret, accountIds) }
}

/** Rushes, one after the other, until all servers have been replaced: what went wrong, and how many were answered. */
const rushWhile = async (deps: Deps, site: string, replaced: Promise<void>) => {
  const over = new AbortController()
  void replaced.finally(() => over.abort())
  let answers = 0
  const faults: string[] = []
  while (!over.signal.aborted) {
    const { outcomes } = await rush([site], { ...(await wishesIn(deps)), connections: 24 })
    answers += outcomes.length
    faults.push(...(await faultsOf(deps.db, outcomes)))
  }
  await replaced
  return { answers, faults }
}

/** Milliseconds until the second server says how many places are taken after the first one was asked for one. */
const sharing = async (deps: Deps, [first, second]: Server[]) => {
  const { accountIds, timeslotIds } = await prepareRush(deps.db, {
    people: times,
    timeslots: 1,
    capacity: times,
  })
  const tokens = await tokensFor(deps.db, secret, accountIds)
  const taken: number[] = []
  for (const [index, accountId] of accountIds.entries()) {
    const path = `/api/timeslots/${timeslotIds[0]}/`
    const headers = { authorization: `Bearer ${tokens.get(accountId)}` }
    await fetch(`${first?.origin}${path}subscribe`, { method: 'POST', headers })
    const began = performance.now()
    const shown = async () => {
      const answer = await fetch(`${second?.origin}${path}`)
      return /"participants_count":(\d+)/.exec(await answer.text())?.[1] === String(index + 1)
    }
    while (!(await shown())) await sleep(1)
    taken.push(performance.now() - began)
  }
  return taken
}

const replace = async (deps: Deps, servers: Server[]) => {
  for (const round of [0, 1])
    for (const [index, server] of servers.entries()) {
      await send(deps, round * 2 + index)
      await server.end()
      await server.begin()
      await sleep(noticedMs)
    }
}

const folder = await mkdtemp(join(tmpdir(), 'several-'))
const mails = await startMailServer()
const config = readConfig({ DATABASE_URL, DATABASE_POOL_URL, PREPARED_STATEMENTS, NODE_ENV: 'test' })
const servers = [await serverAt(folder, mails.url), await serverAt(folder, mails.url)]
try {
  for (const server of servers) await server.begin()
  const deps = await connectDeps({ ...config, SECRET_KEY: secret }, DATABASE_URL, jobNames)
  const { site, stop } = await startCaddy(servers.map(({ origin }) => origin))
  try {
    const endReading = reading(site)
    const { answers, faults } = await rushWhile(deps, site, replace(deps, servers))
    const { count, failed } = await endReading()
    console.log(
      `booked while each of two servers was replaced twice: ${answers} answers, ${faults.length} faults`,
    )
    for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
    console.log(`read meanwhile: ${count} answers, ${failed} failed`)
    const arrived = () =>
      mails.letters.map(({ recipient }) => recipient).filter(recipient => recipient.startsWith('letter-'))
    while (arrived().length < letters) await sleep(100)
    const recipients = arrived()
    console.log(
      `letters: ${recipients.length} arrived, of ${letters}; ${recipients.length - new Set(recipients).size} doubled`,
    )
    const taken = await sharing(deps, servers)
    console.log(
      `a place shows at the other server after ${[0.5, 1].map(share => percentile(taken, share).toFixed(0)).join(' ms, at most ')} ms`,
    )
    if (faults.length + failed + recipients.length - letters > 0) process.exitCode = 1
  } finally {
    await stop()
    await deps.close()
  }
} finally {
  await Promise.all(servers.map(server => server.end()))
  mails.stop()
  await rm(folder, { recursive: true })
}
