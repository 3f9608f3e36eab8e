import type { Plugin } from 'vite'

/** The files of the app that the page begins with, as Vite writes them into it: what they need, and they themselves. */
const needed = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g
const entries = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g

/**
 * Has `src/start.ts` run what the page begins with, each file by itself. They come after all that people read, as they run
 * once that is painted.
 */
export const inTurns = (): Plugin => ({
  name: 'in-turns',
  apply: 'build',
  config: () => ({ build: { rolldownOptions: { input: ['index.html', 'src/start.ts'] } } }),
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const start = Object.values(bundle).find(file => file.name === 'start' && file.type === 'chunk')
      const links = [...html.matchAll(needed), ...html.matchAll(entries)].map(
        ([, file]) =>
          `\n    <link rel="modulepreload" crossorigin fetchpriority="low" data-first href="${file}">`,
      )
      const script = `\n    <script type="module" crossorigin src="/${start?.fileName}"></script>`
      return html
        .replaceAll(needed, '')
        .replaceAll(entries, '')
        .replace('</title>', () => `</title>${script}${links.join('')}`)
    },
  },
})
