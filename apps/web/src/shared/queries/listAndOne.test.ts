import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', new EventTarget())
const { queryClient } = await import('./query.ts')
const { listAndOne } = await import('./listAndOne.ts')

test('one of a list is as new as the list, and old as soon as that is asked for again', async () => {
  const { all, one } = listAndOne(['exhibitors'], { all: async () => [{ id: 7 }], one: async id => ({ id }) })
  await queryClient.fetchQuery(all)
  const seven = one(7)
  expect(seven.initialData()).toEqual({ id: 7 })
  expect(seven.initialDataUpdatedAt()).toBe(queryClient.getQueryState(all.queryKey)?.dataUpdatedAt)
  await queryClient.invalidateQueries({ queryKey: all.queryKey, refetchType: 'none' })
  expect(seven.initialDataUpdatedAt()).toBe(0)
})
