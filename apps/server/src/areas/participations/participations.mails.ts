import { dayAndTimes, type Named, times } from './participations.texts.ts'

type Person = { email: string; firstName: string; lastName: string }

const greeting = ({ firstName, lastName }: Person) => `Guten Tag ${firstName} ${lastName},`

/** Product rule 3: the first on the waitlist has a place now. */
export const promotedMail = (person: Person, slot: Named & { location: string }) => ({
  recipient: person.email,
  subject: `Sie haben einen Platz: „${slot.name}“`,
  text: [
    greeting(person),
    `auf der Warteliste für „${slot.name}“ sind Sie nachgerückt. Ihr Platz ist gebucht:`,
    [dayAndTimes(slot), slot.location].filter(Boolean).join('\n'),
    'Falls Sie nicht teilnehmen können, geben Sie den Platz bitte in der App frei. Dann rückt die nächste Person nach.',
  ].join('\n\n'),
})

/** Product rule 3: somebody else got the place, because it would have clashed. */
export const skippedMail = (person: Person, slot: Named, other: Named) => ({
  recipient: person.email,
  subject: `Ein Platz wurde frei: „${slot.name}“`,
  text: [
    greeting(person),
    `in „${slot.name}“ (${dayAndTimes(slot)}) wurde ein Platz frei. Er überschneidet sich mit „${other.name}“, ${times(other)}, wo Sie angemeldet sind. Deshalb haben wir Sie übersprungen.`,
    'Sie behalten Ihren Platz auf der Warteliste. Wenn Sie lieber wechseln möchten, geben Sie den anderen Termin in der App frei.',
  ].join('\n\n'),
})

/** The same for the waitlist of a whole event. */
export const promotedToEventMail = (person: Person, event: Named & { location: string }) => ({
  recipient: person.email,
  subject: `Sie sind angemeldet: „${event.name}“`,
  text: [
    greeting(person),
    `auf der Warteliste für „${event.name}“ sind Sie nachgerückt und nun angemeldet. Wählen Sie in der App Ihre Workshops.`,
    [dayAndTimes(event), event.location].filter(Boolean).join('\n'),
  ].join('\n\n'),
})
