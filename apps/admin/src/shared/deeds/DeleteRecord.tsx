import { failureText } from '@tafelrunde/client/failures'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type RaRecord,
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin'
import { call } from '../../providers/call.ts'
import { isAnswered } from '../forms/useSaved.ts'
import { deletionOf } from '../lists/deletions.ts'
import { Ask } from './Ask.tsx'
import { Button } from './Button.tsx'

export type Deletion = {
  /** What is done: „Raum löschen“. */
  title: string
  /** What goes with it. */
  text: string
}

/** Why the record would not be deleted, in the server's words; `null` where nothing hangs on it. */
const findRefusal = async (area: string | undefined, id: number) => {
  const deletion = deletionOf(area)
  if (!deletion) return null
  const { kept } = await call(deletion.endpoint, { body: { ids: [id], dry_run: true } })
  return kept[0]?.why ?? null
}

/** Deletes the record of a form: says before what goes with it, or what hangs on it so that it stays. */
export const DeleteRecord = ({ title, text }: Deletion) => {
  const area = useResourceContext()
  const record = useRecordContext<RaRecord<number>>()
  const [isAsked, setAsked] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()
  const [remove] = useDelete()
  const trial = useQuery({
    queryKey: ['deletion', area, record?.id],
    queryFn: () => findRefusal(area, record?.id ?? 0),
    enabled: isAsked,
    gcTime: 0,
  })
  if (!area || !record) return null

  const confirm = () => {
    setAsked(false)
    void remove(
      area,
      { id: record.id, previousData: record },
      {
        onSuccess: gone => {
          if (!isAnswered(gone)) return
          notify('ra.notification.deleted', { messageArgs: { smart_count: 1 } })
          redirect('list', area)
        },
        onError: failure => notify(failureText(failure), { type: 'error' }),
      },
    )
  }
  return (
    <>
      <Button color="error" label="Löschen" aria-haspopup="dialog" onClick={() => setAsked(true)} />
      <Ask
        title={title}
        isOpen={isAsked}
        isLoading={trial.isFetching}
        refusal={trial.error ? failureText(trial.error) : (trial.data ?? undefined)}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        {text}
      </Ask>
    </>
  )
}
