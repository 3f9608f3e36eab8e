import { readFileSync } from 'node:fs'

const dist = 'apps/web/dist'
const page = readFileSync(`${dist}/index.html`, 'utf8')
const chunks = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))
const firstFiles = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file)

/** The files of a screen beside the first ones, as the server names them in its page: scripts, and the styles in it. */
const filesOf = (name, seen = new Set()) => {
  const { file, imports = [], css = [] } = chunks[name]
  if (seen.has(file)) return []
  seen.add(file)
  return [...imports.flatMap(other => filesOf(other, seen)), file, ...css]
}

const filesUntilTaps = screen => [...new Set(['index.html', ...firstFiles, ...filesOf(screen)])]

// What a first visit needs until the app answers to a tap, as it goes over the wire but for the heads of its files. What
// is seen, and its data, come on top: some 5 to 8 kB.
export default [
  { name: 'App, list of events (brotli)', screen: 'index.html', limit: '116.3 kB' },
  { name: 'App, programme (brotli)', screen: 'src/areas/workshops/ScheduleScreen.tsx', limit: '129.6 kB' },
  { name: 'App, workshop (brotli)', screen: 'src/areas/workshops/WorkshopScreen.tsx', limit: '130.4 kB' },
  { name: 'App, event (brotli)', screen: 'src/areas/events/EventScreen.tsx', limit: '125.6 kB' },
].map(({ screen, ...budget }) => ({ ...budget, path: filesUntilTaps(screen).map(file => `${dist}/${file}`) }))
