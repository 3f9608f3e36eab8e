import { commands, earlyCommands } from './commands.ts'
import { readConfig } from './config.ts'
import { realDeps } from './connect-deps.ts'
import { patient } from './platform/db/connection.ts'
import { writingAs } from './platform/db/writer.ts'
import { errorText } from './platform/log.ts'
import { stopWanted } from './stop.ts'

const jobNames = async () => (await import('./jobs.ts')).jobNames

const isEarly = (name: string): name is keyof typeof earlyCommands => Object.hasOwn(earlyCommands, name)

const workEarly = async (name: keyof typeof earlyCommands, args: string[]) => {
  const broken = new AbortController()
  void stopWanted.then(() => broken.abort())
  const command = await earlyCommands[name]()
  return command.run(args, { config: readConfig(process.env), jobNames, end: broken.signal }).catch(error => {
    if (broken.signal.aborted) return 130
    throw error
  })
}

/** A command that is broken off ends the transaction with its connection, and the database as any other. */
const work = async (name: string, args: string[]) => {
  if (isEarly(name)) return workEarly(name, args)
  const loading = commands[name]?.() // while the database starts
  const deps = await realDeps(readConfig(process.env), jobNames, patient)
  try {
    const command = await loading
    if (!command) throw new Error(`There is no command ${name}.`)
    return await Promise.race([
      writingAs({ via: 'command' }, () => command.run(args, deps)),
      stopWanted.then(() => 130),
    ])
  } finally {
    await deps.close()
  }
}

/** Runs one of `commands`; answers its exit code, 1 when it fails and 130 when it is broken off. */
export const perform = (name: string, args: string[]) =>
  work(name, args).catch(error => {
    console.error(errorText(error))
    return 1
  })
