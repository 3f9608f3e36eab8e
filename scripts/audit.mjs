// Asks the registry for known vulnerabilities of the packages that Tafelrunde is built of and runs with, and ends with
// 0 if there are none but accepted ones, with 1 if there are, and with 2 if the registry does not answer that.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { judge } from './advisories.mjs'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    registry: { type: 'string' },
    accepted: { type: 'string', default: join(root, 'scripts', 'accepted-advisories.json') },
    folder: { type: 'string', default: root },
  },
})

const asked = [
  'audit',
  '--json',
  '--omit',
  'dev',
  ...(values.registry ? ['--registry', values.registry] : []),
]
const { stdout } = spawnSync('npm', asked, {
  cwd: values.folder,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
const parsed = () => {
  try {
    return JSON.parse(stdout)
  } catch {
    return {}
  }
}
const judged = judge(
  parsed(),
  JSON.parse(readFileSync(values.accepted, 'utf8')),
  new Date().toISOString().slice(0, 10),
)

const tell = (words, advisories) => {
  for (const { id, severity, name, title, reason } of advisories)
    console.log([words, id, severity, name, title ?? reason].filter(Boolean).join(' · '))
}
if (judged) {
  const { open, expired, accepted, unused } = judged
  tell('open', open)
  tell('acceptance expired', expired)
  tell('accepted', accepted)
  tell('acceptance not needed any more', unused)
  console.log(`${open.length + expired.length} to mend or accept, ${accepted.length} accepted`)
  process.exitCode = open.length + expired.length > 0 ? 1 : 0
} else {
  console.log(
    'The registry does not say what it knows of vulnerabilities: ask one that does, with -- --registry URL.',
  )
  process.exitCode = 2
}
