import { otherMembers, vatPrefix } from '@tafelrunde/contract/values/tax'
import { expect, test } from 'vitest'
import { vatIdFaultText } from './tax.texts.ts'
import { checkVatId, exampleOf, isUnionVatId } from './vat-ids.rules.ts'

/** Some of each state, of every kind of number that it gives; whether they belong to somebody only VIES says. */
const valid =
  `ATU14189108 ATU57780315 BE0403170701 BE0202239951 BG040683212 BG000694037 CY10008489A CZ45274649 DK24256790
EE100594102 EL094019245 ESA28015865 ESA15075062 ESB84406289 FI01120389 FI20774740 FR83404833048 HR52931027628
HU10484878 IE6388047V IE9740425P IE3668997OH IT00905811006 IT00742640154 LT100001919017 LU20260743 LU26375245
LV40003245752 MT11189317 NL009291477B01 NL810433941B01 PL5260250995 PT500697256 PT504615947 RO160796 RO1590082
SE556703748501 SE556012579001 SI82646716 SK2020317068`.split(/\s/)

test.each(valid)('%s is a VAT id, and none with another digit in place of any of its own', id => {
  expect(isUnionVatId(id)).toBe(true)
  const others = Array.from(id).flatMap((digit, at) => {
    const isForm = at < 4 || (id.startsWith('NL') && at > 10) || (id.startsWith('SE') && at > 11)
    return isForm || !/\d/.test(digit)
      ? []
      : [`${id.slice(0, at)}${(Number(digit) + 1) % 10}${id.slice(at + 1)}`]
  })
  expect(others.filter(isUnionVatId)).toEqual([])
})

test('the example of each member is one', () => {
  expect(otherMembers.filter(country => !isUnionVatId(exampleOf(country) ?? ''))).toEqual([])
  expect(otherMembers.map(country => exampleOf(country)?.slice(0, 2))).toEqual(otherMembers.map(vatPrefix))
})

test.each([
  ['FR12', 'FR', 'wrong'],
  ['ATU1234567', 'AT', 'wrong'],
  ['ATU12345678', 'AT', 'wrong'],
  ['SE12', 'SE', 'wrong'],
  ['DE12345678', 'DE', 'wrong'],
  ['ATU12345675', 'IT', 'elsewhere'],
  ['ATU12345675', 'DE', 'elsewhere'],
  ['ATU12345675', 'CH', 'elsewhere'],
  ['DE123456789', 'FR', 'elsewhere'],
  ['FR12', 'CH', 'wrong'],
  ['XI123456789', 'IE', 'elsewhere'],
  ['XI123456789', 'CH', 'wrong'],
])('%s of a company in %s is refused: %s', (id, country, fault) => {
  expect(checkVatId(id, country)).toEqual({ fault })
})

test.each([
  ['', 'FR'],
  ['DE123456789', 'DE'],
  ['ATU12345675', 'AT'],
  ['EL094019245', 'GR'],
  ['FR83404833048', 'MC'],
  ['FR83404833048', 'RE'],
  ['CHE123456789MWST', 'CH'],
  ['XI123456789', 'GB'],
  ['987654325MVA', 'NO'],
  ['123456789', 'US'],
])('%s is taken from a company in %s', (id, country) => {
  expect(checkVatId(id, country)).toEqual({ id })
})

test('nine digits and a B are two kinds of number in the Netherlands, and Spain has people and companies', () => {
  for (const id of ['NL000099998B57', 'ES54362315K', 'ESX2482300W', 'ESJ99216582', 'ESM1234567L'])
    expect([id, isUnionVatId(id)]).toEqual([id, true])
})

test('what is wrong is said with how it looks where the company is', () => {
  expect(vatIdFaultText('wrong', 'AT')).toBe(
    'Diese Umsatzsteuer-Identifikationsnummer kann nicht stimmen: Bitte prüfen Sie Form und Ziffern. Für Österreich sieht eine so aus: ATU12345675.',
  )
  expect(vatIdFaultText('elsewhere', 'GR')).toBe(
    'Diese Umsatzsteuer-Identifikationsnummer gehört zu einem anderen Land als die Anschrift. Zu Griechenland gehört eine, die mit EL beginnt.',
  )
})
