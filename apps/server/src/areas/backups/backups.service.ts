import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backups } from '@tafelrunde/contract/admin/backups'
import type { Deps } from '../../deps.ts'
import { backUp } from '../../platform/backups/back-up.ts'
import { folderPlace, ownBackups, ownFolder, s3Place } from '../../platform/backups/places.ts'
import { isDue, lacking, nameAt, rotate } from '../../platform/backups/rotation.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/refusals.ts'
import { version } from '../../platform/version.ts'
import * as queries from './backups.queries.ts'
import { failureText, texts } from './backups.texts.ts'

export const dailyBackupJob = 'daily-backup'
export const backupNowJob = 'backup-now'

const day = 24 * 60 * 60 * 1000
/** Milliseconds for which it is told what came of a backup. */
const attemptsKept = 100 * day
const listed = 50

/** Where else backups go, and what that is called. */
const placesBesides = ({ BACKUP_FOLDER, backupS3 }: Deps['config']) => [
  ...(BACKUP_FOLDER
    ? [{ kind: 'folder' as const, where: BACKUP_FOLDER, open: () => folderPlace(BACKUP_FOLDER) }]
    : []),
  ...(backupS3 ? [{ kind: 's3' as const, where: backupS3.endpoint, open: () => s3Place(backupS3) }] : []),
]

/** All places that backups go to, ours first. */
const placesOf = (config: Deps['config']) => [
  { kind: 'own' as const, where: ownBackups(config.DATA_DIR) },
  ...placesBesides(config).map(({ kind, where }) => ({ kind, where })),
]

/** Does it, and notes what came of it: a size, or the reason why there is none. */
const attempt = async (
  deps: Deps,
  { place, file }: { place: Backups['places'][number]['kind']; file: string },
  work: () => Promise<number>,
) => {
  const outcome = await work().then(
    bytes => ({ bytes }),
    error => {
      deps.log.error({ err: error, place }, 'a backup failed')
      return { failure: failureText(error) }
    },
  )
  const at = deps.clock.now()
  await inTransaction(deps.db, async tx => {
    await queries.insertAttempt(tx, { place, file, at, ...outcome })
    await queries.deleteAttemptsBefore(tx, new Date(at.getTime() - attemptsKept))
  })
}

const makeBackup = async (deps: Deps) => {
  const { db, config, clock } = deps
  const folder = ownBackups(config.DATA_DIR)
  const name = nameAt(clock.now())
  await attempt(deps, { place: 'own', file: name }, async () => {
    const own = await ownFolder(folder)
    const file = join(folder, name)
    const head = { version, made: clock.now().toISOString() }
    await backUp({ db, folder: config.DATA_DIR, file, head })
    await rotate(own)
    return (await stat(file)).size
  })
}

/** Brings to the other places what they lack. */
const spread = async (deps: Deps) => {
  const folder = ownBackups(deps.config.DATA_DIR)
  const own = await (await ownFolder(folder)).list()
  for (const { kind, open } of placesBesides(deps.config)) {
    const place = open()
    // Where it cannot be looked at, writing fails as well, and that is noted.
    const there = await place.list().catch((): string[] => [])
    for (const name of lacking(own, there))
      await attempt(deps, { place: kind, file: name }, async () => {
        const file = join(folder, name)
        await place.keep(name, file)
        await rotate(place)
        return (await stat(file)).size
      })
  }
}

/** Makes a backup and brings it to all places. */
export const backUpNow = async (deps: Deps) => {
  await makeBackup(deps)
  await spread(deps)
}

/**
 * Asked each hour: makes the backup of the day unless there is one, and brings to the other places what they lack.
 * What fails is noted, and tried again in an hour.
 */
export const backUpDaily = async (deps: Deps) => {
  const own = await ownFolder(ownBackups(deps.config.DATA_DIR)).then(
    place => place.list(),
    (): string[] => [], // which fails below as well, and is noted
  )
  if (isDue(own, deps.clock.now())) await makeBackup(deps)
  await spread(deps).catch(error => deps.log.error({ err: error }, 'backups are not brought to other places'))
}

/** All places, each with its latest backup, or null. */
export const latestBackups = async ({ db, config }: Pick<Deps, 'db' | 'config'>) => {
  const latest = await queries.findLatest(db)
  return placesOf(config).map(place => {
    const last = latest.find(({ place: kind }) => kind === place.kind)
    return { ...place, latest: last?.at ? { at: last.at, bytes: last.bytes } : null }
  })
}

/** Where backups go, and what came of the last ones. */
export const readBackups = async (deps: Deps): Promise<Backups> => ({
  is_on: deps.config.BACKUPS,
  places: await latestBackups(deps),
  attempts: await queries.findAttempts(deps.db, listed),
})

/** Has a backup made by one of the servers, soon. */
export const askForBackup = async ({ db, config, jobs }: Deps) => {
  if (!config.BACKUPS) throw new Refusal('state', texts.off)
  await inTransaction(db, tx => jobs.enqueue(tx, backupNowJob, 'asked for'))
}
