import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { demoAccounts, demoPassword, makeDemoOnce } from './areas/demo/demo.service.ts'
import { keepBuild } from './areas/storage/builds.service.ts'
import { readConfig } from './config.ts'
import { realDeps } from './connect-deps.ts'
import type { Deps } from './deps.ts'
import { frontEndsBuilt, stepsOf } from './first-start.ts'
import { jobNames, startWork } from './jobs.ts'
import { builtFiles } from './platform/builds.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { writingAs } from './platform/db/writer.ts'
import { drain } from './platform/http/drain.ts'
import { errorText } from './platform/log.ts'
import { stopLater, stopWanted } from './stop.ts'

const greet = (address: string, isDemo: boolean) => {
  console.log(`\nTafelrunde läuft: ${address}\nVerwaltung:       ${address}/verwaltung/`)
  if (isDemo) {
    console.log(`\nDemo-Konten, alle mit dem Passwort ${demoPassword}:`)
    for (const { email, role } of demoAccounts) console.log(`  ${email.padEnd(34)} ${role}`)
  }
  console.log('\nBeenden mit Strg+C.')
}

const listen = async (deps: Deps, isDemo: boolean) => {
  const { HOST, PORT, APP_URL, DRAIN_SECONDS, WORKER } = deps.config
  const app = await buildApp(deps)
  try {
    await startWork(deps)
    await app.listen({ host: HOST, port: PORT })
    const kept = builtFiles()
      .then(files => keepBuild(deps, files))
      .catch(error => deps.log.warn({ err: error }, 'the files of this build are not kept for later'))
    await Promise.race([kept, stopWanted])
    if (WORKER === 0) greet(APP_URL, isDemo)
    await stopWanted
    if (DRAIN_SECONDS > 0) {
      stopLater(DRAIN_SECONDS)
      await drain(app, DRAIN_SECONDS)
    }
  } finally {
    await app.close()
  }
}

const work = async (clock: Clock) => {
  const built = frontEndsBuilt()
  const config = readConfig(process.env)
  const step = stepsOf(!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'postgres')))
  const deps = { ...(await step('Datenbank anlegen', () => realDeps(config, jobNames))), clock }
  try {
    const makeDemo = () => writingAs({ via: 'job' }, () => makeDemoOnce(deps))
    const isDemo = config.DEMO && (await step('Beispiel mit Veranstaltungen und Konten anlegen', makeDemo))
    if (await built) await listen(deps, isDemo)
  } finally {
    await deps.close()
  }
}

const messageOf = (error: unknown) => {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return inUse ? `${errorText(error)}: set PORT to a free one` : errorText(error)
}

/** The server as its environment wants it, until it is told to stop; the process ends with it. */
export const serve = (clock = systemClock) =>
  work(clock)
    .catch(error => {
      console.error(`Tafelrunde does not start. ${messageOf(error)}`)
      process.exitCode = 1
    })
    // What was given back, such as a letter on its way to a slow server, would keep the process.
    .finally(() => process.exit())
