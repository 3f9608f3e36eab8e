import {
  type AssociationBank,
  fromTheStart,
  type OfficeAssociation,
} from '@tafelrunde/contract/admin/association'

const inFours = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

const accountText = ({ iban, bic, account_holder }: AssociationBank) =>
  iban
    ? [
        `IBAN:    ${inFours(iban)}`,
        `BIC:     ${bic || 'nicht angegeben'}`,
        `Inhaber: ${account_holder || 'der Verband selbst'}`,
      ].join('\n')
    : 'Für den Verband ist kein Konto hinterlegt.'

/** „ab 01.01.2027“ */
const fromText = (day: string) =>
  day === fromTheStart ? 'von Anfang an' : `ab ${day.split('-').toReversed().join('.')}`

/** For the terminal. */
export const bankText = (bank: AssociationBank, days: OfficeAssociation['small_business_days']) =>
  [
    accountText(bank),
    `Steuernummer: ${bank.tax_number || 'nicht angegeben'}`,
    `USt-IdNr.: ${bank.vat_id || 'nicht angegeben'}`,
    ...days.map(({ from, small_business }) =>
      small_business
        ? `Kleinunternehmer ${fromText(from)}: Rechnungen ohne Umsatzsteuer (§ 19 UStG)`
        : `Kein Kleinunternehmer ${fromText(from)}`,
    ),
  ].join('\n')
