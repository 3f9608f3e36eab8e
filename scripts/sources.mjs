import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const notSources = ['dist', 'dist-server', 'node_modules']

/** All files below a folder, in an order that does not change. */
const filesBelow = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notSources.includes(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(root, path) : [path]
    })

const filesOf = (root, path) => (statSync(join(root, path)).isDirectory() ? filesBelow(root, path) : [path])

const hashOf = (files, read) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(read(file))
  return hash.digest('hex')
}

/** What changes with whatever is written to a file: its time of change cannot be set back, unlike that of its content. */
const traceOf = file => {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file)
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}\n`
}

/**
 * Whether what `stamp` is kept with was made of the files of `root` in `paths` as they are. Reads them only where one was
 * touched since; `note` keeps that it was made of what they were when they were looked at.
 */
export const lookAtSources = (stamp, root, paths) => {
  const files = paths.flatMap(path => filesOf(root, path))
  const traces = hashOf(files, file => traceOf(join(root, file)))
  const [known, seen] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []
  if (known && seen === traces) return { isMade: true, note: () => {} }
  const content = hashOf(files, file => readFileSync(join(root, file)))
  const note = () => writeFileSync(stamp, `${content}\n${traces}`)
  if (known === content) note()
  return { isMade: known === content, note }
}
