import { readFileSync } from 'node:fs'

const dist = 'apps/web/dist'
const page = readFileSync(`${dist}/index.html`, 'utf8')
const firstFiles = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => dist + file)

// What a first visit needs until the app answers to a tap, as it goes over the wire. The first view and its data come on
// top, with the styles that are counted here: some 6 kB.
export default [
  { name: 'App, first files (brotli)', path: [`${dist}/index.html`, ...firstFiles], limit: '172 kB' },
]
