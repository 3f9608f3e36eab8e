import { dateline } from '../../common/papers.texts.ts'
import type { Letterhead } from '../mail/letter.rules.ts'

/** A page that shows how all papers look in the association's name. */
export const samplePaper = (association: Letterhead, issuedAt: Date) => ({
  title: 'Musterseite',
  subject: 'Briefkopf',
  issuedAt: issuedAt.toISOString(),
  dateline: dateline(association, issuedAt),
  association,
  paragraphs: [
    'So sehen Bestätigungen, Abrechnungen, Auftragsbestätigungen und Rechnungen aus: Oben stehen Name, Anschrift und Kontakt, unten auf jeder Seite Name und Anschrift.',
    'Die Angaben kommen aus den Einstellungen. Was dort leer ist, bleibt hier weg.',
  ],
  closing: 'An dieser Stelle steht bei manchen Papieren ein Hinweis, zum Beispiel zur Unterschrift.',
})
