import type { Plugin } from 'vite'

/**
 * localforage (which Ionic's storage keeps in) asks whether there is a `require`, and so the bundler gives every page a
 * substitute for one: no browser has any.
 */
export const noRequire = (): Plugin => ({
  name: 'no-require',
  apply: 'build',
  transform: {
    filter: { id: /\/localforage\// },
    handler: code => code.replaceAll('typeof require=="function"&&require', 'false'),
  },
})
