import { momentText } from '../../../common/german.texts.ts'
import { greetingOf, type Letter, type Person } from '../../mail/letter.rules.ts'
import { worded } from '../../mail/mail-texts.rules.ts'
import {
  dayAndTimes,
  type Named,
  toConfirmations,
  toEvents,
  toProgramme,
  whenAndWhere,
} from '../participations.texts.ts'
import * as texts from './booking-wordings.rules.ts'

const offSwitch = (what: string, appUrl: string) =>
  `${what} können Sie in Ihrem Benutzerkonto abschalten:\n${appUrl}/account`

type Event = Named & { location: string }
type Slot = Named & { location: string }

const slotText = (slot: Slot) => `„${slot.name}“\n${whenAndWhere(slot)}`

/** Product, States: cancelling an event mails everybody who is registered or waits. */
export const calledOffMail = (
  person: Person,
  event: Event,
  { waiting }: { waiting: boolean },
  appUrl: string,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(texts.calledOff, {
    Veranstaltung: event.name,
    Termin: whenAndWhere(event),
    Folgen: waiting
      ? 'Sie standen auf der Warteliste und brauchen nichts zu tun.'
      : 'Ihre Anmeldung gilt nicht mehr, auch nicht für einzelne Termine. Sie brauchen nichts zu tun.',
    Kalenderhinweis: waiting ? '' : 'Mit der Datei im Anhang nimmt Ihr Kalender die Termine wieder heraus.',
  }),
  button: toEvents(appUrl),
})

/** The day before an event: the own timeslots, in order. */
export const reminderMail = (person: Person, event: Event, slots: Slot[], appUrl: string): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(texts.reminder, {
    Veranstaltung: event.name,
    Termin: whenAndWhere(event),
    Termine:
      slots.length === 0
        ? 'Sie haben noch keinen Workshop gewählt. Im Programm sehen Sie, wo noch Plätze frei sind.'
        : [slots.length === 1 ? 'Ihr Termin:' : 'Ihre Termine:', ...slots.map(slotText)].join('\n\n'),
    Abschalten: offSwitch('Erinnerungen', appUrl),
  }),
  button: toProgramme(appUrl),
})

type Finished = { name: string; feedbackRequired: boolean; feedbackDeadline: Date | null }

/** After an event, to those who were there and have not said yet how it was. */
export const feedbackMail = (
  person: Person,
  { name, feedbackRequired, feedbackDeadline }: Finished,
  slots: Slot[],
  appUrl: string,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(texts.feedback, {
    Veranstaltung: name,
    Dauer: `weniger als eine Minute${slots.length === 1 ? '' : ' je Workshop'}`,
    Termine: slots.map(slot => `„${slot.name}“\n${dayAndTimes(slot)}`).join('\n\n'),
    Frist: feedbackDeadline ? `Feedback ist bis ${momentText(feedbackDeadline)} möglich.` : '',
    Bestätigung: feedbackRequired ? 'Danach steht dort Ihre Teilnahmebestätigung bereit.' : '',
    Abschalten: offSwitch('Bitten um Feedback', appUrl),
  }),
  button: toConfirmations(appUrl),
})
