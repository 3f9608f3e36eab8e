import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../src/platform/db/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { eventually } from '../eventually.ts'
import { givenIn } from '../given.ts'
import { faultsOf, prepareRush, rush, tokensFor, wishesOf } from '../rush.ts'
import { dataFolder, secret, startProcess } from '../servers/server-process.ts'
import { rounds, timeLimit } from './chance.ts'

const megabytes = 250
/** Runs a command for which the folder DATA_DIR is a small disk of its own, which goes with it. */
const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs "$DATA_DIR" && exec "$@"`
const onSmallDisk = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', mount, 'sh']

const run = promisify(execFile)
const mayMount = () =>
  run(onSmallDisk[0] ?? '', [...onSmallDisk.slice(1), 'true'], {
    env: { ...process.env, DATA_DIR: '/mnt' },
  }).then(
    () => true,
    () => false,
  )

/** As much as there is room for. */
const fill = async (file: string) => {
  const piece = Buffer.alloc(64 * 1024, 'x')
  const add = () =>
    writeFile(file, piece, { flag: 'a' }).then(
      () => true,
      error => {
        if (error.code !== 'ENOSPC') throw error
        return false
      },
    )
  while (await add());
}

/** A server whose database and files are on a small disk, which a test may fill. */
const startOnSmallDisk = async () => {
  const folder = await dataFolder()
  const env = { DATA_DIR: folder, BACKUPS: '0', LOG_LEVEL: 'silent' }
  const { origin, child, ends } = await startProcess(env, '/readyz', { through: onSmallDisk })
  const inside = join(`/proc/${child.pid}/root`, folder)
  const [pid, , , , socket = ''] = (await readFile(join(inside, 'postgres/postmaster.pid'), 'utf8')).split(
    '\n',
  )
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ends()
    try {
      process.kill(Number(pid), 'SIGQUIT')
    } catch {
      // It ended with its server.
    }
  })
  const url = `postgresql://app@localhost/postgres?host=${encodeURIComponent(socket)}`
  const db = openDatabase(url, createLog('silent'))
  onTestFinished(() => closeDatabase(db))
  const file = join(inside, 'fill')
  return { origin, child, db, fill: () => fill(file), makeRoom: () => rm(file) }
}

test(
  'on a full disk bookings are to come again, nothing is half done, and all works by itself once there is room',
  async ({ skip }) => {
    skip(!(await mayMount()), 'no disk of its own may be mounted here')
    const { origin, child, db, ...disk } = await startOnSmallDisk()
    const clock = { now: () => new Date() }
    const boss = await givenIn({ db, clock }).account({ isStaff: true, isSuperuser: true })
    const [bossToken] = (await tokensFor(db, secret, [boss.id])).values()
    const findings = async (): Promise<{ name: string; state: string }[]> => {
      const headers = { authorization: `Bearer ${bossToken}` }
      const { results } = JSON.parse(await (await fetch(`${origin}/api/admin/doctor/`, { headers })).text())
      return results
    }
    for (let round = 0; round < rounds; round++) {
      const { accountIds, timeslotIds } = await prepareRush(db, { people: 60, timeslots: 36, capacity: 3 })
      const tokens = await tokensFor(db, secret, accountIds)
      const wishes = wishesOf(accountIds, timeslotIds, [0, 7, 13, 22, 31])
      const book = (some = wishes) => rush([origin], { wishes: some, tokens, connections: 6 })
      await disk.fill()
      expect(await findings()).toContainEqual(
        expect.objectContaining({ name: 'Platz auf der Platte', state: 'bad' }),
      )
      const { outcomes } = await book()
      expect(outcomes.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([])
      expect(outcomes.some(({ status }) => status === 503)).toBe(true)
      await disk.makeRoom()
      await eventually(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200))
      const again = await book(outcomes.filter(({ status }) => status === 503))
      const answered = outcomes.filter(({ status }) => status !== 503)
      expect(await faultsOf(db, [...answered, ...again.outcomes])).toEqual([])
    }
    expect(child.exitCode).toBeNull()
  },
  timeLimit,
)
