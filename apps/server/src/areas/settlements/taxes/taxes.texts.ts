import type { SettlementTax } from '@tafelrunde/contract/lecturers/settlements'
import { vatIdText } from '../../../common/tax.texts.ts'

const creditNote = 'Gutschrift im Sinne des § 14 Abs. 2 UStG.'

const notes: Record<SettlementTax, string> = {
  vat: creditNote,
  small_business: `${creditNote} Umsatzsteuer wird nicht ausgewiesen: steuerfrei als Kleinunternehmer nach § 19 UStG.`,
  reverse_charge: `${creditNote} Steuerschuldnerschaft des Leistungsempfängers (§ 13b, § 14a Abs. 5 UStG): Umsatzsteuer wird nicht ausgewiesen und nicht ausgezahlt.`,
  allowance:
    'Nebenberufliche Tätigkeit nach § 3 Nr. 26 EStG, steuerfrei bis zum Freibetrag des Jahres. Umsatzsteuer wird nicht ausgewiesen.',
}

type Facts = { tax: SettlementTax; association: { vatId: string } }

/** What a paper says of its tax; the recipient's VAT id where it owes the tax (§ 14a Abs. 1 UStG). */
export const taxNoteOf = ({ tax, association: { vatId } }: Facts) =>
  tax === 'reverse_charge' && vatId ? `${notes[tax]} Leistungsempfänger: ${vatIdText(vatId)}.` : notes[tax]

/** Why a lecturer cannot choose this one. */
export const unfitting: Record<SettlementTax, string> = {
  vat: 'Deutsche Umsatzsteuer weist nur aus, wer in Deutschland ansässig ist. Sonst schuldet sie der Verband (§ 13b UStG).',
  small_business: 'Kleinunternehmer nach § 19 UStG ist nur, wer in der Europäischen Union ansässig ist.',
  reverse_charge: 'Der Verband schuldet die Umsatzsteuer (§ 13b UStG) nur für Unternehmen im Ausland.',
  allowance:
    'Mit einer ausländischen Umsatzsteuer-Identifikationsnummer rechnen Sie als Unternehmen ab. Der Freibetrag passt dazu nicht.',
}
