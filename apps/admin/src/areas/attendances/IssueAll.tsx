import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { listAttendances } from '@tafelrunde/contract/admin/events/attendances'
import { getConfirmationRun, issueConfirmations } from '@tafelrunde/contract/events/confirmations'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import css from './attendance.module.css'

/** How far the job is that issues all; while it runs the list follows. */
const Progress = ({ id }: { id: number }) => {
  const refresh = useRefresh()
  const { data } = useQuery({
    queryKey: ['confirmation-runs', id],
    queryFn: () => call(getConfirmationRun, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.finished ? false : 1000),
  })
  const done = data?.done ?? 0
  const isFinished = Boolean(data?.finished)
  useEffect(() => {
    if (done > 0 || isFinished) refresh()
  }, [done, isFinished, refresh])
  if (!data) return null
  return (
    <span className={css['progress']} role="status">
      {isFinished ? 'Fertig: ' : ''}
      {data.done} von {data.total}
      {data.failures.length > 0 && `, ${data.failures.length} ließen sich nicht erstellen`}
      <progress value={data.done} max={Math.max(data.total, 1)} aria-label="Fortschritt" />
    </span>
  )
}

/** Issues all confirmations of an event that can be issued. */
export const IssueAll = ({ event }: { event: number }) => {
  const [mail, setMail] = useState(true)
  const [run, setRun] = useState<number>()
  const { data } = useQuery({
    queryKey: ['attendances', 'ready', event],
    queryFn: () => call(listAttendances, { query: { event: String(event), status: 'ready', limit: '1' } }),
  })
  const count = data?.count ?? 0
  const what = counted(count, 'Bestätigung', 'Bestätigungen')
  return (
    <>
      {run !== undefined && <Progress id={run} />}
      {count > 0 && (
        <Deed
          label={`${what} ausstellen`}
          title={`${what} ausstellen`}
          text="Alle dieser Veranstaltung, denen nichts im Weg steht. Das läuft weiter, auch wenn Sie diese Seite verlassen."
          perform={async () => {
            const { id } = await call(issueConfirmations, { params: { id: event }, body: { mail } })
            setRun(id)
          }}
        >
          <FormControlLabel
            control={<Switch checked={mail} onChange={(_, wanted) => setMail(wanted)} />}
            label="Jede als Mail verschicken"
          />
        </Deed>
      )}
    </>
  )
}
