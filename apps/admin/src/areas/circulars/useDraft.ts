import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { type Circular, type CircularWish, changeCircular } from '@tafelrunde/contract/admin/circulars'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'

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

/** Saves what is changed of a draft at once; what is wrong stands where `problem` is shown, and changes nothing. */
export const useDraft = (circular: Circular) => {
  const refresh = useRefresh()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  /** Whether it is saved. */
  const save = async (changes: Partial<CircularWish>) => {
    setBusy(true)
    try {
      await call(changeCircular, {
        params: { id: circular.id },
        body: { ...wishOf(circular), ...changes },
      })
      setProblem(undefined)
      return true
    } catch (failure) {
      setProblem(fieldFailures(failure)[0]?.[1] ?? failureText(failure))
      return false
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return { save, problem, isBusy }
}
