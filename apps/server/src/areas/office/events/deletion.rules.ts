const list = new Intl.ListFormat('de')

/** So many of them, and what one and several are called. */
type Hanging = readonly [count: number, one: string, many: string]

/** Why a record stays: so much hangs on it. */
export const whyItStays = (...hanging: Hanging[]) => {
  const some = hanging.filter(([count]) => count > 0)
  if (some.length === 0) return undefined
  const total = some.reduce((sum, [count]) => sum + count, 0)
  const words = some.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
  return `Das lässt sich nicht löschen: ${list.format(words)} ${total === 1 ? 'hängt' : 'hängen'} daran.`
}
