import { dayText, timesText, timeText, unbroken } from '../../common/german.texts.ts'

export const aheadOfTime = 'Die Uhr dieses Geräts geht vor. Bitte stellen Sie sie richtig.'
export const minutesOfAbsent = 'Minuten gibt es nur für Personen, die da waren.'
export const tooManyMinutes = (most: number) =>
  `Stellen Sie sicher, dass dieser Wert kleiner oder gleich ${most} ist.`

export const markSentences = {
  state: 'Zu dieser Veranstaltung wird keine Anwesenheit erfasst.',
  called_off: 'Dieser Termin entfällt.',
  not_open_yet: 'Die Anwesenheit lässt sich ab dem Tag des Termins erfassen.',
}
export const notThere = 'Minuten lassen sich erst angeben, wenn die Person als anwesend erfasst ist.'
export const already = 'Diese Person steht schon auf der Liste.'

/** Of the three ways to say who is meant, exactly one has to be used. */
export const oneOfThree = 'Geben Sie genau eines davon an: account, as_customernumber oder qr.'
export const noObject = (id: number) => `Ungültiger pk "${id}" - Object existiert nicht.`
export const noCustomer = 'Zu dieser Mitgliedsnummer gibt es kein Konto.'
export const severalCustomers =
  'Diese Mitgliedsnummer steht bei mehreren Konten. Bitte suchen Sie die Person über ihren Namen.'

export const passFaults = {
  forged: 'Das ist kein gültiger Ausweis von uns.',
  unknown_key: 'Das ist kein gültiger Ausweis von uns.',
  expired: 'Dieser Ausweis ist abgelaufen. In der App liegt ein neuer bereit.',
  no_account: 'Das Konto zu diesem Ausweis gibt es nicht mehr.',
  ended: 'Dieser Ausweis gilt nicht mehr. In der App liegt ein neuer bereit.',
  closed_account: 'Das Konto zu diesem Ausweis ist gesperrt.',
}

type Span = { startsAt: Date; endsAt: Date }

/** „Sa., 13. März 2027, 12:00 Uhr“ */
export const momentText = (moment: Date) =>
  `${unbroken(dayText(moment))}, ${unbroken(`${timeText(moment)} Uhr`)}`

/** „Sa., 13. März 2027, 10:00–11:30 Uhr“, over several days „Fr., 12. März 2027, 09:00 Uhr bis Sa., …“ */
export const whenText = ({ startsAt, endsAt }: Span) =>
  dayText(startsAt) === dayText(endsAt)
    ? `${unbroken(dayText(startsAt))}, ${unbroken(timesText({ startsAt, endsAt }))}`
    : `${momentText(startsAt)} bis ${momentText(endsAt)}`
