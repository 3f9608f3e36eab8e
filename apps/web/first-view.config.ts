import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { css } from './css-modules.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What a server has in place of these. */
const replaced = new Map([
  [file('src/shared/session.ts'), file('src/first-view/session.ts')],
  [file('src/shared/page/Refresher.tsx'), file('src/first-view/Refresher.tsx')],
  [file('src/shared/page/wide.ts'), file('src/first-view/wide.ts')],
  [file('src/shared/firstView.ts'), file('src/first-view/firstView.ts')],
  [file('src/shared/useNow.ts'), file('src/first-view/useNow.ts')],
])
const browser = file('src/first-view/browser.ts')
const globals = ['window', 'document', 'navigator', 'location', 'IntersectionObserver']

const standIns = (): Plugin => ({
  name: 'stand-ins',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return (found && replaced.get(found.id)) ?? found
  },
  transform(code, id) {
    const isOurs = id.startsWith(file('src/')) || id.includes('/packages/')
    if (!isOurs || id === browser || !/\.tsx?$/.test(id)) return undefined
    const used = globals.filter(name => new RegExp(`\\b${name}\\b`).test(code))
    return used.length > 0 ? `import { ${used.join(', ')} } from '${browser}'\n${code}` : undefined
  },
})

/**
 * zod shares its registry with every other copy in the process (`globalThis`). The server prints the interface's
 * description from it, where the names of this copy would be there a second time.
 */
const ownRegistry = (): Plugin => ({
  name: 'own-registry',
  transform: (code, id) =>
    id.endsWith('/zod/v4/core/registries.js')
      ? `const own = {}\n${code.replaceAll('globalThis', 'own')}`
      : undefined,
})

/** The first view of the app's pages, drawn by the server: one file for Node beside what browsers get. */
export default defineConfig({
  plugins: [standIns(), ownRegistry(), react()],
  css,
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/first-view/entry.tsx',
    outDir: 'dist-server',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'first-view.js', codeSplitting: false } },
  },
})
