import type { AuditEntry } from '@tafelrunde/contract/admin/audit'
import { type RaRecord, useRecordContext } from 'react-admin'
import { HistoryCard } from './HistoryCard.tsx'
import type { Columns } from './history.texts.ts'

type Row = RaRecord<number> & { version: unknown }
type Props = { of: string; columns: Columns; historyOf: (id: number) => Promise<AuditEntry[]> }

/** Who did what with the record of the page. */
export const RecordHistory = ({ of, columns, historyOf }: Props) => {
  const record = useRecordContext<Row>()
  if (!record) return null
  const { id, version } = record
  return <HistoryCard of={[of, id, version]} columns={columns} historyOf={() => historyOf(id)} />
}
