import type { EarlyCommand } from '../../command.ts'
import { usages } from '../../command-usages.ts'
import { patient } from '../../platform/db/connection.ts'
import { closeDatabase, openDatabase } from '../../platform/db/database.ts'
import { withPostgres } from '../../platform/db/embedded.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { createLog, type Logger } from '../../platform/log.ts'
import { version } from '../../version.ts'
import { findProblems } from '../participations/check/check.queries.ts'
import { texts, upgradedText, wrongCall } from './backups.texts.ts'
import { copyBeforeUpgrade } from './upgrade.service.ts'

/** How many things are wrong with the registrations. */
const countProblems = async (url: string, log: Logger) => {
  const db = openDatabase(url, log, patient, false)
  try {
    return (await findProblems(db)).reduce((sum, { problems }) => sum + problems.length, 0)
  } finally {
    await closeDatabase(db)
  }
}

/** Brings the database up to this version, with a copy of what it was before. */
export const upgradeCommand: EarlyCommand = {
  run: (args, { config }) => {
    const log = createLog(config.LOG_LEVEL)
    return withPostgres(config, log, async url => {
      if (args.length > 0) {
        console.error(wrongCall(usages.upgrade.usage))
        return 1
      }
      const isUpgrade = await migrateDatabase(url, () => copyBeforeUpgrade(url, config, log))
      console.log(isUpgrade ? upgradedText(version) : texts.upToDate)
      const problems = await countProblems(url, log)
      if (problems > 0) console.error(texts.problems(problems))
      return problems > 0 ? 1 : 0
    })
  },
}
