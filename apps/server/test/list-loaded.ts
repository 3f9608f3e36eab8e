import module from 'node:module'

/** Loads one module of `src` and calls what it exports under a name, if one is given; prints all files that came. */
const [path = '', of, name = ''] = process.argv.slice(2)
const loaded: string[] = []
module.registerHooks({
  load: (url, context, next) => {
    loaded.push(url)
    return next(url, context)
  },
})
const found = await import(new URL(`../src/${path}`, import.meta.url).href)
if (of) await found[of][name]()
console.log(JSON.stringify(loaded))
process.exit()
