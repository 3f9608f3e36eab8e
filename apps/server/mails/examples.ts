import * as account from '../src/areas/accounts/accounts.mails.ts'
import * as messages from '../src/areas/attendance/message/message.mails.ts'
import type * as circulars from '../src/areas/circulars/circulars.mails.ts'
import * as confirmations from '../src/areas/confirmations/confirmations.mails.ts'
import { association } from '../src/areas/demo/content/association.content.ts'
import type * as orders from '../src/areas/exhibitions/orders/orders.mails.ts'
import type * as invoices from '../src/areas/invoices/invoices.mails.ts'
import * as keys from '../src/areas/keys/keys.mails.ts'
import * as invitations from '../src/areas/lecturers/invitations.mails.ts'
import type { Letter, Letterhead } from '../src/areas/mail/letter.rules.ts'
import type * as callingOff from '../src/areas/participations/calling-off/calling-off.mails.ts'
import * as changes from '../src/areas/participations/notes/changes.mails.ts'
import * as events from '../src/areas/participations/notes/events.mails.ts'
import * as participations from '../src/areas/participations/waitlist.mails.ts'
import type * as payments from '../src/areas/payments/payment-files.mails.ts'
import * as plan from '../src/areas/plan/plan.mails.ts'
import type * as settlements from '../src/areas/settlements/settlements.mails.ts'
import * as support from '../src/areas/support/support.mails.ts'
import * as webhooks from '../src/areas/webhooks/webhooks.mails.ts'
import { callingOffExamples } from './calling-off-examples.ts'
import { circularExample } from './circular-example.ts'
import { orderExamples } from './order-examples.ts'
import { settlementExamples } from './settlement-examples.ts'

const appUrl = 'https://tafelrunde.example'
const linkTo = (page: string) =>
  `${appUrl}/${page}?uid=MTA0Mg&token=6f1xq2hV0yBq8n3cTz5KfA9wLr7UjPeDsGm4XbYtNoI`
const eva = { email: 'eva.sommer@schule.example', firstName: 'Eva', lastName: 'Sommer' }
const reading = {
  name: 'Leseförderung in heterogenen Klassen',
  location: 'Raum 204, Gymnasium am Stadtpark',
  workshopId: 12,
  startsAt: new Date('2027-03-13T10:00:00+01:00'),
  endsAt: new Date('2027-03-13T11:30:00+01:00'),
}
const parents = { ...reading, name: 'Schwierige Elterngespräche' }
const congress = {
  id: 3,
  name: 'Frühjahrskongress 2027',
  location: 'Kongresshaus Lindenau',
  startsAt: new Date('2027-03-13T09:00:00+01:00'),
  endsAt: new Date('2027-03-13T17:00:00+01:00'),
  state: 'open' as const,
  feedbackRequired: true,
  feedbackDeadline: new Date('2027-03-31T23:59:00+02:00'),
}
const law = {
  ...parents,
  name: 'Schulrecht im Alltag',
  startsAt: new Date('2027-03-13T13:30:00+01:00'),
  endsAt: new Date('2027-03-13T15:00:00+01:00'),
}
const place = (slot: typeof reading) => ({
  place: { id: 1, state: 'registered' as const, position: 3, hasFeedback: false, slot, event: congress },
  was: 'none' as const,
  state: 'registered' as const,
  from: undefined,
})

export const letterhead: Letterhead = association

const question = {
  id: 123,
  createdAt: new Date('2027-03-01T12:00:00+01:00'),
  name: 'Eva Sommer',
  email: eva.email,
  subject: 'Barrierefreier Zugang zum Kongresshaus',
  message:
    'Sehr geehrte Damen und Herren,\n\nich komme mit einem Rollstuhl. Ist der große Saal ohne Stufen zu erreichen?\n\nMit freundlichen Grüßen\nEva Sommer',
}

type Writers = typeof account &
  typeof circulars &
  typeof invitations &
  typeof keys &
  typeof webhooks &
  typeof invoices &
  typeof messages &
  typeof callingOff &
  typeof changes &
  typeof events &
  typeof participations &
  typeof confirmations &
  typeof orders &
  typeof payments &
  typeof plan &
  typeof settlements &
  typeof support

/** Every mail of the product, under the name of the function that writes it. */
export const examples: Record<keyof Writers, Letter> = {
  activationMail: account.activationMail(eva, linkTo('register-confirm')),
  passwordResetMail: account.passwordResetMail(eva, linkTo('password-reset-confirm')),
  emailResetMail: account.emailResetMail(eva, linkTo('email-reset-confirm')),
  emailConfirmMail: account.emailConfirmMail(
    eva,
    'eva@sommer.example',
    `${linkTo('email-reset-confirm')}&email=eva%40sommer.example`,
  ),
  emailChangeBegunMail: account.emailChangeBegunMail(eva, `${appUrl}/password-reset`),
  emailChangedMail: account.emailChangedMail(eva, linkTo('email-reset-confirm')),
  emailTakenBackMail: account.emailTakenBackMail(eva),
  passwordChangedMail: account.passwordChangedMail(eva, `${appUrl}/password-reset`),
  portalLinkedMail: account.portalLinkedMail(eva),
  portalUnlinkedMail: account.portalUnlinkedMail(eva),
  secondFactorOnMail: account.secondFactorOnMail(eva),
  secondFactorOffMail: account.secondFactorOffMail(eva, `${appUrl}/password-reset`),
  secondFactorRemovedMail: account.secondFactorRemovedMail(eva, `${appUrl}/password-reset`),
  passkeyAddedMail: account.passkeyAddedMail(eva, 'Chrome auf Android', `${appUrl}/account`),
  passkeyRemovedMail: account.passkeyRemovedMail(eva, 'Chrome auf Android', `${appUrl}/password-reset`),
  circularMail: circularExample(eva, congress, appUrl),
  accessMail: account.accessMail(eva, linkTo('password-reset-confirm')),
  accountDeletedMail: account.accountDeletedMail(eva),
  invitationMail: invitations.invitationMail({
    email: eva.email,
    profile: eva,
    url: `${appUrl}/account?invitation=6f1xq2hV0yBq8n3cTz5KfA9wLr7UjPeDsGm4XbYtNoI`,
  }),
  keyMadeMail: keys.keyMadeMail(eva, { name: 'Website', prefix: 'tr_9fKq' }, `${appUrl}/verwaltung/api-keys`),
  webhookPausedMail: webhooks.webhookPausedMail(
    eva,
    { name: 'Website', reason: 'Keine Antwort binnen 10 Sekunden.' },
    `${appUrl}/verwaltung/webhooks/1/show`,
  ),
  accountsMergedMail: account.accountsMergedMail(eva, 'eva@sommer.example'),
  changesMail: changes.changesMail(
    eva,
    {
      places: [
        place(reading),
        { ...place(parents), state: 'waitlisted' },
        { ...place(law), was: 'registered', from: { ...law, location: 'Raum 118, Gymnasium am Stadtpark' } },
      ],
      events: [],
    },
    appUrl,
  ),
  calledOffMail: events.calledOffMail(eva, congress, { waiting: false }, appUrl),
  ...callingOffExamples(eva, reading, law, appUrl),
  reminderMail: events.reminderMail(eva, congress, [reading, law], appUrl),
  feedbackMail: events.feedbackMail(eva, congress, [reading, law], appUrl),
  promotedMail: participations.promotedMail(eva, reading, appUrl),
  skippedMail: participations.skippedMail(eva, reading, parents, appUrl),
  promotedToEventMail: participations.promotedToEventMail(eva, congress, appUrl),
  plannedMail: plan.plannedMail(
    eva,
    congress,
    [
      {
        name: law.name,
        from: { start: law.startsAt, end: law.endsAt, location: 'Raum 118' },
        to: { start: law.startsAt, end: law.endsAt, location: law.location },
      },
      {
        name: reading.name,
        from: null,
        to: { start: reading.startsAt, end: reading.endsAt, location: reading.location },
      },
    ],
    appUrl,
  ),
  confirmationMail: confirmations.confirmationMail(
    eva,
    { name: reading.name, event: congress },
    {
      name: 'Teilnahmebestätigung 2027-000123.pdf',
      type: 'application/pdf',
      bytes: new TextEncoder().encode('%PDF-1.7'),
    },
    appUrl,
  ),
  ...orderExamples,
  ...settlementExamples(eva, congress, association.email, appUrl),
  messageMail: messages.messageMail(
    eva,
    reading,
    {
      subject: 'Bitte bringen Sie ein Kinderbuch mit',
      text: 'Wir arbeiten im zweiten Teil mit Texten, die Ihre Klasse gern liest. Bitte bringen Sie ein Kinderbuch mit.\n\nDie Folien gibt es danach in der App.\n\nBis Samstag\nMiriam Baumgärtner',
      sender: { email: 'm.baumgaertner@schule.example', firstName: 'Miriam', lastName: 'Baumgärtner' },
      office: association,
      replyToSender: false,
    },
    appUrl,
  ),
  supportMail: support.supportMail(association.email, question),
  receiptMail: support.receiptMail(question, true),
  answerMail: support.answerMail(question, {
    id: 8,
    text: 'vielen Dank für Ihre Frage. Ja: Neben dem Haupteingang führt eine Rampe ins Foyer, und vor dem großen Saal gibt es einen Aufzug.\n\nMit freundlichen Grüßen\nBirgit Lindner',
    earlier: [],
  }),
}
