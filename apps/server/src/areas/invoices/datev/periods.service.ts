import { berlinDay, berlinMoments } from '@tafelrunde/contract/values/berlin'
import type { Db } from '../../../platform/db/database.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { readDatev } from './datev-settings.service.ts'
import { yearStart } from './extf.rules.ts'

/** When a day begins in Berlin. */
const startOf = (day: string) => berlinMoments(`${day}T00:00:00`)[0] ?? new Date(`${day}T00:00:00Z`)
const nextDay = (day: string) => berlinDay(new Date(startOf(day).getTime() + 36 * 60 * 60 * 1000))

type Days = { from: string; until: string }

/** The moments in Berlin between which these days are. */
export const momentsOf = ({ from, until }: Days) => ({
  start: startOf(from),
  before: startOf(nextDay(until)),
})

type Asked = { from?: string | undefined; until?: string | undefined }

/** The days of a period, and what is set; refuses what is none. DATEV takes one financial year at a time. */
export const periodOf = async (db: Db, { from, until }: Asked) => {
  if (!from) throw new InvalidField('from', 'Bitte geben Sie den ersten Tag an.')
  if (!until) throw new InvalidField('until', 'Bitte geben Sie den letzten Tag an.')
  if (until < from) throw new InvalidField('until', 'Der letzte Tag liegt vor dem ersten.')
  const settings = await readDatev(db)
  if (yearStart(from, settings.year_starts) !== yearStart(until, settings.year_starts))
    throw new InvalidField('until', 'DATEV nimmt nur Buchungen eines Wirtschaftsjahres in einer Datei.')
  return { settings, from, until }
}
