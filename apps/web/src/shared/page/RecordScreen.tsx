import { type UndefinedInitialDataOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Key } from '../queries/keys.ts'
import { refetch } from '../queries/stale.ts'
import { ButtonLink } from '../ui/buttons/Button.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { Loaded } from './Loaded.tsx'
import { Page } from './Page.tsx'

/** What every page of a record does alike, for its `Page`: the way back, pulling, and since when it is so. */
export type Frame = { back: string; onRefresh: () => Promise<unknown>; offlineSince: Date }

type Props<Data, Own extends Key> = {
  record: UndefinedInitialDataOptions<Data, Error, Data, Own> & { queryKey: Own }
  /** What else it shows, to be asked for with it when it is pulled. */
  shown?: { queryKey: Key }[]
  /** What the page is called as long as the record is not there. */
  title: string
  /** The list that the record is in. */
  back: string
  skeleton: ReactNode
  /** What did not arrive: „Die Bestellung kam nicht an“. */
  failed: string
  /** What the error does not affect. */
  unaffected?: string
  /** For an address that the server does not know: that there is none, why that may be, and the way to the list. */
  missing: { title: string; text: string; action: string }
  children: (data: Data, frame: Frame) => ReactNode
}

/** The screen of one thing of a list, by its address. A fault of it is told by the boundary round every screen. */
export const RecordScreen = <Data, Own extends Key>(props: Props<Data, Own>) => {
  const { record, shown = [], title, back, missing, children, ...loading } = props
  const query = useQuery(record)
  const nameless = (content: ReactNode) => (
    <Page title={title} back={back}>
      {content}
    </Page>
  )
  return (
    <Loaded
      query={query}
      {...loading}
      missing={
        <EmptyState title={missing.title} action={<ButtonLink href={back}>{missing.action}</ButtonLink>}>
          {missing.text}
        </EmptyState>
      }
      frame={nameless}
    >
      {data =>
        children(data, {
          back,
          onRefresh: () => refetch(record, ...shown),
          offlineSince: new Date(query.dataUpdatedAt),
        })
      }
    </Loaded>
  )
}
