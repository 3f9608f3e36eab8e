import './history-card.css'
import type { AuditEntry } from '@tafelrunde/contract/admin/audit'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../pages/Card.tsx'
import { Failed } from '../pages/Failed.tsx'
import { type Columns, deedTexts, writerText } from './history.texts.ts'

type Props = {
  /** Begins the key of its query; its record's version ends it. */
  of: readonly unknown[]
  columns: Columns
  historyOf: () => Promise<AuditEntry[]>
}

/** Who did what with a record, the latest first. */
export const HistoryCard = ({ of, columns, historyOf }: Props) => {
  const { data, error, refetch } = useQuery({ queryKey: ['history', ...of], queryFn: historyOf })
  return (
    <Card title="Verlauf">
      {error && <Failed error={error} retry={refetch} />}
      {data?.length === 0 && (
        <p className="quiet">Seit es den Verlauf gibt, hat sich hier nichts geändert.</p>
      )}
      <ol className="history">
        {data?.map(entry => (
          <li key={entry.id}>
            <span className="history__deed">{deedTexts(columns, entry).join('; ')}</span>
            <span className="history__who">
              {writerText(entry)}, {tableDayAndTime(entry.created)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
