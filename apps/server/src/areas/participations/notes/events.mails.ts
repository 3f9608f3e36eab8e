import { momentText } from '../../../common/german.texts.ts'
import { greetingOf, type Letter, type Person } from '../../mail/letter.rules.ts'
import {
  dayAndTimes,
  type Named,
  toConfirmations,
  toEvents,
  toProgramme,
  whenAndWhere,
} from '../participations.texts.ts'

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
  subject: `Abgesagt: „${event.name}“`,
  greeting: greetingOf(person),
  paragraphs: [
    'leider findet diese Veranstaltung nicht statt:',
    slotText(event),
    waiting
      ? 'Sie standen auf der Warteliste und brauchen nichts zu tun.'
      : 'Ihre Anmeldung gilt nicht mehr, auch nicht für einzelne Termine. Sie brauchen nichts zu tun.',
  ],
  button: toEvents(appUrl),
  afterwards: waiting ? [] : ['Mit der Datei im Anhang nimmt Ihr Kalender die Termine wieder heraus.'],
})

/** The day before an event: the own timeslots, in order. */
export const reminderMail = (person: Person, event: Event, slots: Slot[], appUrl: string): Letter => ({
  recipient: person.email,
  subject: `Erinnerung: „${event.name}“`,
  greeting: greetingOf(person),
  paragraphs: [
    'bald ist es so weit:',
    slotText(event),
    ...(slots.length === 0
      ? ['Sie haben noch keinen Workshop gewählt. Im Programm sehen Sie, wo noch Plätze frei sind.']
      : [slots.length === 1 ? 'Ihr Termin:' : 'Ihre Termine:', ...slots.map(slotText)]),
  ],
  button: toProgramme(appUrl),
  afterwards: [
    'Am Einlass zeigen Sie bitte Ihren Ausweis. Sie finden ihn im Menü der App, auch ohne Netz.',
    'Im Anhang liegen die Termine für Ihren Kalender.',
    offSwitch('Erinnerungen', appUrl),
  ],
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
  subject: `Wie war „${name}“?`,
  greeting: greetingOf(person),
  paragraphs: [
    `vielen Dank für Ihre Teilnahme an „${name}“. Wie war es? Ihre Rückmeldung dauert weniger als eine Minute${slots.length === 1 ? '' : ' je Workshop'}:`,
    ...slots.map(slot => `„${slot.name}“\n${dayAndTimes(slot)}`),
    ...(feedbackDeadline ? [`Feedback ist bis ${momentText(feedbackDeadline)} möglich.`] : []),
    ...(feedbackRequired ? ['Danach steht dort Ihre Teilnahmebestätigung bereit.'] : []),
  ],
  button: toConfirmations(appUrl),
  afterwards: [offSwitch('Bitten um Feedback', appUrl)],
})
