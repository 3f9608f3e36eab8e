/** Fields of a form by name. */
export type Typed = Record<string, string | boolean>

const isTyped = (field: [string, unknown]): field is [string, string | boolean] =>
  typeof field[1] === 'string' || typeof field[1] === 'boolean'

/** The texts and ticks of a form that differ from its defaults. */
export const changedFrom = (defaults: object, values: object): Typed => {
  const before = new Map<string, unknown>(Object.entries(defaults))
  const fields: [string, unknown][] = Object.entries(values)
  return Object.fromEntries(fields.filter(isTyped).filter(([name, value]) => value !== before.get(name)))
}

/** `typed` without the fields that must not be kept. */
export const withoutFields = (typed: Typed, without: readonly string[]): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !without.includes(name)))

/** Of what was kept, perhaps by an older version of the app, the fields that the form (still) has, of the same type. */
export const restorable = (kept: unknown, values: object): Typed => {
  const form = new Map<string, unknown>(Object.entries(values))
  const fields: [string, unknown][] = typeof kept === 'object' && kept ? Object.entries(kept) : []
  return Object.fromEntries(
    fields.filter(isTyped).filter(([name, value]) => typeof form.get(name) === typeof value),
  )
}

/** All drafts of the tab as they lie in its storage; what cannot be read is none. */
export const readDrafts = (text: string | undefined): Record<string, unknown> => {
  try {
    const drafts: unknown = JSON.parse(text ?? '{}')
    return typeof drafts === 'object' && drafts ? { ...drafts } : {}
  } catch {
    return {}
  }
}
