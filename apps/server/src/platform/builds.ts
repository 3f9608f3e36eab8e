import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = (name: string) => fileURLToPath(new URL(`../../../${name}/dist`, import.meta.url))

export const web = folder('web')

/** What this server serves besides the API. */
export const builds = [
  { prefix: '/anzeige/', root: folder('display') },
  { prefix: '/verwaltung/', root: folder('admin') },
  { prefix: '/', root: web },
]

/** A file of a build whose name changes with its content. */
export type BuiltFile = { path: string; type: string; read: () => Promise<Buffer> }

const types = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.wasm', 'application/wasm'],
])

/** All such files of this server's builds; what is compressed beside them can be made again. */
export const builtFiles = async (): Promise<BuiltFile[]> => {
  const found = builds.map(async ({ prefix, root }) => {
    const folder = join(root, 'assets')
    const names = await readdir(folder).catch(() => [])
    return names.flatMap(name => {
      const type = types.get(extname(name))
      const read = () => readFile(join(folder, name))
      return type === undefined ? [] : [{ path: `${prefix}assets/${name}`, type, read }]
    })
  })
  return (await Promise.all(found)).flat()
}
