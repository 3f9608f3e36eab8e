import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Writes the icon into the page: of a file to itself the head of the answer is half of what it costs. */
export const iconInPage = (): Plugin => ({
  name: 'icon-in-page',
  apply: 'build',
  transformIndexHtml: html => {
    const icon = readFileSync(new URL('public/favicon.svg', import.meta.url), 'utf8').trim()
    const address = icon.replaceAll('"', "'").replaceAll('#', '%23')
    return html.replace('href="/favicon.svg"', () => `href="data:image/svg+xml,${address}"`)
  },
})
