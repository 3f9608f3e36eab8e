import { expect, onTestFinished, test, vi } from 'vitest'
import { participations } from '../../src/areas/participations/participations.tables.ts'
import { closeDatabase, type Database, openDatabase } from '../../src/platform/db/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { faultsOf, prepareRush, rush, tokensFor, wishesOf } from '../rush.ts'
import { clusterIn, dataFolder, secret, startProcess } from '../servers/server-process.ts'
import { timeLimit } from './chance.ts'

type Answer = { status: number; retryAfter: string | null }

const connect = (url: string) => {
  const db = openDatabase(url, createLog('silent'))
  onTestFinished(() => closeDatabase(db))
  return db
}

/** Everybody's wishes for places, and somebody who looks at their own account meanwhile. */
const crowdIn = async (db: Database, origin: string, ...others: string[]) => {
  const { accountIds, timeslotIds } = await prepareRush(db, { people: 150, timeslots: 24, capacity: 5 })
  const tokens = await tokensFor(db, secret, accountIds)
  const wishes = wishesOf(accountIds, timeslotIds)
  const authorization = `Bearer ${tokens.get(accountIds[0] ?? 0)}`
  const ask = async (): Promise<Answer> => {
    const answer = await fetch(`${origin}/api/account/`, { headers: { authorization } })
    await answer.text()
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  }
  return {
    ask,
    book: (some = wishes) => rush([origin, ...others], { wishes: some, tokens, connections: 12 }),
    untilBooked: async (count: number) => {
      while ((await db.$count(participations)) < count) await ask()
    },
    /** What somebody who asks again and again is answered, until it works again with the server that `isThere`. */
    untilBack: async (isThere: () => Promise<boolean>) => {
      const deadline = performance.now() + 10_000
      const answers: Answer[] = []
      while (performance.now() < deadline) {
        const isBack = await isThere()
        answers.push(await ask())
        if (isBack && answers.at(-1)?.status === 200) break
      }
      return answers
    },
  }
}

const isAsked = ({ status }: { status: number }) => status !== 503
const back = { status: 200, retryAfter: null }
const away = { status: 503, retryAfter: '5' }

test(
  'a killed database server is started again within ten seconds, with every place that was promised',
  async () => {
    const folder = await dataFolder()
    const { origin, child } = await startProcess({ DATA_DIR: folder })
    const cluster = clusterIn(folder)
    const db = connect(await cluster.join())
    const crowd = await crowdIn(db, origin)
    const booking = crowd.book()
    await crowd.untilBooked(20)
    const killed = await cluster.kill('SIGKILL')
    // What the killed server has left behind may end an answer that it had begun.
    const isNew = async () => ((await cluster.running())?.pid ?? killed) !== killed
    const answers = await crowd.untilBack(isNew)
    const { outcomes } = await booking

    expect(await isNew()).toBe(true)
    expect(answers.at(-1)).toEqual(back)
    for (const answer of answers) expect([back, away]).toContainEqual(answer)
    expect(child.exitCode).toBeNull()

    const again = await crowd.book(outcomes.filter(outcome => !isAsked(outcome)))
    expect(await faultsOf(db, [...outcomes.filter(isAsked), ...again.outcomes])).toEqual([])
  },
  timeLimit,
)

test(
  'of several processes that use the database server one starts it again, for all of them',
  async () => {
    const folder = await dataFolder()
    const cluster = clusterIn(folder)
    const servers = [await startProcess({ DATA_DIR: folder }), await startProcess({ DATA_DIR: folder })]
    for (let time = 0; time < 3; time++) {
      const killed = await cluster.kill('SIGKILL')
      await vi.waitFor(
        async () => {
          const answers = await Promise.all(servers.map(({ origin }) => fetch(`${origin}/readyz`)))
          expect(answers.map(({ status }) => status)).toEqual([200, 200])
          const now = await cluster.running()
          expect([undefined, killed]).not.toContain(now?.pid) // between the two there is none
        },
        { timeout: 30_000 },
      )
    }
    for (const { child, ends } of servers) {
      child.kill('SIGTERM')
      expect((await ends()).code).toBe(0)
    }
    expect(await cluster.running()).toBeUndefined()
  },
  timeLimit,
)

test(
  'a server that was killed together with its database starts again at once',
  async () => {
    const folder = await dataFolder()
    const { child, ends } = await startProcess({ DATA_DIR: folder })
    child.kill('SIGKILL')
    await clusterIn(folder).kill('SIGKILL')
    await ends()
    const { origin } = await startProcess({ DATA_DIR: folder })
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  },
  timeLimit,
)

test(
  'a database server of somebody else may go and come back in a rush, with all servers that use it',
  async () => {
    const folder = await dataFolder()
    const cluster = clusterIn(folder)
    const url = await cluster.start()
    const settings = { DATA_DIR: folder, DATABASE_URL: url }
    const [one, other] = [await startProcess(settings), await startProcess(settings)]
    const crowd = await crowdIn(connect(url), one.origin, other.origin)
    const booking = crowd.book()
    await crowd.untilBooked(20)
    await cluster.kill('SIGINT')
    await cluster.ended()
    expect(await crowd.ask()).toEqual(away)
    const { outcomes } = await booking
    await cluster.start()
    expect((await crowd.untilBack(async () => true)).at(-1)).toEqual(back)
    await vi.waitFor(async () => expect((await fetch(`${other.origin}/readyz`)).status).toBe(200), {
      timeout: 30_000,
    })
    expect([one.child.exitCode, other.child.exitCode]).toEqual([null, null])
    const again = await crowd.book(outcomes.filter(outcome => !isAsked(outcome)))
    expect(await faultsOf(connect(url), [...outcomes.filter(isAsked), ...again.outcomes])).toEqual([])
  },
  timeLimit,
)
