import type { TableFormat } from '@tafelrunde/contract/admin/export'
import type { Identifier, RaRecord } from 'react-admin'

type Query = Record<string, string>
type TableQuery = Query & { format: TableFormat }

/** Where a resource of react-admin comes from. */
export type Source = {
  /** What the contract's `orderby` takes; other orders are left to the server, by its own default. */
  sortable: readonly string[]
  list?: (query: Query) => Promise<{ count: number; results: RaRecord[] }>
  /** All rows as a file. */
  table?: (query: TableQuery) => Promise<Uint8Array>
  /** Missing where the contract has no address for a single one. */
  one?: (id: Identifier) => Promise<RaRecord>
  /** Missing where the office cannot write (yet); what a form holds is for the contract to judge. */
  create?: (form: unknown) => Promise<RaRecord>
  change?: (id: Identifier, form: unknown) => Promise<RaRecord>
  remove?: (id: Identifier) => Promise<void>
}
