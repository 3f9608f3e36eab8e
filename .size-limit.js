import { readFileSync } from 'node:fs'

const dist = 'apps/web/dist'
const page = readFileSync(`${dist}/index.html`, 'utf8')
const firstFiles = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => dist + file)

// What a first visit needs at once, as it goes over the wire. Screen, icons and data come on top; all together
// may take 200 kB until the content is visible.
export default [
  { name: 'App, first files (brotli)', path: [`${dist}/index.html`, ...firstFiles], limit: '166 kB' },
]
