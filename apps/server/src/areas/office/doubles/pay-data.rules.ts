import type { LecturerDataColumns } from '../../lecturers/lecturer-data.rules.ts'
import * as texts from './pay-data.texts.ts'

/** What the account with this id says to be paid. */
export type PayData = LecturerDataColumns & { accountId: number }

/** What belongs together is kept together: no street of one account in the town of the other. */
type Part<Name extends keyof LecturerDataColumns = keyof LecturerDataColumns> = {
  fields: readonly Name[]
  says: (data: LecturerDataColumns) => boolean
  /** What the preview calls it, and what it says; of a bank account only its end. */
  name: string
  text: (data: LecturerDataColumns) => string
}

const parts: readonly Part[] = [
  {
    fields: ['street', 'postalCode', 'city', 'country'],
    says: ({ street, postalCode, city }) => Boolean(street || postalCode || city),
    name: 'Anschrift',
    text: ({ street, postalCode, city }) => texts.joined(street, `${postalCode} ${city}`),
  },
  { fields: ['phone'], says: ({ phone }) => phone !== '', name: 'Telefon', text: ({ phone }) => phone },
  {
    fields: ['iban', 'bic', 'accountHolder'],
    says: ({ iban }) => iban !== '',
    name: 'Bankverbindung',
    text: ({ iban, accountHolder }) => texts.joined(texts.ibanEnd(iban), accountHolder),
  },
  {
    fields: ['taxNumber'],
    says: ({ taxNumber }) => taxNumber !== '',
    name: 'Steuernummer',
    text: ({ taxNumber }) => taxNumber,
  },
  {
    fields: ['vatId'],
    says: ({ vatId }) => vatId !== '',
    name: 'USt-IdNr.',
    text: ({ vatId }) => vatId,
  },
  {
    fields: ['travelMode', 'travelKm'],
    says: ({ travelMode, travelKm }) => travelMode === 'public' || travelKm > 0,
    name: 'Anreise',
    text: ({ travelMode, travelKm }) => texts.travel(travelMode, travelKm),
  },
]

const hasTax = ({ taxNumber, vatId, smallBusiness }: LecturerDataColumns) =>
  Boolean(taxNumber || vatId || smallBusiness)

const pick = (data: LecturerDataColumns, fields: readonly (keyof LecturerDataColumns)[]) =>
  Object.fromEntries(fields.map(field => [field, data[field]]))

const isSame = (
  kept: LecturerDataColumns,
  gone: LecturerDataColumns,
  fields: readonly (keyof LecturerDataColumns)[],
) => fields.every(field => kept[field] === gone[field])

/** Whether somebody is a small business (§ 19 UStG) is a word of its own only where something is said of tax at all. */
const foldTax = (kept: LecturerDataColumns, gone: LecturerDataColumns) => {
  if (!hasTax(gone) || kept.smallBusiness === gone.smallBusiness) return { taken: {}, sentences: [] }
  if (!hasTax(kept))
    return {
      taken: { smallBusiness: gone.smallBusiness },
      sentences: [texts.taken('Umsatzsteuer', texts.smallBusiness(gone.smallBusiness))],
    }
  const [stays, goes] = [texts.smallBusiness(kept.smallBusiness), texts.smallBusiness(gone.smallBusiness)]
  return { taken: {}, sentences: [texts.stays('Umsatzsteuer', stays, goes)] }
}

/**
 * What the account that stays takes over of what the other has said to be paid: each part of which it says nothing itself.
 * With a sentence for each part that is taken over, and each that goes because both say it in another way.
 */
export const foldPayData = (kept: LecturerDataColumns, gone: LecturerDataColumns) => {
  const tax = foldTax(kept, gone)
  const said = parts.filter(({ says, fields }) => says(gone) && !isSame(kept, gone, fields))
  // With an id of the other account, whose words on VAT go, somebody would be taxed as neither of them said.
  const possible = said.filter(
    ({ fields }) => !(fields.includes('vatId') && hasTax(kept) && kept.smallBusiness !== gone.smallBusiness),
  )
  const taken = possible.filter(({ says }) => !says(kept))
  const picked: Partial<LecturerDataColumns> = Object.assign(
    {},
    ...taken.map(({ fields }) => pick(gone, fields)),
    tax.taken,
  )
  return {
    taken: picked,
    sentences: [
      ...said.map(part =>
        taken.includes(part)
          ? texts.taken(part.name, part.text(gone))
          : texts.stays(part.name, part.says(kept) ? part.text(kept) : texts.nothing, part.text(gone)),
      ),
      ...tax.sentences,
    ],
  }
}
