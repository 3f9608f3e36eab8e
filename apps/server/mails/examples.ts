import * as account from '../src/areas/account/account.mails.ts'
import { association } from '../src/areas/demo/content/association.content.ts'
import type { Letter, Letterhead } from '../src/areas/mail/letter.rules.ts'
import * as participations from '../src/areas/participations/participations.mails.ts'
import * as support from '../src/areas/support/support.mails.ts'

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
}

export const letterhead: Letterhead = association

type Writers = typeof account & typeof participations & typeof support

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
  emailChangedMail: account.emailChangedMail(eva, linkTo('email-reset-confirm')),
  passwordChangedMail: account.passwordChangedMail(eva, `${appUrl}/password-reset`),
  accountDeletedMail: account.accountDeletedMail(eva),
  promotedMail: participations.promotedMail(eva, reading, appUrl),
  skippedMail: participations.skippedMail(eva, reading, parents, appUrl),
  promotedToEventMail: participations.promotedToEventMail(eva, congress, appUrl),
  supportMail: support.supportMail(association.email, {
    name: 'Eva Sommer',
    email: eva.email,
    subject: 'Barrierefreier Zugang zum Kongresshaus',
    message:
      'Sehr geehrte Damen und Herren,\n\nich komme mit einem Rollstuhl. Ist der große Saal ohne Stufen zu erreichen?\n\nMit freundlichen Grüßen\nEva Sommer',
  }),
}
