import { greetingOf, type Letter, type Person } from '../../mail/letter.rules.ts'
import { worded } from '../../mail/mail-texts.rules.ts'
import {
  toEvent,
  toProgramme,
  toWorkshop,
  whenAndWhere,
  whenAndWhereInLine,
} from '../participations.texts.ts'
import { changes } from './booking-wordings.rules.ts'
import type { ChangedEvent, ChangedPlace } from './notes.rules.ts'

type Changes = { places: ChangedPlace[]; events: ChangedEvent[] }
/** A part of the letter; on its own its subject is that of the letter. */
type Section = { subject: string; paragraphs: string[] }

const placeText = ({ place: { slot, position }, state, from }: ChangedPlace) => {
  const name = `„${slot.name}“`
  if (from) return `${name}\nbisher: ${whenAndWhereInLine(from)}\nneu: ${whenAndWhereInLine(slot)}`
  const waits = state === 'waitlisted' ? `\nPlatz ${position} der Warteliste` : ''
  return `${name}\n${whenAndWhere(slot)}${waits}`
}

const kindOf = ({ state, from }: ChangedPlace) => (from ? 'moved' : state)

/** What to say of one such place, or of several at one event. */
const sayings = {
  moved: {
    one: (name: string) => [`Verlegt: ${name}`, 'Ihr Termin wurde verlegt:'],
    several: (count: number, at: string) => [
      `${count} Termine verlegt: ${at}`,
      `Ihre Termine bei ${at} wurden verlegt:`,
    ],
  },
  registered: {
    one: (name: string, at: string) => [`Ihr Platz: ${name}`, `Sie haben einen Platz bei ${at}:`],
    several: (count: number, at: string) => [
      `Ihre ${count} Plätze: ${at}`,
      `Sie haben ${count} Plätze bei ${at}:`,
    ],
  },
  waitlisted: {
    one: (name: string) => [`Warteliste: ${name}`, 'Sie stehen auf der Warteliste:'],
    several: (count: number, at: string) => [
      `Ihre ${count} Wartelisten: ${at}`,
      `Sie stehen bei ${at} auf diesen Wartelisten:`,
    ],
  },
  none: {
    one: (name: string) => [`Abgemeldet: ${name}`, 'Sie sind abgemeldet von:'],
    several: (count: number, at: string) => [
      `Von ${count} Terminen abgemeldet: ${at}`,
      `Sie sind bei ${at} abgemeldet von:`,
    ],
  },
}
const order = ['moved', 'registered', 'waitlisted', 'none'] as const

const placeSections = (places: ChangedPlace[]) =>
  order.flatMap(kind => {
    const groups = Map.groupBy(
      places.filter(one => kindOf(one) === kind),
      ({ place }) => place.event.id,
    )
    return [...groups.values()].flatMap((group): Section[] => {
      const [first] = group
      if (!first) return []
      const { slot, event } = first.place
      const at = `„${event.name}“`
      const { one, several } = sayings[kind]
      const [subject = '', intro = ''] =
        group.length === 1 ? one(`„${slot.name}“`, at) : several(group.length, at)
      return [{ subject, paragraphs: [intro, ...group.map(placeText)] }]
    })
  })

const eventSection = ({ subscription: { event, position }, state }: ChangedEvent): Section => {
  const name = `„${event.name}“`
  if (state === 'none')
    return {
      subject: `Abgemeldet: ${name}`,
      paragraphs: [`Sie sind von ${name} und allen Terminen dort abgemeldet.`],
    }
  if (state === 'waitlisted')
    return {
      subject: `Warteliste: ${name}`,
      paragraphs: [`Sie stehen auf Platz ${position} der Warteliste für ${name}:`, whenAndWhere(event)],
    }
  return {
    subject: `Ihre Anmeldung: ${name}`,
    paragraphs: [
      `Sie sind zu ${name} angemeldet. Wählen Sie in der App Ihre Workshops.`,
      whenAndWhere(event),
    ],
  }
}

const withCalendar = 'Im Anhang liegt die passende Datei für Ihren Kalender.'

/** One letter about everything that has changed for somebody, by the person's own doing or by the office's. */
export const changesMail = (person: Person, { places, events }: Changes, appUrl: string): Letter => {
  const left = new Set(
    events.filter(({ state }) => state === 'none').map(({ subscription }) => subscription.event.id),
  )
  const told = places.filter(one => !(one.state === 'none' && left.has(one.place.event.id)))
  const sections = [...placeSections(told), ...events.map(eventSection)]
  const all = [...told.map(({ place }) => place.event), ...events.map(one => one.subscription.event)]
  const [event] = all
  const oneEvent = event && all.every(({ id }) => id === event.id) ? event : undefined
  const [slot, ...others] = told.map(({ place }) => place.slot)
  const [section, ...more] = sections
  const dated = [...places, ...events].some(({ state, was }) => [state, was].includes('registered'))
  const mixed = oneEvent ? `Ihre Auswahl: „${oneEvent.name}“` : 'Ihre Auswahl'
  const single = slot && others.length === 0 && events.length === 0 ? toWorkshop(slot, appUrl) : undefined
  return {
    recipient: person.email,
    greeting: greetingOf(person),
    ...worded(changes, {
      Betreff: section && more.length === 0 ? section.subject : mixed,
      Änderungen: sections.flatMap(({ paragraphs }) => paragraphs).join('\n\n'),
      Kalenderhinweis: dated ? withCalendar : '',
    }),
    button: single ?? (told.length === 0 && oneEvent ? toEvent(oneEvent, appUrl) : toProgramme(appUrl)),
  }
}
