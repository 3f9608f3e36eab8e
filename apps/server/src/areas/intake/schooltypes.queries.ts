import type { Tx } from '../../platform/db/database.ts'
import { schooltypes } from '../schooltypes/schooltypes.tables.ts'

export const findSchooltypes = (tx: Tx) =>
  tx.select({ id: schooltypes.id, name: schooltypes.name }).from(schooltypes).orderBy(schooltypes.name)
