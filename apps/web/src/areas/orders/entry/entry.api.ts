import {
  changeEntry,
  changeLogo,
  createEntry,
  listEntries,
} from '@tafelrunde/contract/exhibitions/exhibitor-entries'
import type { Exhibitor } from '@tafelrunde/contract/exhibitions/exhibitors'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/queries/api.ts'
import { callWithForm } from '../../../shared/queries/fileCalls.ts'
import { personal, queryClient } from '../../../shared/queries/query.ts'
import { invalidate } from '../../../shared/queries/stale.ts'

/** The own entry in the directory of exhibitors; null where there is none yet. */
export const entryQuery = queryOptions({
  queryKey: [personal, 'entry'],
  queryFn: async () => (await call(listEntries, { query: {} })).results[0] ?? null,
})

const keep = (entry: Exhibitor) => {
  queryClient.setQueryData(entryQuery.queryKey, entry)
  void invalidate('entry')
}

export type EntryWish = { name: string; description: string; website: string }

/** Writes the own entry, the first time or again. */
export const saveEntry = async (entry: Exhibitor | null, body: EntryWish) =>
  keep(
    entry ? await call(changeEntry, { params: { id: entry.id }, body }) : await call(createEntry, { body }),
  )

/** At most so many bytes (contract: changeLogo). */
export const largestLogo = 10 * 1024 * 1024

export const sendLogo = async (id: number, file: File) =>
  keep(
    await callWithForm(changeLogo, {
      params: { id },
      body: { file: new Uint8Array(await file.arrayBuffer()) },
    }),
  )
