import { failureText, isObject, lines } from '@tafelrunde/client/failures'
import { applyProgramme, previewProgramme } from '@tafelrunde/contract/admin/events/programme-import'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useDebounce } from 'use-debounce'
import { callWithFile, lookAtFile } from '../../providers/call.ts'

/** A file as it was chosen; it is sent again for each look at it, so nothing of it is kept on the server. */
export type Chosen = { name: string; bytes: Uint8Array<ArrayBuffer>; capacity: number; number: number }

/** Milliseconds without another choice after which the server looks again. */
const pause = 500

/** What is wrong with a file or its programme, one sentence for each fault. */
export const problemsOf = (failure: unknown): string[] => {
  if (!(failure instanceof CallFailed)) return failure ? [failureText(failure)] : []
  const { body } = failure
  const told = isObject(body) ? lines(body.file) : []
  return told.length > 0 ? told : [failureText(failure)]
}

/** What a file does to an event: looked at anew with each choice, then taken over as it was seen. */
export const useImport = (id: number, file: Chosen | undefined, choices: ReadonlySet<string>) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const [settled] = useDebounce(choices, pause)
  const bodyOf = ({ bytes, capacity }: Chosen) => ({
    file: bytes,
    capacity,
    from_file: [...settled].join(','),
  })
  const preview = useQuery({
    queryKey: ['programme-import', id, file?.number, [...settled].toSorted()],
    queryFn: file ? () => lookAtFile(previewProgramme, { params: { id }, body: bodyOf(file) }) : skipToken,
    // What was seen stays in sight until the new answer comes, unless it is another file's.
    placeholderData: (before, query) => (query?.queryKey[2] === file?.number ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const apply = useMutation({
    mutationFn: ({ file, seen }: { file: Chosen; seen: string }) =>
      callWithFile(applyProgramme, { params: { id }, body: { ...bodyOf(file), seen } }),
    onSuccess: async () => {
      notify('Übernommen.')
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'programme-import' })
    },
    onError: async failure => {
      notify(failureText(failure), { type: 'error' })
      await preview.refetch()
    },
  })
  return { preview, apply, isSettled: settled === choices && !preview.isFetching }
}
