import * as contract from '@tafelrunde/contract/admin/people/doubles'
import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import type { buildTestApp } from '../../../../test/build-test-app.ts'

type Person = { id: number }

/** What tests of two accounts of one person do, as a superuser and as these accounts. */
export const mergingIn = async ({ as, given }: Awaited<ReturnType<typeof buildTestApp>>) => {
  const boss = await given.account({
    isStaff: true,
    isSuperuser: true,
    firstName: 'Okka',
    lastName: 'Harms',
  })
  const preview = (kept: Person, other: Person) =>
    as(boss)(contract.previewMerge, { params: { id: kept.id }, query: { other: String(other.id) } })
  const mergeAsSeen = (kept: Person, other: Person, seen: string) =>
    as(boss)(contract.mergePeople, { params: { id: kept.id }, body: { other: other.id, seen } })
  return {
    boss,
    preview,
    mergeAsSeen,
    merge: async (kept: Person, other: Person) => mergeAsSeen(kept, other, (await preview(kept, other)).seen),
    take: (person: Person, { id }: { id: number }) =>
      as(person)(subscribeToTimeslot, { params: { id }, query: {} }),
    two: async () => [await given.account(), await given.account()] as const,
  }
}
