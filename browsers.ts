import browserslist from 'browserslist'

const bundlersName = new Map([
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['ios_saf', 'ios'],
])

const named = browserslist(undefined, { path: import.meta.dirname }).map(browser => {
  const [name = '', version = ''] = browser.split(' ')
  return { name: bundlersName.get(name), version: Number.parseFloat(version) }
})

/** The oldest version of each browser that package.json names, by the name that bundlers have for it. */
export const oldest = [...bundlersName.values()].map(name => {
  const versions = named.filter(browser => browser.name === name).map(({ version }) => version)
  return { name, version: Math.min(...versions) }
})

/** These, as bundlers want to be told: `safari16.4`. */
export const target = oldest.map(({ name, version }) => `${name}${version}`)
