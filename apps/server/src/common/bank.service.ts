import { finalIbanFault, ibanState } from '@tafelrunde/contract/values/iban'
import { isThirdVatId, readVatId } from '@tafelrunde/contract/values/tax'
import { InvalidField, InvalidFields } from '../platform/refusals.ts'
import { isSameCountry, readBic, readIban } from './iban.reader.ts'
import { vatIdFaultText } from './tax.texts.ts'
import { isUnionVatId } from './vat-ids.rules.ts'

const wrongBic = 'Dieser BIC kann nicht stimmen. Er hat 8 oder 11 Zeichen, zum Beispiel COBADEFFXXX.'
const otherCountry = 'IBAN und BIC gehören zu verschiedenen Ländern.'

type Bank = { iban: string; bic: string }
type Wish = { [Part in keyof Bank]?: string | undefined }

/** An account as banks write it, either part may be empty: what is wished, else what it is now. */
const readBank = (wish: Wish, now: Bank, ...others: InvalidField[]): Bank => {
  const iban = wish.iban ? readIban(wish.iban) : (wish.iban ?? now.iban)
  const bic = wish.bic ? readBic(wish.bic) : (wish.bic ?? now.bic)
  const fault = finalIbanFault(ibanState(wish.iban ?? now.iban))
  const wrong = [
    ...(fault ? [new InvalidField('iban', fault)] : []),
    ...(bic === undefined ? [new InvalidField('bic', wrongBic)] : []),
    ...others,
  ]
  if (iban === undefined || bic === undefined || wrong.length > 0) throw new InvalidFields(wrong)
  if (iban && bic && !isSameCountry(iban, bic))
    throw new InvalidField(wish.bic ? 'bic' : 'iban', otherCountry)
  return { iban, bic }
}

/**
 * Account and VAT id of somebody in this country as they are written; refuses at its field what cannot be one, all of it
 * together, and `others`.
 */
export const readNumbers = (
  wish: Wish & { vat_id?: string | undefined },
  now: Bank,
  others: InvalidField[] = [],
  country = 'DE',
) => {
  const vatId = wish.vat_id && readVatId(wish.vat_id, country)
  const isOne = vatId === '' || (vatId && (isUnionVatId(vatId) || isThirdVatId(vatId, country)))
  const isWrong = wish.vat_id !== undefined && !isOne
  const wrong = isWrong ? [new InvalidField('vat_id', vatIdFaultText('wrong', country))] : []
  const bank = readBank(wish, now, ...wrong, ...others)
  return { ...bank, ...(vatId !== undefined && { vatId }) }
}
