import { timesText } from '../../common/german.texts.ts'
import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'
import { worded } from '../mail/mail-texts.rules.ts'
import {
  dayAndTimes,
  type Named,
  toEvent,
  toProgramme,
  toWorkshop,
  whenAndWhere,
} from './participations.texts.ts'
import * as texts from './waitlist-wordings.rules.ts'

type Slot = Named & { location: string; workshopId: number | null }
type Event = Named & { location: string; id: number }

/** Product rule 3: the first on the waitlist has a place now. */
export const promotedMail = (person: Person, slot: Slot, appUrl: string): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(texts.promoted, { Workshop: slot.name, Termin: whenAndWhere(slot) }),
  button: toWorkshop(slot, appUrl),
})

/** Product rule 3: somebody else got the place, because it would have clashed. */
export const skippedMail = (person: Person, slot: Named, other: Named, appUrl: string): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(texts.skipped, {
    Workshop: slot.name,
    Termin: dayAndTimes(slot),
    Zweittermin: `„${other.name}“, ${timesText(other)}`,
  }),
  button: toProgramme(appUrl),
})

/** The same for the waitlist of a whole event. */
export const promotedToEventMail = (person: Person, event: Event, appUrl: string): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(texts.promotedToEvent, { Veranstaltung: event.name, Termin: whenAndWhere(event) }),
  button: toEvent(event, appUrl),
})
