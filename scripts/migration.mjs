// npm run migration -- --name=what-changes writes what has changed in the tables; with --check nothing may have.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run.mjs'

const { values } = parseArgs({ options: { check: { type: 'boolean' }, name: { type: 'string' } } })
const server = join(root, 'apps/server')
const kept = join(server, 'drizzle')

/** Compares the tables with the newest migration in this folder of the server's, and writes there what has changed. */
const generate = (folder, stdio, ...args) =>
  execFileSync(join(root, 'node_modules/.bin/drizzle-kit'), ['generate', ...args], {
    cwd: server,
    env: { ...process.env, MIGRATIONS: `./${folder}` },
    stdio,
  })

/** Only the newest snapshot is compared with anything; the former ones are in the history. */
const former = () =>
  readdirSync(join(kept, 'meta'))
    .filter(name => name.endsWith('_snapshot.json'))
    .toSorted()
    .slice(0, -1)

const faults = () => {
  const folder = mkdtempSync(join(server, '.migration-'))
  try {
    cpSync(kept, folder, { recursive: true })
    // Where it would have to ask whether a column is new or has another name, it writes nothing either.
    const isSame = String(generate(basename(folder), 'pipe')).includes('No schema changes')
    return [
      ...(isSame ? [] : ['the tables have changed: npm run migration -- --name=what-changes']),
      ...former().map(name => `${name} is of a former migration`),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (values.check) {
  for (const fault of faults()) {
    console.error(`migrations: ${fault}`)
    process.exitCode = 1
  }
} else {
  generate('drizzle', 'inherit', ...(values.name ? [`--name=${values.name}`] : []))
  for (const name of former()) rmSync(join(kept, 'meta', name))
}
