import { idOf } from '@tafelrunde/contract/http/ids'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shared/page/Loaded.tsx'
import { Page } from '../../../shared/page/Page.tsx'
import { useOnline } from '../../../shared/queries/online.ts'
import { queryClient } from '../../../shared/queries/query.ts'
import { refetch } from '../../../shared/queries/stale.ts'
import { SkeletonList } from '../../../shared/ui/states/Skeleton.tsx'
import { passKeysQuery } from '../attendance.api.ts'
import { keepScanner } from '../scanner/scan.ts'
import { Counter } from './Counter.tsx'
import { entranceQuery } from './entrance.api.ts'
import { syncQueue } from './queue.send.ts'
import { useQueue } from './queue.store.ts'

/** What a counter at the entrance takes: everybody, the keys of the passes, and the reader of codes, kept for later. */
const keepCounter = async () => {
  await queryClient.prefetchQuery(passKeysQuery)
  await keepScanner()
  await syncQueue()
}

/** The counter at an event's entrance: who comes is let in by pass, number or name, also without a network. */
export const EntranceScreen = () => {
  const eventId = idOf(useParams().id)
  const query = entranceQuery(eventId)
  const entrance = useQuery(query)
  const queue = useQueue(eventId)
  const waiting = queue.filter(({ status }) => status === 'waiting').length
  const online = useOnline()
  useEffect(() => void keepCounter(), [])
  useEffect(() => {
    // What the other counters have done meanwhile.
    if (online) void queryClient.refetchQueries(entranceQuery(eventId), { cancelRefetch: false })
  }, [online, eventId])
  return (
    <Page
      title="Einlass"
      subtitle={entrance.data?.event.name}
      back={paths.events}
      onRefresh={() => refetch(query)}
      offlineSince={query.queryKey}
      waiting={waiting}
    >
      <Loaded
        query={entrance}
        skeleton={<SkeletonList kind="person" />}
        failed="Die Gästeliste kam nicht an"
        unaffected="Wen Sie schon eingelassen haben, ist davon nicht betroffen."
      >
        {data => <Counter entrance={data} queue={queue} />}
      </Loaded>
    </Page>
  )
}
