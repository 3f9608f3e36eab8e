import { moneyText } from '../../../common/money.texts.ts'
import { countryText, dateline, dateText, filledLines } from '../../../common/papers.texts.ts'
import { fullName } from '../../../common/people.rules.ts'
import type { Terms } from '../../association/donations/donations.rules.ts'
import type { Letterhead } from '../../mail/letter.rules.ts'
import { type SettlementContent, settlementNumber } from '../settlements.rules.ts'
import { sumInWords } from './donations.rules.ts'

/** What a Zuwendungsbestätigung says, ready to be drawn. */
export type DonationDocument = {
  title: string
  number: string
  issuedAt: string
  dateline: string
  association: Letterhead
  law: string
  facts: { label: string; text: string }[]
  paragraphs: string[]
  signature: string
  hints: string[]
}

const dayText = (day: string) => dateText(new Date(`${day}T12:00:00Z`))

/** The official sentence on the notice of the tax office. */
const noticeText = ({ notice, noticeOn, period, purposes, taxNumber, taxOffice }: Terms) =>
  notice === 'exemption'
    ? `Wir sind wegen Förderung (${purposes}) nach dem Freistellungsbescheid bzw. nach der Anlage zum Körperschaftsteuerbescheid des Finanzamtes ${taxOffice}, StNr. ${taxNumber}, vom ${dayText(noticeOn)} für den letzten Veranlagungszeitraum ${period} nach § 5 Abs. 1 Nr. 9 des Körperschaftsteuergesetzes von der Körperschaftsteuer und nach § 3 Nr. 6 des Gewerbesteuergesetzes von der Gewerbesteuer befreit.`
    : `Die Einhaltung der satzungsmäßigen Voraussetzungen nach den §§ 51, 59, 60 und 61 AO wurde vom Finanzamt ${taxOffice}, StNr. ${taxNumber}, mit Bescheid vom ${dayText(noticeOn)} nach § 60a AO gesondert festgestellt. Wir fördern nach unserer Satzung (${purposes}).`

const donationNumber = (id: number, { event, version }: SettlementContent) =>
  `Z-${settlementNumber(id, event, version)}`

/**
 * The Bestätigung über Geldzuwendungen of a settlement whose lecturer waives something, in the words of the official form
 * for bodies of § 5 Abs. 1 Nr. 9 KStG (BMF 7.11.2013, Muster 3). The day of the donation is that of the waiver.
 */
export const donationDocument = (
  id: number,
  content: SettlementContent & { submittedAt: Date },
  terms: Terms,
  now: Date,
): DonationDocument => {
  const { association, person, sums } = content
  return {
    title: 'Bestätigung über Geldzuwendungen/Mitgliedsbeitrag',
    number: donationNumber(id, content),
    issuedAt: now.toISOString(),
    dateline: dateline(association, now),
    association,
    law: 'im Sinne des § 10b des Einkommensteuergesetzes an eine der in § 5 Abs. 1 Nr. 9 des Körperschaftsteuergesetzes bezeichneten Körperschaften, Personenvereinigungen oder Vermögensmassen',
    facts: [
      {
        label: 'Aussteller',
        text: filledLines(
          association.name,
          association.street,
          `${association.postalCode}\u00a0${association.city}`,
        ).join(', '),
      },
      {
        label: 'Name und Anschrift des Zuwendenden',
        text: filledLines(
          fullName(person),
          person.street,
          `${person.postalCode}\u00a0${person.city}`,
          person.country && countryText(person.country),
        ).join(', '),
      },
      { label: 'Betrag der Zuwendung – in Ziffern –', text: moneyText(sums.donated) },
      { label: '– in Buchstaben –', text: sumInWords(sums.donated) },
      { label: 'Tag der Zuwendung', text: dateText(content.submittedAt) },
      {
        label: 'Es handelt sich um den Verzicht auf Erstattung von Aufwendungen',
        text: 'Ja\u00a0☒\u2003Nein\u00a0☐',
      },
    ],
    paragraphs: [
      noticeText(terms),
      `Es wird bestätigt, dass die Zuwendung nur zur Förderung (${terms.purposes}) verwendet wird.`,
    ],
    signature: 'Ort, Datum und Unterschrift des Zuwendungsempfängers',
    hints: [
      'Hinweis: Wer vorsätzlich oder grob fahrlässig eine unrichtige Zuwendungsbestätigung erstellt oder veranlasst, dass Zuwendungen nicht zu den in der Zuwendungsbestätigung angegebenen steuerbegünstigten Zwecken verwendet werden, haftet für die entgangene Steuer (§ 10b Abs. 4 EStG, § 9 Abs. 3 KStG, § 9 Nr. 5 GewStG).',
      'Diese Bestätigung wird nicht als Nachweis für die steuerliche Berücksichtigung der Zuwendung anerkannt, wenn das Datum des Freistellungsbescheides länger als 5 Jahre bzw. das Datum der Feststellung der Einhaltung der satzungsmäßigen Voraussetzungen nach § 60a Abs. 1 AO länger als 3 Jahre seit Ausstellung des Bescheides zurückliegt (§ 63 Abs. 5 AO).',
    ],
  }
}
