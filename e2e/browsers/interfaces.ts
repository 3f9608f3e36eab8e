import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { oldest } from '../../browsers.ts'

// What today's browsers offer to scripts and the oldest ones that package.json names do not, as MDN knows it.

/** By the names that bundlers have for them. */
const names = new Map<string, BrowserName>([
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['ios', 'safari_ios'],
])
const browsers = oldest.flatMap(({ name, version }) => {
  const known = names.get(name)
  return known ? [{ name: known, version }] : []
})

/** Whether a browser offers it by itself, from this version on. */
const isKnown = ({ support }: CompatStatement, name: BrowserName, version: number) =>
  [support[name] ?? []].flat().some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
    if (typeof version_added !== 'string' || version_added === 'preview') return false
    if (version_removed || flags || prefix || alternative_name) return false
    return Number.parseFloat(version_added.replace('≤', '')) <= version
  })

const isNew = (statement: CompatStatement) =>
  browsers.every(({ name }) => isKnown(statement, name, Infinity)) &&
  !browsers.every(({ name, version }) => isKnown(statement, name, version))
const isOld = (statement: CompatStatement) =>
  browsers.every(({ name, version }) => isKnown(statement, name, version))

/** A member of an interface or of a built-in object, of which MDN does not say whether it is static; or the whole of it. */
export type Interface =
  | { owner: string; kind: 'static' | 'method' | 'either'; name: string }
  | { owner: string; kind: 'whole' }

const isIdentifier = (one: CompatStatement | Identifier): one is Identifier => !('support' in one)
const partsOf = (whole: Identifier | undefined) =>
  Object.entries(whole ?? {}).flatMap(([key, one]) => (isIdentifier(one) ? [{ key, one }] : []))

const interfacesWhere = (test: (statement: CompatStatement) => boolean) => {
  const passes = ({ __compat }: Identifier) => __compat !== undefined && test(__compat)
  const listed = (whole: Identifier | undefined, otherwise: 'method' | 'either') =>
    partsOf(whole).flatMap(({ key: owner, one }): Interface[] => [
      ...(passes(one) ? [{ owner, kind: 'whole' as const }] : []),
      ...partsOf(one)
        .filter(part => !part.key.endsWith('_event') && passes(part.one))
        .map(({ key }) => {
          const name = key.replace(/_static$/, '')
          return { owner, name, kind: name === key ? otherwise : ('static' as const) }
        }),
    ])
  return [...listed(data.api, 'method'), ...listed(data.javascript.builtins, 'either')]
}

/** All that the oldest browsers lack. */
export const lacking = interfacesWhere(isNew)

/** How it is called: by the name that an object or a class has, or by one of both that says more. */
const callsOf = (one: Interface) => {
  if (one.kind === 'whole') return [`new ${one.owner}`]
  return [...(one.kind === 'method' ? [] : [`${one.owner}.${one.name}`]), `.${one.name}`]
}

const older = new Set(interfacesWhere(isOld).flatMap(callsOf))

/** What cannot be called in the oldest browsers, `.method`, `Class.method` or `new Class`, unless all of that was there before. */
export const uncallable = new Set(lacking.flatMap(callsOf).filter(call => !older.has(call)))
