import type { EarlyCommand } from '../../command.ts'
import { usages } from '../../command-usages.ts'
import { UnreadableArchive } from '../../platform/backups/archive.ts'
import { NewerBackup, NotEmpty, restoreInto } from '../../platform/backups/restore.ts'
import { createLog } from '../../platform/log.ts'
import { restoredText, texts, wrongCall } from './backups.texts.ts'

/** What the office is told; nothing where it is a fault of ours. */
const sentenceOf = (error: unknown, file: string) => {
  if (error instanceof NotEmpty) return texts.notEmpty
  if (error instanceof NewerBackup) return texts.newer(error.message)
  if (error instanceof UnreadableArchive) return texts.unreadable(file)
  const isNotThere =
    error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'EISDIR'].includes(String(error.code))
  return isNotThere ? texts.notThere(file) : undefined
}

/** Puts a backup back into an empty installation. */
export const restoreCommand: EarlyCommand = {
  run: async (args, { config, jobNames, end }) => {
    const [file, ...more] = args
    if (!file || more.length > 0) {
      console.error(wrongCall(usages.restore.usage))
      return 1
    }
    try {
      const asked = { file, jobNames: await jobNames(), log: createLog(config.LOG_LEVEL), end }
      const { head, manifest } = await restoreInto(config, asked)
      console.log(restoredText(new Date(head.made), head.version, manifest))
      return 0
    } catch (error) {
      const sentence = sentenceOf(error, file)
      if (!sentence) throw error
      console.error(sentence)
      return 1
    }
  },
}
