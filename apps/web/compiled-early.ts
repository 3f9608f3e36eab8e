import type { Plugin, Rolldown } from 'vite'

/** Explicit compile hints (Chromium from 136 on); it has to stand before all else in its file. */
const hint = '//# allFunctionsCalledOnLoad\n'

/** What the page begins with: its entry, and what that imports. */
const firstFiles = (bundle: Rolldown.OutputBundle) => {
  const files = new Set<Rolldown.OutputChunk>()
  const add = (file?: Rolldown.OutputChunk | Rolldown.OutputAsset) => {
    if (file?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    for (const name of file.imports) add(bundle[name])
  }
  add(Object.values(bundle).find(file => file.type === 'chunk' && file.isEntry && file.name === 'index'))
  return files
}

/**
 * Has the browser compile what the page begins with on another thread, while it arrives. Else it would compile each function
 * by itself when it is called, and keep people waiting meanwhile; nearly all of these are called at once.
 */
export const compiledEarly = (): Plugin => {
  const self: Plugin = {
    name: 'compiled-early',
    apply: 'build',
    // Vite puts a line of its own at the top of a file, after the turn of all plugins that it is given; so this one's is after
    // that, and before files are compressed.
    configResolved({ plugins }) {
      if (!Array.isArray(plugins)) return
      plugins.splice(plugins.indexOf(self), 1)
      plugins.splice(plugins.findIndex(({ name }) => name === 'vite:build-import-analysis') + 1, 0, self)
    },
    generateBundle(_options, bundle) {
      const files = firstFiles(bundle)
      if (files.size === 0) this.error('the page begins with no script')
      for (const file of files) file.code = hint + file.code
    },
  }
  return self
}
