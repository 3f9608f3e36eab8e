import { expect, test } from 'vitest'
import { acronymOf, slugOf } from './schedule-names.rules.ts'

test.each([
  ['FOSDEM 2018', 'fosdem_2018'],
  ['rc3-channels-2020', 'rc3_channels_2020'],
  ['Großer Tag für Ärztinnen', 'grosser_tag_fuer_aerztinnen'],
  ['re', 'event_re'],
  ['教師の日', 'event_7'],
])('%s is %s where only plain small letters are allowed', (key, acronym) => {
  expect(acronymOf(key, 7)).toBe(acronym)
})

test.each([
  ['Leseförderung – „leicht“ gemacht', 'tafelrunde-12-lesefoerderung-leicht-gemacht'],
  ['Ulm', 'tafelrunde-12-termin-ulm'],
  ['教師', 'tafelrunde-12-termin'],
])('the title %s is %s in an address', (title, slug) => {
  expect(slugOf(12, title)).toBe(slug)
})
