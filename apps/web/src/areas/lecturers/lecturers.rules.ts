import type { Event } from '@tafelrunde/contract/events/events'
import type { Lecturer } from '@tafelrunde/contract/lecturers/lecturers'
import { grouped } from '@tafelrunde/ui/grouped.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { leadAndText } from '../../shared/prose.ts'
import { finds, folded } from '../../shared/textSearch.ts'

const order = new Intl.Collator('de', { ignorePunctuation: true })

const familyName = ({ first_name, last_name }: Lecturer) => last_name || first_name

/** The first letter without its marks; # for names that begin with none. */
const letterOf = (lecturer: Lecturer) => {
  const [first = ''] = folded(familyName(lecturer)).match(/[\p{L}\p{N}]/u) ?? []
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#'
}

/** Groups by the first letter of the family name, both in German order: Ö stands with O. */
export const lettersOf = (lecturers: readonly Lecturer[]) => {
  const sorted = lecturers.toSorted(
    (a, b) => order.compare(familyName(a), familyName(b)) || order.compare(a.first_name, b.first_name),
  )
  return [...grouped(sorted, letterOf)].toSorted(([a], [b]) => order.compare(a, b))
}

/** By name, by topic of a workshop, by school or whatever else the biography says. */
export const isFound = (lecturer: Lecturer, search: string) =>
  finds(search, [
    fullName(lecturer),
    lecturer.profile_description,
    ...lecturer.workshops.map(workshop => workshop.name),
  ])

/** The names of the workshops, each once, although one is often given at several events. */
export const topicsOf = ({ workshops }: Lecturer) => [...new Set(workshops.map(({ name }) => name))]

/** What somebody is („Fachleiterin Deutsch, Studienseminar Lindenau“) and the biography. */
export const profileOf = ({ profile_description }: Lecturer) => leadAndText(profile_description)

type Named = Lecturer['workshops'][number]

/** The workshops event by event: what is to come by date, what was with the latest first. Cancelled events have none. */
export const byEvent = (workshops: readonly Named[], events: readonly Event[], now: Date) => {
  const held = events
    .filter(({ state }) => state !== 'cancelled')
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
    .map((event): [Event, Named[]] => [event, workshops.filter(workshop => workshop.event === event.id)])
    .filter(([, workshops]) => workshops.length > 0)
  const isOver = ([{ state, end }]: [Event, Named[]]) => state === 'finished' || end <= now
  return { coming: held.filter(entry => !isOver(entry)), earlier: held.filter(isOver).toReversed() }
}
