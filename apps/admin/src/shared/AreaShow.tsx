import './area-show.css'
import type { ReactNode } from 'react'
import { LinkBase, type RaRecord, Show, useRecordContext } from 'react-admin'
import { PageTitle } from './PageTitle.tsx'

interface Props<Row extends RaRecord> {
  /** The way back: the list's resource and name. */
  area: string
  label: string
  titleOf: (record: Row) => string
  render: (record: Row) => ReactNode
}

type BodyProps<Row extends RaRecord> = Pick<Props<Row>, 'render'>

const RecordTitle = <Row extends RaRecord>({ titleOf }: Pick<Props<Row>, 'titleOf'>) => {
  const record = useRecordContext<Row>()
  return record ? <PageTitle>{titleOf(record)}</PageTitle> : null
}

const Body = <Row extends RaRecord>({ render }: BodyProps<Row>) => {
  const record = useRecordContext<Row>()
  return record ? render(record) : <p role="status">Wird geladen …</p>
}

/** One record with its title and the way back to its list. */
export const AreaShow = <Row extends RaRecord>({ area, label, titleOf, render }: Props<Row>) => (
  <Show<Row> title={<RecordTitle titleOf={titleOf} />} actions={false} component="div">
    <p className="way-back">
      <LinkBase to={`/${area}`}>‹ {label}</LinkBase>
    </p>
    <Body render={render} />
  </Show>
)
