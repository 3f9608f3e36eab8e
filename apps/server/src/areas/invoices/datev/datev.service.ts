import type { DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import { berlinDay, berlinMoments } from '@tafelrunde/contract/values/berlin'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import type { Page } from '../../../platform/db/filters.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { InvalidField, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import { readInvoiceContent } from '../invoices.reader.ts'
import * as queries from './datev.queries.ts'
import { exportedMeanwhile, nothingToPost } from './datev.texts.ts'
import { readDatev } from './datev-settings.service.ts'
import * as exports from './exports.queries.ts'
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

const tell = ({ id, from, until, createdAt, madeBy, invoices, cents }: exports.ExportRow) => ({
  id,
  from,
  until,
  created: createdAt,
  by: madeBy,
  invoices,
  cents,
})

/** What a period has, and which exports have days of it. */
export const sumDatev = async ({ db }: Pick<Deps, 'db'>, asked: Asked) => {
  const { from, until, start, before } = await periodOf(db, asked)
  const exported = await exports.findOverlapping(db, { from, until })
  return { ...(await queries.sumInvoices(db, { start, before })), exported: exported.map(tell) }
}

export const listExports = async ({ db }: Pick<Deps, 'db'>, page: Page) => {
  const { count, rows } = await exports.findExports(db, page)
  return { count, rows: rows.map(tell) }
}

const needNumbers = ({ consultant }: DatevSettings) => {
  if (consultant === null)
    throw new InvalidField('consultant', 'Bitte geben Sie zuerst die Nummern von Berater und Mandant an.')
}

type Wish = { from: string; until: string; seen: number | null }

/**
 * Notes that a period goes to the tax adviser. Refused where another export has days of it that whoever asks has not
 * seen: its postings would be in the books twice.
 */
export const makeExport = async (
  deps: Deps,
  caller: Caller,
  { seen, ...asked }: Wish,
  keep = keepNothing,
) => {
  const madeBy = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    await queries.lockNumbers(tx)
    const { settings, from, until, ...days } = await periodOf(tx, asked)
    needNumbers(settings)
    const [latest] = await exports.findOverlapping(tx, { from, until })
    if ((latest?.id ?? null) !== seen) throw new Refusal('changed', exportedMeanwhile)
    const sums = await queries.sumInvoices(tx, days)
    const throughInvoice = await queries.findLastInvoice(tx)
    if (throughInvoice === undefined || sums.invoices === 0) throw new Refusal('state', nothingToPost)
    const facts = { from, until, createdAt: deps.clock.now(), madeBy, throughInvoice }
    const answer = tell(await exports.insertExport(tx, { ...facts, ...sums }))
    await keep(tx, answer)
    return answer
  })
}

export const readExport = async (db: Db, id: number) => orNotFound(await exports.findExport(db, id))

/** The invoices and cancellations of an export as DATEV reads them, with the accounts of now. */
export const exportFile = async (db: Db, id: number) => {
  const { createdAt, throughInvoice, from, until } = await readExport(db, id)
  const settings = await readDatev(db)
  needNumbers(settings)
  const days = { start: startOf(from), before: startOf(nextDay(until)), through: throughInvoice }
  const rows = await queries.findDocuments(db, days)
  const postings = rows.flatMap(({ document, costCentre }) =>
    invoicePostings(readInvoiceContent(document), costCentre, settings),
  )
  const text = bookingFile(settings, { from, until }, postings, createdAt)
  return { name: `EXTF_Rechnungen_${from}_${until}.csv`, bytes: inWindows1252(text) }
}
