import type { AssociationBank } from '@tafelrunde/contract/admin/association'

const inFours = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

const accountText = ({ iban, bic, account_holder }: AssociationBank) =>
  iban
    ? [
        `IBAN:    ${inFours(iban)}`,
        `BIC:     ${bic || 'nicht angegeben'}`,
        `Inhaber: ${account_holder || 'der Verband selbst'}`,
      ].join('\n')
    : 'Für den Verband ist kein Konto hinterlegt.'

/** For the terminal. */
export const bankText = (bank: AssociationBank) =>
  [
    accountText(bank),
    `Steuernummer: ${bank.tax_number || 'nicht angegeben'}`,
    `USt-IdNr.: ${bank.vat_id || 'nicht angegeben'}`,
    ...(bank.small_business ? ['Kleinunternehmer: Rechnungen ohne Umsatzsteuer (§ 19 UStG)'] : []),
  ].join('\n')
