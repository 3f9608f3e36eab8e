import { fileURLToPath } from 'node:url'
import license, { type Dependency } from 'rollup-plugin-license'
import type { PluginOption } from 'vite'
import { foldersBelow, isOurs, packageAt } from './installed.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** What the service worker is made of; it is built apart. */
const worker = ['core', 'precaching', 'routing', 'strategies'].map(part =>
  folder(`node_modules/workbox-${part}`),
)

const bundled = ({ name, version, license, licenseText, noticeText }: Dependency) => ({
  name: name ?? '',
  version: version ?? '',
  licence: license ?? '',
  text: [licenseText, noticeText].filter(Boolean).join('\n\n').trim(),
})

type Package = ReturnType<typeof packageAt>

/** Each package once, with the parts of the product that it is in. */
const licencesOf = (parts: Record<string, Package[]>) => {
  const all = new Map<string, Package & { parts: string[] }>()
  for (const [part, packages] of Object.entries(parts))
    for (const one of packages) {
      const key = `${one.name}@${one.version}`
      const known = all.get(key) ?? { ...one, parts: [] }
      all.set(key, { ...known, parts: [...new Set([...known.parts, part])] })
    }
  return [...all.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** What makes the builds is installed with everything that runs, but is no part of it. */
const builders = /^(vite|vite-plugin-.+|@vitejs\/.+|@swc\/core|rollup-plugin-.+|browserslist)$/

const installed = (...workspaces: string[]) =>
  workspaces
    .flatMap(workspace => [...foldersBelow(folder(workspace), builders)])
    .filter(path => !isOurs(path))
    .map(packageAt)

/**
 * Writes `licences.json`: whose work the product is made of, and on which terms. Of the app what is in its bundle, of
 * the Verwaltung and the server what they are installed with.
 */
export const licences = (): PluginOption => {
  let app: Package[] = []
  const collect = (dependencies: Dependency[]) => {
    app = dependencies.map(bundled)
  }
  return [
    license({ sourcemap: false, thirdParty: { multipleVersions: true, output: collect } }),
    {
      name: 'licences',
      generateBundle() {
        const parts = {
          app: [...app, ...worker.map(packageAt)],
          admin: installed('apps/admin'),
          server: installed('apps/server', ''),
        }
        this.emitFile({
          type: 'asset',
          fileName: 'licences.json',
          source: JSON.stringify(licencesOf(parts)),
        })
      },
    },
  ]
}
