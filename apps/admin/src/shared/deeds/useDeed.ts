import { fieldFailures, problemText } from '@tafelrunde/client/form-failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNotify } from 'react-admin'
import { useTell } from './useTell.ts'

type Options<Answer, Wish> = {
  /** Told when it is done. */
  done?: string | ((answer: Answer, wish: Wish) => string | undefined) | undefined
  /** Whether a failure is seen where the deed is: at a field, in a question that is open. Otherwise it is told. */
  shows?: (failure: Error) => boolean
  /** It stays busy until these have done theirs, too. */
  onSuccess?: (answer: Answer, wish: Wish) => unknown
  onError?: (wish: Wish) => unknown
  onSettled?: () => unknown
}

/** Whether fields are at fault. */
export const isAtField = (failure: Error) => fieldFailures(failure).length > 0

/** Something that the office does, never twice at once. Of a failure everybody hears, also who has left the page. */
export const useDeed = <Answer, Wish = void>(
  perform: (wish: Wish) => Promise<Answer>,
  { done, shows, onSuccess, onError, onSettled }: Options<Answer, Wish> = {},
) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const tell = useTell()
  const mutationKey = [useId()]
  const deed = useMutation({
    mutationKey,
    mutationFn: (wish: Wish) => perform(wish),
    // What is given to `mutate` instead is not called any more where the component is gone.
    onSuccess: (answer, wish) => {
      const text = typeof done === 'function' ? done(answer, wish) : done
      if (text) notify(text)
      return onSuccess?.(answer, wish)
    },
    onError: (failure, wish) => {
      tell(failure, shows?.(failure))
      return onError?.(wish)
    },
    onSettled: () => onSettled?.(),
  })
  return {
    run: (wish: Wish) => {
      if (queries.isMutating({ mutationKey }) === 0) deed.mutate(wish)
    },
    isBusy: deed.isPending,
    /** What was answered last; it stays in memory, so files and secrets are no answers. */
    answer: deed.data,
    /** What was wished last. */
    wish: deed.variables,
    failure: deed.error,
    /** It in one sentence. */
    problem: deed.error ? problemText(deed.error) : undefined,
    /** A sentence for each field at fault. */
    wrong: Object.fromEntries<string | undefined>(fieldFailures(deed.error)),
    clear: () => {
      if (!deed.isPending) deed.reset()
    },
  }
}
