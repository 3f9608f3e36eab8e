import { createSuperuserCommand } from './areas/account/create-superuser.command.ts'
import { checkCommand } from './areas/participations/check.command.ts'
import { importProgrammeCommand } from './areas/programme/import-programme.command.ts'
import type { Command } from './command.ts'
import { readConfig } from './config.ts'
import { realDeps } from './deps.ts'
import { jobNames } from './jobs.ts'

const commands: Record<string, Command> = {
  check: checkCommand,
  'create-superuser': createSuperuserCommand,
  'import-programme': importProgrammeCommand,
}

const help = [
  'Aufruf: npm run admin -- <Befehl>',
  ...Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
].join('\n')

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

if (!command) {
  console.error(help)
  process.exitCode = name === '' || name === 'help' ? 0 : 1
} else {
  const deps = await realDeps(readConfig(process.env), jobNames)
  try {
    process.exitCode = await command.run(args, deps)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await deps.close()
  }
}
