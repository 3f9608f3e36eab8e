import type { Deps } from '../../deps.ts'
import { keepBeforeUpgrade } from '../../platform/backups/before-upgrade.ts'
import { patient } from '../../platform/db/connection.ts'
import { closeDatabase, openDatabase } from '../../platform/db/database.ts'
import { withPostgres } from '../../platform/db/embedded.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { createLog } from '../../platform/log.ts'
import { countProblems } from '../participations/check/check.service.ts'

/**
 * Brings the database of an installation up to this version, with a copy of what it was before. Answers whether it was of
 * an older one, and how much is wrong with the registrations.
 */
export const upgrade = (config: Pick<Deps['config'], 'DATABASE_URL' | 'DATA_DIR' | 'LOG_LEVEL'>) => {
  const log = createLog(config.LOG_LEVEL)
  return withPostgres(config, log, async url => {
    const wasOlder = await migrateDatabase(url, () => keepBeforeUpgrade(url, config.DATA_DIR, log))
    const db = openDatabase(url, log, patient, { prepares: false })
    try {
      return { wasOlder, problems: await countProblems(db) }
    } finally {
      await closeDatabase(db)
    }
  })
}
