import module from 'node:module'
import { quickResolve } from '../src/loading.ts'

/** Loads the whole server, and prints as JSON what is found elsewhere than Node finds it. For a process of its own. */
const resolve = quickResolve()
const wrong: unknown[] = []
let count = 0
module.registerHooks({
  resolve: (specifier, context, next) => {
    const wanted = next(specifier, context)
    const { url, format } = resolve(specifier, context, next)
    count += 1
    if (url !== wanted.url || (format ?? wanted.format) !== wanted.format)
      wrong.push({ specifier, from: context.parentURL, url, format, wanted })
    return wanted
  },
})
for (const name of ['app', 'jobs', 'commands', 'areas/demo/demo.service'])
  await import(new URL(`../src/${name}.ts`, import.meta.url).href)
console.log(JSON.stringify({ count, wrong }))
process.exit()
