import type { TableFormat } from '@tafelrunde/contract/admin/export'
import type { Allowance } from '@tafelrunde/contract/admin/people/lecturer-taxes'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { tableFile } from '../../../common/table-files.service.ts'
import { findFigures } from '../../../common/tax.queries.ts'
import { figureOn } from '../../../common/tax.rules.ts'
import type { Deps } from '../../../deps.ts'
import { everything, type Page } from '../../../platform/db/filters.ts'
import { findAllowances } from './allowances.queries.ts'
import { allowanceTable } from './allowances.texts.ts'

type Wish = { search?: string | undefined; year?: string | undefined }

const yearOf = ({ clock }: Pick<Deps, 'clock'>, { year }: Wish) =>
  Number(year ?? berlinDay(clock.now()).slice(0, 4))

/** What lecturers got within the allowance in a year, beside what the law leaves free in it. */
export const listAllowances = async (deps: Pick<Deps, 'clock' | 'db'>, wish: Wish & Page) => {
  const year = yearOf(deps, wish)
  const limit = figureOn(await findFigures(deps.db), 'allowance_cents', `${year}-12-31`)
  const { count, rows } = await findAllowances(deps.db, { ...wish, year })
  const told = rows.map(
    ({ id, firstName, lastName, paidCents, othersCents }): Allowance => ({
      id,
      first_name: firstName,
      last_name: lastName,
      year,
      paid_cents: paidCents,
      limit_cents: limit,
      others_cents: othersCents,
      left_cents: limit - paidCents - (othersCents ?? 0),
    }),
  )
  return { count, rows: told }
}

/** All of them as a file for Excel. */
export const exportAllowances = async (deps: Deps, { format, ...wish }: Wish & { format: TableFormat }) => {
  const { rows } = await listAllowances(deps, { ...wish, ...everything })
  const { headings, lines } = allowanceTable(rows)
  const table = { name: `Freibeträge ${yearOf(deps, wish)}`, headings, rows: lines }
  return tableFile(table, { format, now: deps.clock.now() })
}
