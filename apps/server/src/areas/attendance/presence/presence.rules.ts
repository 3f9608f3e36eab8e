import type { Presence, PresenceBasis } from '@tafelrunde/contract/admin/events/presence'

/** Somebody in something of an event that has begun today. */
export type Stay = {
  key: string
  firstName: string
  lastName: string
  phone: string
  /** `absent`: a door has noted that they are not in it. */
  basis: PresenceBasis | 'absent'
  name: string
  room: string
  startsAt: Date
  endsAt: Date
  /** When a door saw them in it. */
  seenAt: Date | null
}

type Person = Presence['rooms'][number]['people'][number]

const german = new Intl.Collator('de-DE', { numeric: true })

const byName = (one: Person, other: Person) =>
  german.compare(one.last_name, other.last_name) || german.compare(one.first_name, other.first_name)

/** Whoever teaches is where they teach; then counts what a door saw. */
const weights = { planned: 2, seen: 1, booked: 0, absent: -1 }

const isThere = ({ basis }: Stay) => basis !== 'absent'

/** Where somebody is now, after everything that is known of their day; nothing if they are not in the house. */
const whereIs = (stays: Stay[], now: Date): { person: Person; room: string } | undefined => {
  const there = stays.filter(isThere)
  const seen = there
    .filter(({ basis }) => basis === 'seen')
    .toSorted((one, other) => Number(other.seenAt) - Number(one.seenAt))
  const isPlanned = there.some(({ basis }) => basis === 'planned')
  const [any] = there
  // Who was missed at one door and seen at none has not come.
  if (!any || (seen.length === 0 && !isPlanned && there.length < stays.length)) return undefined
  const [current] = there
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .toSorted((one, other) => weights[other.basis] - weights[one.basis])
  const [last] = seen
  return {
    room: current?.room ?? '',
    person: {
      key: any.key,
      first_name: any.firstName,
      last_name: any.lastName,
      basis: last ? 'seen' : isPlanned ? 'planned' : 'booked',
      phone: there.find(({ phone }) => phone)?.phone ?? '',
      activity: current?.name ?? '',
      seen: last ? { at: last.seenAt ?? last.startsAt, room: last.room } : null,
    },
  }
}

const groupedBy = <Item>(items: Item[], keyOf: (item: Item) => string) => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

/** The emergency list: rather one too many than one too few. */
export const presenceAt = (stays: Stay[], now: Date): Presence => {
  const found = groupedBy(stays, ({ key }) => key).flatMap(([, own]) => whereIs(own, now) ?? [])
  const rooms = groupedBy(found, ({ room }) => room)
    .map(([room, inside]) => ({ room, people: inside.map(({ person }) => person).toSorted(byName) }))
    .toSorted(
      (one, other) =>
        Number(one.room === '') - Number(other.room === '') || german.compare(one.room, other.room),
    )
  return {
    at: now,
    people: found.length,
    seen: found.filter(({ person }) => person.basis === 'seen').length,
    rooms,
  }
}
