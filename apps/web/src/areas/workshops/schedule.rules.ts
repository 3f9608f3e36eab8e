import type { Event } from '@tafelrunde/contract/events/events'
import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { grouped } from '@tafelrunde/ui/grouped.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { remembered } from '../../shared/queries/remembered.ts'
import { finder, folded } from '../../shared/textSearch.ts'

/** A timeslot with its workshop; breaks and plenary sessions have none. */
export type Session = Timeslot & { of: Workshop }

export type Filters = {
  text: string
  schooltype: number | undefined
  room: string | undefined
  /** The own programme, which is shown whole: nothing else narrows it down. */
  mine: boolean
  free: boolean
  marked: boolean
}

export const noFilters: Filters = {
  text: '',
  schooltype: undefined,
  room: undefined,
  mine: false,
  free: false,
  marked: false,
}

export const ownProgramme: Filters = { ...noFilters, mine: true }

/** Without a login nobody has a programme of their own. */
export const allowed = (filters: Filters, active: boolean): Filters =>
  active || !filters.mine ? filters : { ...filters, mine: false }

const isComing = ({ state, end }: Event, now: Date) =>
  now < end && (state === 'open' || state === 'announced' || state === 'closed')

/** The events whose schedule can be chosen, by start; `wanted` may be over or a draft. */
export const choosable = (events: readonly Event[], wanted: number | undefined, now: Date) =>
  events
    .filter(event => event.id === wanted || isComing(event, now))
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())

/** Of these the wanted one, else the first that the person is registered for, else the first to register for. */
export const eventToShow = (
  events: readonly Event[],
  { wanted, registered }: { wanted: number | undefined; registered: readonly number[] },
) =>
  events.find(({ id }) => id === wanted) ??
  events.find(({ id }) => registered.includes(id)) ??
  events.find(({ state }) => state === 'open' || state === 'announced') ??
  events[0]

/** The same session as long as both are the same, so that what shows it need not be drawn again. */
const sessionOf = remembered((slot: Timeslot) =>
  remembered((of: Workshop): Session => ({ ...slot, caption: of.name, of })),
)

export const sessionsOf = (timeslots: readonly Timeslot[], workshops: readonly Workshop[]): Session[] => {
  const byId = new Map(workshops.map(workshop => [workshop.id, workshop]))
  return timeslots.flatMap(slot => {
    const of = slot.workshop === null ? undefined : byId.get(slot.workshop)
    return of ? [sessionOf(slot)(of)] : []
  })
}

export const breaksOf = (timeslots: readonly Timeslot[]) =>
  timeslots.filter(({ workshop }) => workshop === null)

/** Telling a day is slow, and each is asked for often. */
const dayOf = remembered(berlinDay)

/** The days in Berlin on which something begins, in order. */
export const daysOf = (timeslots: readonly Pick<Timeslot, 'start'>[]) =>
  [...new Set(timeslots.map(({ start }) => dayOf(start)))].toSorted()

/** Today while the event runs, else its first day; `chosen` if the event has it. */
export const dayToShow = (days: readonly string[], chosen: string | undefined, now: Date) =>
  [chosen, berlinDay(now)].find(day => day !== undefined && days.includes(day)) ?? days[0]

export const onDay = <Slot extends { start: Date }>(slots: readonly Slot[], day: string | undefined) =>
  slots.filter(({ start }) => dayOf(start) === day)

const { compare } = new Intl.Collator('de', { numeric: true })

/** The rooms of these, in the order in which people look for them. */
export const roomsOf = (sessions: readonly Session[]) =>
  [...new Set(sessions.map(({ location }) => location))].filter(room => room !== '').toSorted(compare)

export const schooltypesOf = (sessions: readonly Session[]) =>
  new Set(sessions.flatMap(({ of }) => of.schooltypes))

type Facts = {
  isMine: (session: Session) => boolean
  isFree: (session: Session) => boolean
  marked: readonly number[]
}

export const personNames = ({ lecturers }: Workshop) => lecturers.map(fullName)

/** What a search looks at. */
export const searched = remembered(({ of, location }: Session) =>
  folded([of.name, of.description, location, ...personNames(of)].join('\n')),
)

/**
 * The sessions that pass every filter. A workshop for no school type in particular is for all; with „Nur
 * freie“ the own ones stay, so that what has just been booked does not vanish under the finger.
 */
export const filtered = (sessions: readonly Session[], filters: Filters, facts: Facts) => {
  const isSearched = filters.text.trim() !== ''
  const finds = finder(filters.text)
  return sessions.filter(
    session =>
      (!filters.free || facts.isFree(session) || facts.isMine(session)) &&
      (!filters.marked || facts.marked.includes(session.of.id)) &&
      (filters.room === undefined || session.location === filters.room) &&
      (filters.schooltype === undefined ||
        session.of.schooltypes.length === 0 ||
        session.of.schooltypes.includes(filters.schooltype)) &&
      (!isSearched || finds(searched(session))),
  )
}

/** Whether what is shown is a choice of what there is. */
export const isNarrowed = ({ text, schooltype, room, free, marked }: Filters) =>
  text.trim() !== '' || schooltype !== undefined || room !== undefined || free || marked

export type TimelineEntry =
  | { kind: 'break'; at: Timeslot }
  | { kind: 'group'; start: Date; sessions: Session[] }

/** Groups by start time with the breaks between them, in order; what happens for all comes first. */
export const timeline = (sessions: readonly Session[], breaks: readonly Timeslot[]): TimelineEntry[] => {
  const groups = [...grouped(sessions, ({ start }) => start.getTime())]
  return [
    ...breaks.map(at => ({ at: at.start.getTime(), entry: { kind: 'break', at } as const })),
    ...groups.map(([at, sessions]) => ({
      at,
      entry: { kind: 'group', start: new Date(at), sessions } as const,
    })),
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ entry }) => entry)
}
