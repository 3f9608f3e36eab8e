import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useNotify, useRedirect, useResourceContext } from 'react-admin'

/** A record as the server answers it when it is saved. */
export type Saved = RaRecord & { event?: number; workshop?: number | null }

/** Where the session is over while something is saved, react-admin calls that a success, of a record without anything. */
export const isAnswered = (record: Partial<RaRecord> | undefined) => record?.id !== undefined

/** Under which name pages keep the whole record, apart from the rows of lists. */
export const shownWhole = { whole: true }

/**
 * After a record was saved: the page at `pathOf` it, with what the server has answered. What react-admin itself keeps of
 * it went through JSON, so that its moments are texts: that goes, and all that may show it.
 */
export const useSaved = (pathOf: (record: Saved) => string) => {
  const area = useResourceContext()
  const queries = useQueryClient()
  const redirect = useRedirect()
  const notify = useNotify()
  return (record: Saved) => {
    if (!isAnswered(record)) return
    queries.removeQueries({ type: 'inactive' })
    queries.setQueryData([area, 'getOne', { id: String(record.id), meta: shownWhole }], record)
    queries.setQueriesData({ queryKey: [area, 'getOne'] }, record)
    notify('Gespeichert.')
    redirect(pathOf(record))
  }
}
