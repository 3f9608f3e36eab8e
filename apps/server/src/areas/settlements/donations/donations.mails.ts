import { moneyText } from '../../../common/money.texts.ts'
import { fullName } from '../../../common/people.rules.ts'
import { greetingOf, type Letter, type StoredAttachment } from '../../mail/letter.rules.ts'
import { worded } from '../../mail/mail-texts.rules.ts'
import { donationConfirmed } from './donation-wordings.rules.ts'

type Content = {
  event: { name: string }
  person: { firstName: string; lastName: string }
  sums: { donated: number }
}

/** To the office: a Zuwendungsbestätigung is to be signed and sent. */
export const donationMail = (
  office: string,
  id: number,
  { event, person, sums }: Content,
  paper: StoredAttachment,
  appUrl: string,
): Letter => ({
  recipient: office,
  greeting: greetingOf({ email: '', firstName: '', lastName: '' }),
  ...worded(donationConfirmed, {
    Referent: fullName(person),
    Veranstaltung: event.name,
    Betrag: moneyText(sums.donated),
  }),
  button: {
    label: donationConfirmed.button ?? '',
    url: `${appUrl}/verwaltung/settlements/${id}/show`,
  },
  attachments: [paper],
})
