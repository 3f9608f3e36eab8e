import '../../../shared/state-chip.css'
import {
  getRefundFile,
  listRefundFiles,
  type RefundFile,
  releaseRefundFile,
} from '@tafelrunde/contract/admin/money/refunds'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { longDate, tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { call, callForFile } from '../../../providers/call.ts'
import { mostRows } from '../../../providers/listQuery.rules.ts'
import { FileButton } from '../../../shared/deeds/FileButton.tsx'
import { Card } from '../../../shared/pages/Card.tsx'
import { Failed } from '../../../shared/pages/Failed.tsx'
import { Released } from '../../../shared/release/Released.tsx'
import { ReleaseFile } from '../../../shared/release/ReleaseFile.tsx'
import css from './credits.module.css'
import { transfersText } from './credits.texts.ts'
import { UndoRefunds } from './UndoRefunds.tsx'

type RowProps = {
  file: RefundFile
  /** In Berlin, when the list was loaded. */
  today: string
}

const Deeds = ({ file, today }: RowProps) => {
  const { id, count, execution, release, total_cents } = file
  const waits = release !== null && !release.released
  return (
    <span className={css['deeds']}>
      {waits ? (
        <ReleaseFile
          id={id}
          release={release}
          transfers={transfersText(count, total_cents)}
          day={longDate(new Date(execution))}
          told="jeder Aussteller"
          perform={() => call(releaseRefundFile, { params: { id } })}
        />
      ) : (
        <FileButton
          label={`Datei ${id} laden`}
          name={`Erstattungen ${id}.xml`}
          load={() => callForFile(getRefundFile, { params: { id } })}
        />
      )}
      {(waits || execution > today) && <UndoRefunds file={file} />}
    </span>
  )
}

/** What is undone stays in the list with what it held, but is no file any more. */
const FileRow = (props: RowProps) => {
  const { count, created, created_by, execution, refunds, release, total_cents, undone } = props.file
  return (
    <li>
      <span>
        {transfersText(count, total_cents)}, am {longDate(new Date(execution))}
        <span className="detail">
          erstellt {tableDayAndTime(created)} · {created_by}
        </span>
        <Released release={release} />
        {undone && (
          <span className="detail">
            zurückgenommen {tableDayAndTime(undone.at)} · {undone.by}: {undone.reason}
          </span>
        )}
        <details className={css['held']}>
          <summary>{counted(refunds.length, 'Erstattung', 'Erstattungen')}</summary>
          {refunds.map(one => (
            <LinkBase key={one.reference} to={`/orders/${one.order}/show`}>
              {one.company}: {money(one.cents)}, {one.reference}
              {one.withdrawn && !undone && ', zurückgekommen'}
            </LinkBase>
          ))}
        </details>
      </span>
      {undone ? (
        <span className="state-chip state-chip--cancelled">zurückgenommen</span>
      ) : (
        <Deeds {...props} />
      )}
    </li>
  )
}

/** The files for the bank that paid credit balances back, to be saved again: the same byte for byte. */
export const RefundFiles = () => {
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: ['invoices', 'refund-files'],
    queryFn: () => call(listRefundFiles, { query: { limit: String(mostRows) } }),
  })
  if (error) return <Failed error={error} retry={refetch} />
  if (!data || data.count === 0) return null
  return (
    <Card title="Zahlungsdateien">
      <ul className="rows">
        {data.results.map(file => (
          <FileRow key={file.id} file={file} today={berlinDay(new Date(dataUpdatedAt))} />
        ))}
      </ul>
    </Card>
  )
}
