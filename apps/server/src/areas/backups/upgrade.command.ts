import type { EarlyCommand } from '../../command.ts'
import { usages } from '../../command-usages.ts'
import { version } from '../../platform/version.ts'
import { texts, upgradedText, wrongCall } from './backups.texts.ts'
import { upgrade } from './upgrade.service.ts'

/** Brings the database up to this version, with a copy of what it was before. */
export const upgradeCommand: EarlyCommand = {
  run: async (args, { config }) => {
    if (args.length > 0) {
      console.error(wrongCall(usages.upgrade.usage))
      return 1
    }
    const { wasOlder, problems } = await upgrade(config)
    console.log(wasOlder ? upgradedText(version) : texts.upToDate)
    if (problems === 0) return 0
    console.error(texts.problems(problems))
    return 1
  },
}
