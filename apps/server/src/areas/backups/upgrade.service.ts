import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { backUp } from '../../platform/backups/back-up.ts'
import { ownFolder } from '../../platform/backups/places.ts'
import { systemClock } from '../../platform/clock.ts'
import { patient } from '../../platform/db/connection.ts'
import { closeDatabase, openDatabase } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import { version } from '../../version.ts'
import { ownBackups } from './backups.service.ts'
import { keptBeforeUpgradeText } from './backups.texts.ts'
import { nameAt, superfluous } from './rotation.rules.ts'

/**
 * Keeps what an older version has left at `url`, before this one changes it, and tells the terminal where. What cannot be
 * kept must not be changed: throws then.
 */
export const copyBeforeUpgrade = async (
  url: string,
  config: Pick<Config, 'DATA_DIR'>,
  log: Logger,
): Promise<void> => {
  const folder = ownBackups(config)
  const own = await ownFolder(folder)
  const now = systemClock.now()
  const file = join(folder, nameAt(now, 'upgrade'))
  const db = openDatabase(url, log, patient, false)
  try {
    const head = { version: `vor ${version}`, made: now.toISOString() }
    await backUp({ db, folder: config.DATA_DIR, file, head })
  } finally {
    await closeDatabase(db)
  }
  for (const name of superfluous(await own.list())) await own.drop(name)
  console.log(keptBeforeUpgradeText(version, file))
}
