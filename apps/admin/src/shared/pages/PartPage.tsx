import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { NotThere, notThereTitle } from './NotThere.tsx'
import { PageTitle } from './PageTitle.tsx'
import { WayBack } from './WayBack.tsx'

type Props<Data> = {
  title: string
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** What it is a part of. */
  whole: (data: Data) => { path: string; name: string }
  render: (data: Data) => ReactNode
}

/** A page that belongs to a record, with the way back to that. */
export const PartPage = <Data,>({ title, query: { data, error, refetch }, whole, render }: Props<Data>) => {
  const shown = data !== undefined || !error ? title : notThereTitle(error)
  const record = data !== undefined && whole(data)
  return (
    <div className="page">
      <Title title={<PageTitle>{shown}</PageTitle>} preferenceKey={false} />
      {record && <WayBack to={record.path}>{record.name}</WayBack>}
      {data !== undefined && render(data)}
      {data === undefined &&
        (error ? <NotThere error={error} retry={refetch} /> : <p role="status">Wird geladen …</p>)}
    </div>
  )
}
