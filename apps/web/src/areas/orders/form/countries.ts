import { otherMembers } from '@tafelrunde/contract/values/tax'
import { optionsOf } from '../../../shared/forms/countries.ts'

// Those whose companies come to German events besides.
const neighbours = ['CH', 'GB', 'IS', 'LI', 'NO']

/** The countries of the EU and around it; besides the one that is there already. */
export const countryOptions = (present: string) =>
  optionsOf([...new Set(['DE', ...otherMembers, ...neighbours, present])])
