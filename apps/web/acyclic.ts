import type { Plugin } from 'vite'

/** Refuses a build in which files need each other in a circle: one of them would run before what it needs is there. */
export const acyclic = (): Plugin => ({
  name: 'acyclic',
  apply: 'build',
  generateBundle(_options, bundle) {
    const importsOf = (name: string) => {
      const file = bundle[name]
      return file?.type === 'chunk' ? file.imports : []
    }
    const done = new Set<string>()
    const walk = (name: string, way: readonly string[]) => {
      if (way.includes(name)) this.error(`files in a circle: ${[...way, name].join(' → ')}`)
      if (done.has(name)) return
      for (const next of importsOf(name)) walk(next, [...way, name])
      done.add(name)
    }
    for (const name of Object.keys(bundle)) walk(name, [])
  },
})
