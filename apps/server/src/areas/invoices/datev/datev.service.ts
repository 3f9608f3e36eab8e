import { chartAccounts, type DatevFields, type DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import { berlinDay, berlinMoments } from '@tafelrunde/contract/values/berlin'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { readInvoiceContent } from '../invoices.reader.ts'
import * as queries from './datev.queries.ts'
import { readAccounts } from './datev.reader.ts'
import { bookingFile, inWindows1252 } from './datev.rules.ts'

/** What nobody has said yet is as in SKR03. */
export const readDatev = async (db: Db): Promise<DatevSettings> => {
  const row = await queries.findSettings(db)
  if (!row)
    return { consultant: null, client: null, chart: '03', debtor: 10_000, accounts: chartAccounts['03'] }
  const { consultant, client, chart, debtor } = row
  return { consultant, client, chart, debtor, accounts: readAccounts(row.accounts) }
}

export const changeSettings = ({ db }: Pick<Deps, 'db'>, said: DatevFields) =>
  inTransaction(db, async tx => {
    await queries.putSettings(tx, { id: 1, ...said })
    return readDatev(tx)
  })

/** When a day begins in Berlin. */
const startOf = (day: string) => berlinMoments(`${day}T00:00:00`)[0] ?? new Date(`${day}T00:00:00Z`)
const nextDay = (day: string) => berlinDay(new Date(startOf(day).getTime() + 36 * 60 * 60 * 1000))

type Asked = { from?: string | undefined; until?: string | undefined }

/** The days of a period, and the moments in Berlin between which they are. DATEV takes one year at a time. */
const periodOf = ({ from, until }: Asked) => {
  if (!from) throw new InvalidField('from', 'Bitte geben Sie den ersten Tag an.')
  if (!until) throw new InvalidField('until', 'Bitte geben Sie den letzten Tag an.')
  if (until < from) throw new InvalidField('until', 'Der letzte Tag liegt vor dem ersten.')
  if (from.slice(0, 4) !== until.slice(0, 4))
    throw new InvalidField('until', 'DATEV nimmt nur Buchungen eines Jahres in einer Datei.')
  return { from, until, start: startOf(from), before: startOf(nextDay(until)) }
}

export const sumDatev = ({ db }: Pick<Deps, 'db'>, asked: Asked) => {
  const { start, before } = periodOf(asked)
  return queries.sumInvoices(db, start, before)
}

/** The invoices and cancellations that were written in these days, as DATEV reads them. */
export const exportDatev = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, asked: Asked) => {
  const { start, before, ...period } = periodOf(asked)
  const settings = await readDatev(db)
  if (settings.consultant === null)
    throw new InvalidField('consultant', 'Bitte geben Sie zuerst die Nummern von Berater und Mandant an.')
  const rows = await queries.findDocuments(db, start, before)
  const contents = rows.map(({ document }) => readInvoiceContent(document))
  const text = bookingFile(settings, period, contents, clock.now())
  return { name: `EXTF_Rechnungen_${period.from}_${period.until}.csv`, bytes: inWindows1252(text) }
}
