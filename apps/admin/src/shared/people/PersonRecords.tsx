import { listPersonRecords, type PersonRecord, RecordKind } from '@tafelrunde/contract/admin/people/people'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Card } from '../pages/Card.tsx'
import { Failed } from '../pages/Failed.tsx'
import { kinds, stateText } from './person-records.texts.ts'

const Row = ({ record }: { record: PersonRecord }) => {
  const { path } = kinds[record.kind]
  const title = record.title || 'ohne Namen'
  return (
    <li>
      {path && record.leads_to !== null ? <LinkBase to={path(record.leads_to)}>{title}</LinkBase> : title}
      <span className="quiet">
        {tableDayAndTime(record.at)} · {stateText(record)}
      </span>
    </li>
  )
}

export const recordsOf = (id: number) => ({
  queryKey: ['people', 'records', id],
  queryFn: async () => (await call(listPersonRecords, { params: { id } })).results,
})

/** What a person has, did and got, a card for each kind. */
export const PersonRecords = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery(recordsOf(id))
  if (error) return <Failed error={error} retry={refetch} />
  if (!data) return <p role="status">Wird geladen …</p>
  const found = RecordKind.options.map(kind => ({
    kind,
    records: data.filter(record => record.kind === kind),
  }))
  return found
    .filter(({ records }) => records.length > 0)
    .map(({ kind, records }) => (
      <Card key={kind} title={kinds[kind].title}>
        <ul className="rows">
          {records.map((record, index) => (
            <Row key={index} record={record} />
          ))}
        </ul>
      </Card>
    ))
}
