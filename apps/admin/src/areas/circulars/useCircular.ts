import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { type Circular, type CircularWish, changeCircular } from '@tafelrunde/contract/admin/mails/circulars'
import { useRef, useState } from 'react'
import { useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { useTell } from '../../shared/deeds/useTell.ts'

const wishOf = ({
  name,
  audience,
  event,
  workshop,
  standing,
  schooltype,
  without_feedback,
  is_news,
  removed,
  subject,
  text,
  button_label,
  button_url,
}: Circular): CircularWish => ({
  name,
  audience,
  event,
  workshop,
  standing,
  schooltype,
  without_feedback,
  is_news,
  removed,
  subject,
  text,
  button_label,
  button_url,
})

/**
 * Saves what is changed of a draft at once; what is wrong stands where `problem` is shown, at its field if it has one,
 * and changes nothing.
 */
export const useCircular = (circular: Circular) => {
  const refresh = useRefresh()
  const tell = useTell()
  const [fault, setFault] = useState<{ field: string; problem: string }>()
  const [isBusy, setBusy] = useState(false)
  /** What was saved before, which the circular may not say yet when the next change comes. */
  const made = useRef<Partial<CircularWish>>({})
  /** What is being saved. */
  const saving = useRef<Promise<boolean>>(Promise.resolve(true))

  /** Whether it is saved. */
  const save = (changes: Partial<CircularWish>) => {
    saving.current = put(changes)
    return saving.current
  }
  const put = async (changes: Partial<CircularWish>) => {
    const before = made.current
    made.current = { ...before, ...changes }
    setBusy(true)
    try {
      await call(changeCircular, {
        params: { id: circular.id },
        body: { ...wishOf(circular), ...made.current },
      })
      setFault(undefined)
      return true
    } catch (failure) {
      made.current = before
      const [field = '', problem = failureText(failure)] = fieldFailures(failure)[0] ?? []
      setFault({ field, problem })
      tell(failure, true)
      return false
    } finally {
      setBusy(false)
      refresh()
    }
  }
  /** Whether everything that was typed is saved: a field that was just left may still be on its way. */
  const settled = () => saving.current
  return { save, settled, fault, problem: fault?.problem, isBusy }
}
