import type { Command } from './command.ts'
import { commands } from './commands.ts'
import { readConfig } from './config.ts'
import { realDeps } from './deps.ts'
import { jobNames } from './jobs.ts'
import { patient } from './platform/db/connection.ts'
import { writingAs } from './platform/db/writer.ts'
import { errorText } from './platform/log.ts'
import { stopWanted } from './stop.ts'

const help = [
  'Aufruf: npm run admin -- <Befehl>',
  ...Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
].join('\n')

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

/** A command that is broken off ends the transaction with its connection, and the database as any other. */
const perform = async (command: Command) => {
  const deps = await realDeps(readConfig(process.env), jobNames, patient)
  try {
    return await Promise.race([
      writingAs({ via: 'command' }, () => command.run(args, deps)),
      stopWanted.then(() => 130),
    ])
  } finally {
    await deps.close()
  }
}

if (!command) {
  console.error(help)
  process.exitCode = name === '' || name === 'help' ? 0 : 1
} else {
  process.exitCode = await perform(command).catch(error => {
    console.error(errorText(error))
    return 1
  })
}
