import { otherMembers } from '@tafelrunde/contract/tax'

// Those whose companies come to German events besides.
const neighbours = ['CH', 'GB', 'IS', 'LI', 'NO']
const names = new Intl.DisplayNames('de', { type: 'region' })

/** „Österreich“ */
export const countryName = (code: string) => names.of(code) ?? code

/** The countries of the EU and around it by their German names, Germany first; besides the one that is there already. */
export const countryOptions = (present: string) =>
  [...new Set(['DE', ...otherMembers, ...neighbours, present])]
    .map(code => ({ value: code, text: countryName(code) }))
    .toSorted((one, other) => {
      const home = Number(other.value === 'DE') - Number(one.value === 'DE')
      return home || one.text.localeCompare(other.text, 'de')
    })
