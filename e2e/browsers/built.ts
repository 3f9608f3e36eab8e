import { glob, readFile } from 'node:fs/promises'
import { uncallable } from './interfaces.ts'

// npm run browsers: which built scripts call what the oldest browsers do not have, and which need each other in a circle,
// of which one would run before what it needs is there.

const asked = 'asked for before it is called'
const another = 'a method of a library, which is called alike'

/** What is called nevertheless, and why it may be. */
const excepted = new Map([
  ['.alpha', another], // MUI's colours
  ['.captureStackTrace', asked],
  ['.caretPositionFromPoint', asked],
  ['.caretRangeFromPoint', asked],
  ['.command', another], // Tiptap
  ['.configure', another], // Tiptap
  ['.createHTML', asked],
  ['.createPolicy', asked],
  ['.createView', another], // Tiptap
  ['.destroy', another],
  ['.format', another], // Intl and messages
  ['.getClientCapabilities', asked],
  ['.getComposedRanges', asked],
  ['.skipTransition', 'of a transition, which is there then'],
  ['.startViewTransition', asked],
  ['.to', another], // Ionic's animations
  ['.toArray', another], // React's Children
  ['.transition', another], // MUI's themes
  ['.use', another], // React
])

const calls = /(?:\b([A-Z][A-Za-z]*))?([.][A-Za-z]+)(?=\()|\bnew [A-Z][A-Za-z]+(?=\()/g
const found = new Map<string, Set<string>>()
for await (const file of glob('apps/*/dist/**/*.js'))
  for (const [whole, , method = whole] of (await readFile(file, 'utf8')).matchAll(calls)) {
    const call = [method, whole].find(one => uncallable.has(one))
    if (call) found.set(call, (found.get(call) ?? new Set()).add(file))
  }

// zod asks before it calls it; of the files with zod's code nothing is said.
const ofZod = /\/(schemas|index|Editor)-/
const parsing = [...(found.get('.canParse') ?? [])].filter(file => ofZod.test(file))
for (const file of parsing) found.get('.canParse')?.delete(file)

const bad = [...found].filter(([name, files]) => files.size > 0 && !excepted.has(name))
for (const [name, files] of bad)
  console.error(`${name}: not in all browsers, called in ${[...files].join(', ')}`)
const needless = [...excepted.keys()].filter(name => !found.has(name))
for (const name of needless) console.error(`${name}: excepted in built.ts, called nowhere`)

const circles: string[] = []
const chunks: Record<string, { imports?: string[] }> = JSON.parse(
  await readFile('apps/web/dist/.vite/manifest.json', 'utf8'),
)
const done = new Set<string>()
const walk = (name: string, way: readonly string[]) => {
  if (way.includes(name)) circles.push([...way, name].join(' → '))
  if (done.has(name)) return
  done.add(name)
  for (const next of chunks[name]?.imports ?? []) walk(next, [...way, name])
}
for (const name of Object.keys(chunks)) walk(name, [])
for (const circle of circles) console.error(`files in a circle: ${circle}`)
process.exitCode = Number(bad.length + needless.length + circles.length > 0)
