import { type LecturerData, LecturerDataChanges } from '@tafelrunde/contract/lecturers/lecturer-data'
import { finalIbanFault, ibanState } from '@tafelrunde/contract/values/iban'
import * as z from 'zod/mini'
import { kilometres } from '../expenses/numbers.form.ts'
import { grouped, isBic } from './iban.rules.ts'
import { bicFault } from './iban.texts.ts'

const iban = z.string().check(({ value, issues }) => {
  const message = finalIbanFault(ibanState(value))
  if (message) issues.push({ code: 'custom', message, input: value })
})

/** The own data as the form has it: the contract's, with what can be checked without the server. */
export const DataForm = z.extend(LecturerDataChanges, {
  iban,
  bic: z.string().check(z.refine(isBic, bicFault)),
  travel_km: kilometres,
})

export const fields = z.keyof(DataForm).options

/** What stands in the fields. */
export const valuesOf = ({ id: _id, account: _account, ...data }: LecturerData) => ({
  ...data,
  iban: grouped(data.iban),
  travel_km: String(data.travel_km),
})
