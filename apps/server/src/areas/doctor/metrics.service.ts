import type { Deps } from '../../deps.ts'
import { version } from '../../platform/version.ts'
import { latestBackups } from '../backups/backups.service.ts'
import * as queries from './doctor.queries.ts'
import { lookAtDisk } from './probes.service.ts'

type Value = { labels: Record<string, string>; value: number }
type Gauge = { name: string; help: string; labels: readonly string[]; read: () => Promise<Value[]> }

const alone = (name: string, help: string, read: () => Promise<number>): Gauge => ({
  name: `tafelrunde_${name}`,
  help,
  labels: [],
  read: async () => [{ labels: {}, value: await read() }],
})
const by = (label: string, name: string, help: string, read: () => Promise<[string, number][]>): Gauge => ({
  name: `tafelrunde_${name}`,
  help,
  labels: [label],
  read: async () => (await read()).map(([key, value]) => ({ labels: { [label]: key }, value })),
})

/** What a monitor sees of this installation beside its requests, read when it asks. */
export const gaugesOf = ({ db, config, clock }: Deps): Gauge[] => [
  by('version', 'info', 'The version that runs', async () => [[version, 1]]),
  by('state', 'database_pool', 'Connections of this process to the database', async () => {
    const { totalCount, idleCount, waitingCount } = db.$client
    return [
      ['open', totalCount],
      ['idle', idleCount],
      ['waited_for', waitingCount],
    ]
  }),
  alone('database_bytes', 'Size of the database', async () => (await queries.findDatabase(db)).bytes),
  alone(
    'database_lock_wait_seconds',
    'The longest that somebody waits for a lock',
    async () => (await queries.findWaiting(db)).lockedMs / 1000,
  ),
  by('name', 'jobs_failed', 'Jobs that failed in the last day', async () =>
    Object.entries((await queries.findJobs(db)).failed),
  ),
  alone(
    'jobs_wait_seconds',
    'How long the oldest job waits that could have begun',
    async () => (await queries.findJobs(db)).waitingMs / 1000,
  ),
  alone(
    'mails_waiting',
    'Mails that are not sent yet',
    async () => (await queries.findMails(db, clock.now())).waiting,
  ),
  alone(
    'mails_wait_seconds',
    'How long the oldest of them waits',
    async () => (await queries.findMails(db, clock.now())).waitingMs / 1000,
  ),
  by('place', 'backup_age_seconds', 'Since the latest backup arrived at a place', async () => {
    const places = await latestBackups({ db, config })
    return places.flatMap(({ kind, latest }): [string, number][] =>
      latest ? [[kind, (clock.now().getTime() - latest.at.getTime()) / 1000]] : [],
    )
  }),
  alone(
    'disk_free_bytes',
    'What is left where the data is',
    async () => (await lookAtDisk(config.DATA_DIR)).free,
  ),
]
