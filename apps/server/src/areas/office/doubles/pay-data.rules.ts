import * as texts from './pay-data.texts.ts'

/** What somebody has said of themselves to be paid. */
export type PayData = {
  accountId: number
  street: string
  postalCode: string
  city: string
  country: string
  phone: string
  iban: string
  bic: string
  accountHolder: string
  taxNumber: string
  vatId: string
  smallBusiness: boolean
  travelMode: 'car' | 'public'
  travelKm: number
}
type Fields = Omit<PayData, 'accountId'>

/** What belongs together is kept together: no street of one account in the town of the other. */
type Part<Name extends keyof Fields = keyof Fields> = {
  fields: readonly Name[]
  says: (data: Fields) => boolean
  /** What the preview calls it, and what it says; of a bank account only its end. */
  name: string
  text: (data: Fields) => string
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

const hasTax = ({ taxNumber, vatId, smallBusiness }: Fields) => Boolean(taxNumber || vatId || smallBusiness)

const pick = (data: Fields, fields: readonly (keyof Fields)[]) =>
  Object.fromEntries(fields.map(field => [field, data[field]]))

const isSame = (kept: Fields, gone: Fields, fields: readonly (keyof Fields)[]) =>
  fields.every(field => kept[field] === gone[field])

/** Whether somebody is a small business (§ 19 UStG) is a word of its own only where something is said of tax at all. */
const foldTax = (kept: Fields, gone: Fields) => {
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
export const foldPayData = (kept: Fields, gone: Fields) => {
  const tax = foldTax(kept, gone)
  const said = parts.filter(({ says, fields }) => says(gone) && !isSame(kept, gone, fields))
  // With an id of the other account, whose words on VAT go, somebody would be taxed as neither of them said.
  const possible = said.filter(
    ({ fields }) => !(fields.includes('vatId') && hasTax(kept) && kept.smallBusiness !== gone.smallBusiness),
  )
  const taken = possible.filter(({ says }) => !says(kept))
  const picked: Partial<Fields> = Object.assign(
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
