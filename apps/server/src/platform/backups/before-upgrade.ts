import { join } from 'node:path'
import { systemClock } from '../clock.ts'
import { patient } from '../db/connection.ts'
import { closeDatabase, openDatabase } from '../db/database.ts'
import type { Logger } from '../log.ts'
import { version } from '../version.ts'
import { backUp } from './back-up.ts'
import { ownBackups, ownFolder } from './places.ts'
import { nameAt, rotate } from './rotation.ts'

/**
 * Keeps what an older version has left at `url`, before this one changes it, and tells the terminal where. What cannot be
 * kept must not be changed: throws then.
 */
export const keepBeforeUpgrade = async (url: string, folder: string, log: Logger) => {
  const own = await ownFolder(ownBackups(folder))
  const now = systemClock.now()
  const file = join(ownBackups(folder), nameAt(now, 'upgrade'))
  const db = openDatabase(url, log, patient, { prepares: false })
  try {
    const head = { version: `vor ${version}`, made: now.toISOString() }
    await backUp({ db, folder, file, head })
  } finally {
    await closeDatabase(db)
  }
  await rotate(own)
  console.log(`Vor dem Umstieg auf Fassung ${version} gesichert: ${file}`)
}
