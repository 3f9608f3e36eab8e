import type { TableFormat } from '@tafelrunde/contract/admin/export'
import { tableFile } from '../../../common/table-files.service.ts'
import type { Deps } from '../../../deps.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { checkEventFilter } from '../../events/events.service.ts'
import { readDocument } from '../../settlements/settlements.service.ts'
import { findPaid, type Period } from './tax-statement.queries.ts'
import { endsBefore, taxStatementTable } from './tax-statement.texts.ts'

/** What was paid to lecturers as a file for tax advisers: each line as its settlement was submitted. */
export const writeTaxStatement = async (
  deps: Deps,
  { format, ...period }: Period & { format: TableFormat },
) => {
  const { event, from, to } = period
  if (from && to && to < from) throw new InvalidField('to', endsBefore)
  await checkEventFilter(deps.db, true, event)
  const rows = await findPaid(deps.db, period)
  const paid = rows.map(({ document, ...row }) => ({ ...row, content: readDocument(document) }))
  return tableFile(taxStatementTable(paid), { format, now: deps.clock.now() })
}
