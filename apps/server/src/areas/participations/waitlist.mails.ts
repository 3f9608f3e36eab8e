import { timesText } from '../../common/german.texts.ts'
import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'
import {
  dayAndTimes,
  type Named,
  toEvent,
  toProgramme,
  toWorkshop,
  whenAndWhere,
} from './participations.texts.ts'

type Slot = Named & { location: string; workshopId: number | null }
type Event = Named & { location: string; id: number }

/** Product rule 3: the first on the waitlist has a place now. */
export const promotedMail = (person: Person, slot: Slot, appUrl: string): Letter => ({
  recipient: person.email,
  subject: `Sie haben einen Platz: „${slot.name}“`,
  greeting: greetingOf(person),
  paragraphs: [
    `auf der Warteliste für „${slot.name}“ sind Sie nachgerückt. Ihr Platz ist gebucht:`,
    whenAndWhere(slot),
  ],
  button: toWorkshop(slot, appUrl),
  afterwards: [
    'Falls Sie nicht teilnehmen können, geben Sie den Platz bitte in der App frei. Dann rückt die nächste Person nach.',
  ],
})

/** Product rule 3: somebody else got the place, because it would have clashed. */
export const skippedMail = (person: Person, slot: Named, other: Named, appUrl: string): Letter => ({
  recipient: person.email,
  subject: `Ein Platz wurde frei: „${slot.name}“`,
  greeting: greetingOf(person),
  paragraphs: [
    `in „${slot.name}“ (${dayAndTimes(slot)}) wurde ein Platz frei. Er überschneidet sich mit „${other.name}“, ${timesText(other)}, wo Sie angemeldet sind. Deshalb haben wir Sie übersprungen.`,
    'Sie behalten Ihren Platz auf der Warteliste. Wenn Sie lieber wechseln möchten, geben Sie den anderen Termin in der App frei.',
  ],
  button: toProgramme(appUrl),
})

/** The same for the waitlist of a whole event. */
export const promotedToEventMail = (person: Person, event: Event, appUrl: string): Letter => ({
  recipient: person.email,
  subject: `Sie sind angemeldet: „${event.name}“`,
  greeting: greetingOf(person),
  paragraphs: [
    `auf der Warteliste für „${event.name}“ sind Sie nachgerückt und nun angemeldet. Wählen Sie in der App Ihre Workshops.`,
    whenAndWhere(event),
  ],
  button: toEvent(event, appUrl),
})
