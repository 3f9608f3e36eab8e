import { berlinDay, berlinMoments } from '@tafelrunde/contract/values/berlin'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/database.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { readInvoiceContent } from '../invoices.reader.ts'
import * as queries from './datev.queries.ts'
import { readDatev } from './datev-settings.service.ts'
import { bookingFile, yearStart } from './extf.rules.ts'
import { inWindows1252 } from './latin.rules.ts'
import { invoicePostings } from './postings.rules.ts'

/** When a day begins in Berlin. */
const startOf = (day: string) => berlinMoments(`${day}T00:00:00`)[0] ?? new Date(`${day}T00:00:00Z`)
const nextDay = (day: string) => berlinDay(new Date(startOf(day).getTime() + 36 * 60 * 60 * 1000))

type Asked = { from?: string | undefined; until?: string | undefined }

/** The days of a period, and the moments in Berlin between which they are. DATEV takes one financial year at a time. */
const periodOf = async (db: Db, { from, until }: Asked) => {
  if (!from) throw new InvalidField('from', 'Bitte geben Sie den ersten Tag an.')
  if (!until) throw new InvalidField('until', 'Bitte geben Sie den letzten Tag an.')
  if (until < from) throw new InvalidField('until', 'Der letzte Tag liegt vor dem ersten.')
  const settings = await readDatev(db)
  if (yearStart(from, settings.year_starts) !== yearStart(until, settings.year_starts))
    throw new InvalidField('until', 'DATEV nimmt nur Buchungen eines Wirtschaftsjahres in einer Datei.')
  return { settings, from, until, start: startOf(from), before: startOf(nextDay(until)) }
}

export const sumDatev = async ({ db }: Pick<Deps, 'db'>, asked: Asked) => {
  const { start, before } = await periodOf(db, asked)
  return queries.sumInvoices(db, start, before)
}

/** The invoices and cancellations that were written in these days, as DATEV reads them. */
export const exportDatev = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, asked: Asked) => {
  const { settings, start, before, ...period } = await periodOf(db, asked)
  if (settings.consultant === null)
    throw new InvalidField('consultant', 'Bitte geben Sie zuerst die Nummern von Berater und Mandant an.')
  const rows = await queries.findDocuments(db, start, before)
  const postings = rows.flatMap(({ document, costCentre }) =>
    invoicePostings(readInvoiceContent(document), costCentre, settings),
  )
  const text = bookingFile(settings, period, postings, clock.now())
  return { name: `EXTF_Rechnungen_${period.from}_${period.until}.csv`, bytes: inWindows1252(text) }
}
