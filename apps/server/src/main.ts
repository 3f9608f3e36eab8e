import { buildApp } from './app.ts'
import { demoAccounts, demoPassword, makeDemoOnce } from './areas/demo/demo.service.ts'
import { readConfig } from './config.ts'
import { realDeps } from './deps.ts'
import { jobNames, startWork } from './jobs.ts'

const config = readConfig(process.env)
const deps = await realDeps(config, jobNames)
const isDemo = config.DEMO && (await makeDemoOnce(deps))
const app = await buildApp(deps)
await startWork(deps)

const stop = () => {
  app.close().catch(error => {
    deps.log.error({ err: error }, 'not closed in order')
    process.exitCode = 1
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

await app.listen({ host: config.HOST, port: config.PORT })

console.log(`\nTafelrunde läuft: ${config.APP_URL}\nVerwaltung:       ${config.APP_URL}/verwaltung/`)
if (isDemo) {
  console.log(`\nDemo-Konten, alle mit dem Passwort ${demoPassword}:`)
  for (const { email, role } of demoAccounts) console.log(`  ${email.padEnd(34)} ${role}`)
}
console.log('\nBeenden mit Strg+C.')
