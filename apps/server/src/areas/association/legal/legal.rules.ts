import type { LegalKind } from '@tafelrunde/contract/legal-texts'
import { agreedKinds } from '@tafelrunde/contract/legal-texts'

/** A published version. */
export type Published = {
  id: number
  kind: LegalKind
  edition: string
  validFrom: string
  material: boolean
  publishedAt: Date
}

const byDay = (one: Published, other: Published) =>
  one.validFrom.localeCompare(other.validFrom) ||
  one.publishedAt.getTime() - other.publishedAt.getTime() ||
  one.id - other.id

/** The versions of a kind in the order in which they hold, those of later days left out. */
const heldBy = <Text extends Published>(texts: Text[], kind: LegalKind, today: string) =>
  texts.filter(text => text.kind === kind && text.validFrom <= today).toSorted(byDay)

/** The version of a kind that holds on a day. Of one day's the last published holds. */
export const currentOf = <Text extends Published>(texts: Text[], kind: LegalKind, today: string) =>
  heldBy(texts, kind, today).at(-1)

/**
 * What somebody has to agree to: the current version of each kind that changed in what matters since the last version
 * that they agreed to.
 */
export const askedOf = <Text extends Published>(
  texts: Text[],
  agreed: ReadonlySet<number>,
  today: string,
): Text[] =>
  agreedKinds.flatMap(kind => {
    const held = heldBy(texts, kind, today)
    const last = held.findLastIndex(({ id }) => agreed.has(id))
    const since = held.slice(last + 1)
    const current = since.at(-1)
    return current && since.some(({ material }) => material) ? [current] : []
  })

const germanDay = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** What a version is called: its day, counted where one day has several. */
export const editionOf = (validFrom: string, taken: string[]) => {
  const name = germanDay.format(new Date(validFrom))
  if (!taken.includes(name)) return name
  let count = 2
  while (taken.includes(`${name} (${count})`)) count += 1
  return `${name} (${count})`
}
