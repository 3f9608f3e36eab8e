import type { ViewFields } from '@tafelrunde/contract/admin/views'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { orNotFound } from '../../../platform/refusals.ts'
import * as queries from './views.queries.ts'

/** Keeps a list as somebody sees it now, in place of their view of the same name. */
export const saveView = ({ db }: Deps, accountId: number, fields: ViewFields) =>
  inTransaction(db, tx => queries.upsertView(tx, { ...fields, accountId }))

/** Deletes a view of one's own. */
export const deleteView = ({ db }: Deps, accountId: number, id: number) =>
  inTransaction(db, async tx => {
    orNotFound((await queries.removeView(tx, accountId, id))[0])
  })
