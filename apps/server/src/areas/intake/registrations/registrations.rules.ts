import { timesText } from '../../../common/german.texts.ts'
import { daysOf, readLine } from '../cells.rules.ts'
import { createNotes, type Judged, judge, type Line } from '../judged.rules.ts'
import { type KnownPerson, personFinder, readEmail } from '../members/persons.rules.ts'
import { type KnownSlot, slotFinder, slotText } from './find-slot.rules.ts'

type Span = { startsAt: Date; endsAt: Date }
/** A place that somebody has already, at this event or another one. */
type Place = Span & { accountId: number; timeslotId: number; name: string; state: string }
type Known = {
  event: Span & { name: string; capacity: number | null; taken: number }
  people: KnownPerson[]
  /** Accounts that are registered for the event. */
  registered: number[]
  slots: KnownSlot[]
  places: Place[]
}
type Wish = { joins: boolean; sits: boolean }
type Seat = { accountId: number; timeslotId: number }

const overlaps = (one: Span, other: Span) => one.startsAt < other.endsAt && other.startsAt < one.endsAt
const isIn = ({ state }: Place) => state === 'registered' || state === 'attended' || state === 'absent'

/**
 * What a table of people with their places does: row by row, as if they came in this order. Nobody gets a place beyond the
 * capacity, two at one time, or one in a waitlist (product rules 2 and 4).
 */
export const planRegistrations = (lines: Line[], known: Known) => {
  const findPerson = personFinder(known.people)
  const findSlot = slotFinder(known.slots, daysOf(known.event))
  const registered = new Set(known.registered)
  const placesOf = Map.groupBy(known.places.filter(isIn), ({ accountId }) => accountId)
  const taken = new Map(known.slots.map(({ id, taken }) => [id, taken]))
  const seen = new Map<string, number>()
  const plan = { joining: new Set<number>(), seats: [] as Seat[] }
  let eventTaken = known.event.taken

  const join = (accountId: number, { note }: ReturnType<typeof createNotes>) => {
    if (registered.has(accountId)) return false
    const { capacity, name } = known.event
    if (capacity !== null && eventTaken >= capacity)
      note('number', `„${name}“ ist ausgebucht: ${eventTaken} von ${capacity} Plätzen.`)
    return true
  }

  const sit = (accountId: number, slot: KnownSlot, { note }: ReturnType<typeof createNotes>) => {
    const own = placesOf.get(accountId) ?? []
    if (own.some(({ timeslotId }) => timeslotId === slot.id)) return false
    if (slot.calledOffAt) {
      note('workshop', `Dieser Termin ist abgesagt: ${slotText(slot)}.`)
      return false
    }
    const other = own.find(place => overlaps(place, slot))
    if (other) note('workshop', `Überschneidung mit „${other.name}“, ${timesText(other)}.`)
    const count = taken.get(slot.id) ?? 0
    if (slot.capacity !== null && count >= slot.capacity)
      note('workshop', `Der Termin ist ausgebucht: ${count} von ${slot.capacity} Plätzen.`)
    return true
  }

  /** Only what has no problem is planned. */
  const take = (accountId: number, slot: KnownSlot | undefined, { joins, sits }: Wish) => {
    if (joins) {
      registered.add(accountId)
      plan.joining.add(accountId)
      eventTaken++
    }
    if (!slot || !sits) return
    taken.set(slot.id, (taken.get(slot.id) ?? 0) + 1)
    const place = {
      accountId,
      timeslotId: slot.id,
      name: slot.name,
      state: 'registered',
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
    }
    placesOf.set(accountId, [...(placesOf.get(accountId) ?? []), place])
    plan.seats.push({ accountId, timeslotId: slot.id })
  }

  const judged = lines.map(({ line, texts, broken }): Judged => {
    const notes = createNotes(broken)
    const { number = '', email = '', workshop = '' } = texts
    const typed = number ? (notes.take('number', readLine(number, 30)) ?? '') : ''
    const address = email ? (notes.take('email', readEmail(email)) ?? '') : ''
    const person = findPerson(typed, address, notes)
    if (!person && notes.problems.length === 0)
      notes.note(
        email && !number ? 'email' : 'number',
        number || email
          ? 'Dazu gibt es kein Konto. Bitte lesen Sie die Person zuerst als Mitglied ein.'
          : 'Mitgliedsnummer oder E-Mail-Adresse fehlt.',
      )
    const slot = workshop ? findSlot(texts, notes) : undefined
    if (!person || (workshop && !slot)) return judge(notes.problems, 'new')
    const pair = `${person.id} ${slot?.id ?? ''}`
    const other = seen.get(pair)
    if (other !== undefined)
      notes.note(workshop ? 'workshop' : 'number', `Das steht schon in Zeile ${other}.`)
    else seen.set(pair, line)
    const joins = join(person.id, notes)
    const sits = slot ? sit(person.id, slot, notes) : false
    if (notes.problems.length === 0) take(person.id, slot, { joins, sits })
    return judge(notes.problems, joins || sits ? 'new' : 'unchanged')
  })
  return { judged, plan }
}
