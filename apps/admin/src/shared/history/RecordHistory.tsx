import type { AuditEntry } from '@tafelrunde/contract/admin/audit'
import { type RaRecord, useRecordContext } from 'react-admin'
import { HistoryCard } from './HistoryCard.tsx'
import type { Columns } from './history.texts.ts'

type Row = RaRecord & { version: unknown }
type Props = { of: string; columns: Columns; historyOf: (id: number) => Promise<AuditEntry[]> }

/** Who did what with the record of the page. */
export const RecordHistory = ({ of, columns, historyOf }: Props) => {
  const record = useRecordContext<Row>()
  if (!record) return null
  const id = Number(record.id) // of what is not listed it comes from the address, as a text
  return <HistoryCard of={[of, id, record.version]} columns={columns} historyOf={() => historyOf(id)} />
}
