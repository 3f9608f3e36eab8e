import { expect, test } from 'vitest'
import { foldPayData } from './pay-data.rules.ts'

const nothing = {
  street: '',
  postalCode: '',
  city: '',
  country: 'DE',
  phone: '',
  iban: '',
  bic: '',
  accountHolder: '',
  taxNumber: '',
  vatId: '',
  smallBusiness: false,
  travelMode: 'car' as const,
  travelKm: 0,
}
const said = (facts: Partial<Parameters<typeof foldPayData>[0]>) => ({ ...nothing, ...facts })
const visible = (sentences: string[]) => sentences.map(text => text.replaceAll('\u00a0', ' '))

test('each part of which the account that stays says nothing comes from the other, and the preview says so', () => {
  const kept = said({ iban: 'DE89370400440532013000' })
  const gone = said({
    street: 'Lindenweg 4',
    postalCode: '12345',
    city: 'Musterstadt',
    taxNumber: '151/815/08156',
    smallBusiness: true,
    travelKm: 128,
  })
  const { taken, sentences } = foldPayData(kept, gone)
  expect(taken).toEqual({
    street: 'Lindenweg 4',
    postalCode: '12345',
    city: 'Musterstadt',
    country: 'DE',
    taxNumber: '151/815/08156',
    smallBusiness: true,
    travelMode: 'car',
    travelKm: 128,
  })
  expect(visible(sentences)).toEqual([
    'Anschrift: „Lindenweg 4, 12345 Musterstadt“ kommt vom anderen Konto.',
    'Steuernummer: „151/815/08156“ kommt vom anderen Konto.',
    'Anreise: „Pkw, 128 km“ kommt vom anderen Konto.',
    'Umsatzsteuer: „Kleinunternehmer, § 19 UStG“ kommt vom anderen Konto.',
  ])
})

test('what both say stays with the account that stays, an account at a bank as a whole and told by its end', () => {
  const kept = said({ iban: 'DE89370400440532013000', phone: '0123' })
  const gone = said({
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    accountHolder: 'Eva Sommer',
    phone: '0123',
  })
  const { taken, sentences } = foldPayData(kept, gone)
  expect(taken).toEqual({})
  expect(visible(sentences)).toEqual([
    'Bankverbindung: Es bleibt „IBAN …3000“, „IBAN …2051, Eva Sommer“ des anderen Kontos entfällt.',
  ])
})

test('a VAT id is not taken from an account that says otherwise whether there is VAT at all', () => {
  const kept = said({ taxNumber: '151/815/08156', smallBusiness: true })
  const { taken, sentences } = foldPayData(kept, said({ vatId: 'DE123456789' }))
  expect(taken).toEqual({})
  expect(visible(sentences)).toEqual([
    'USt-IdNr.: Es bleibt „keine Angabe“, „DE123456789“ des anderen Kontos entfällt.',
    'Umsatzsteuer: Es bleibt „Kleinunternehmer, § 19 UStG“, „kein Kleinunternehmer“ des anderen Kontos entfällt.',
  ])
  expect(foldPayData(said({ taxNumber: '1' }), said({ vatId: 'DE123456789' })).taken).toEqual({
    vatId: 'DE123456789',
  })
})

test('who says nothing, or the same, changes nothing and is not told of', () => {
  const kept = said({ iban: 'DE89370400440532013000', smallBusiness: true, taxNumber: '1' })
  for (const gone of [nothing, kept]) expect(foldPayData(kept, gone)).toEqual({ taken: {}, sentences: [] })
})
