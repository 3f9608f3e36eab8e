import './area-show.css'
import type { ReactNode } from 'react'
import { type RaRecord, Show, useRecordContext, useShowContext } from 'react-admin'
import { shownWhole } from '../forms/useSaved.ts'
import { NotThere, notThereTitle, stayHere } from './NotThere.tsx'
import { PageTitle } from './PageTitle.tsx'
import { WayBack } from './WayBack.tsx'

interface Props<Row extends RaRecord> {
  /** The way back: the list's resource and name. */
  area: string
  label: string
  titleOf: (record: Row) => string
  render: (record: Row) => ReactNode
}

type BodyProps<Row extends RaRecord> = Pick<Props<Row>, 'render'>

/** The list's name until the record is there: a page without a heading tells nobody where they are. */
const RecordTitle = <Row extends RaRecord>({ label, titleOf }: Pick<Props<Row>, 'label' | 'titleOf'>) => {
  const record = useRecordContext<Row>()
  const { error } = useShowContext()
  if (record) return <PageTitle>{titleOf(record)}</PageTitle>
  return <PageTitle>{error ? notThereTitle(error) : label}</PageTitle>
}

const Body = <Row extends RaRecord>({ render }: BodyProps<Row>) => {
  const record = useRecordContext<Row>()
  return record ? render(record) : <p role="status">Wird geladen …</p>
}

const Failure = () => {
  const { error, refetch } = useShowContext()
  return <NotThere error={error} retry={refetch} />
}

/** A page asks for its record under a name of its own: a list's row, which has less, is not shown in place of it. */
const wholeRecord = { ...stayHere, meta: shownWhole }

/** One record with its title and the way back to its list. */
export const AreaShow = <Row extends RaRecord>({ area, label, titleOf, render }: Props<Row>) => {
  const wayBack = <WayBack to={`/${area}`}>{label}</WayBack>
  return (
    <Show<Row>
      title={<RecordTitle label={label} titleOf={titleOf} />}
      actions={false}
      component="div"
      queryOptions={wholeRecord}
      error={
        <>
          {wayBack}
          <Failure />
        </>
      }
    >
      {wayBack}
      <Body render={render} />
    </Show>
  )
}
