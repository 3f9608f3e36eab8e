import type { Command } from '../../command.ts'
import { usages } from '../../command-usages.ts'
import { FileExists } from '../../platform/backups/archive.ts'
import { backUp } from '../../platform/backups/back-up.ts'
import { version } from '../../platform/version.ts'
import { backedUpText, texts, wrongCall } from './backups.texts.ts'

/** Makes a backup while servers go on. */
export const backupCommand: Command = {
  run: async (args, { db, clock, config }) => {
    const [file, ...more] = args
    if (!file || more.length > 0) {
      console.error(wrongCall(usages.backup.usage))
      return 1
    }
    const head = { version, made: clock.now().toISOString() }
    try {
      console.log(backedUpText(file, await backUp({ db, folder: config.DATA_DIR, file, head })))
      return 0
    } catch (error) {
      const isOfTheDisk = error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))
      if (error instanceof FileExists) console.error(texts.fileExists(file))
      else if (isOfTheDisk) console.error(texts.notWritten(file, error.message))
      else throw error
      return 1
    }
  },
}
