import type { MovedKind } from '@tafelrunde/contract/admin/people/doubles'
import type { CustomerNumberBy } from '@tafelrunde/contract/people/account-state'
import * as texts from './merge.texts.ts'
import { findClashes, type Pair, type Place, pairUp } from './pairs.rules.ts'
import { foldPayData, type PayData } from './pay-data.rules.ts'

type Account = {
  id: number
  email: string
  isActive: boolean
  isStaff: boolean
  isSuperuser: boolean
  isLecturer: boolean
  isExhibitor: boolean
  customerNumber: string
  customerNumberBy: CustomerNumberBy
  emailProvenAt: Date | null
  birthday: string | null
  schooltypeId: number | null
  profileDescription: string
  picture: string | null
  joinedAt: Date
  lastLoginAt: Date | null
}
type TimedPlace = Place & { eventId: number; startsAt: Date; endsAt: Date }
type Profile = { id: number; accountId: number; source: string | null; workshops: number }
type Settlement = {
  id: number
  lecturerId: number
  about: number
  name: string
  state: 'open' | 'submitted' | 'approved' | 'returned' | 'paid'
  isUntouched: boolean
}

export type MergeFacts = {
  kept: Account
  gone: Account
  places: TimedPlace[]
  registrations: Place[]
  profiles: Profile[]
  settlements: Settlement[]
  payData: PayData[]
  feeds: { accountId: number }[]
  counts: Record<Exclude<MovedKind, 'events' | 'timeslots' | 'workshops' | 'settlements'>, number>
}

const of = <Row extends { accountId: number }>(rows: Row[], { id }: { id: number }) =>
  rows.find(({ accountId }) => accountId === id)

/** Whose number counts: a proven one before one that somebody has said, then that of the account that stays. */
const numbered = (two: Account[]) =>
  two.find(({ customerNumberBy }) => customerNumberBy !== 'self') ??
  two.find(({ customerNumber }) => customerNumber)

/** What the account that stays takes over of what the other said: only where it says nothing itself. */
const taken = (kept: Account, gone: Account) => ({
  customerNumber: numbered([kept, gone])?.customerNumber ?? '',
  customerNumberBy: numbered([kept, gone])?.customerNumberBy ?? 'self',
  birthday: kept.birthday ?? gone.birthday,
  schooltypeId: kept.schooltypeId ?? gone.schooltypeId,
  profileDescription: kept.profileDescription || gone.profileDescription,
  picture: kept.picture ?? gone.picture,
  isLecturer: kept.isLecturer || gone.isLecturer,
  isExhibitor: kept.isExhibitor || gone.isExhibitor,
  joinedAt: kept.joinedAt < gone.joinedAt ? kept.joinedAt : gone.joinedAt,
})

const saidOtherwise = (kept: Account, gone: Account) =>
  (['customerNumber', 'birthday', 'schooltypeId', 'profileDescription'] as const)
    .filter(field => kept[field] && gone[field] && kept[field] !== gone[field])
    .map(field =>
      field === 'customerNumber' && numbered([kept, gone]) === gone
        ? texts.provenNumber(gone.customerNumber)
        : texts.otherwise(field),
    )

/** Of two settlements for one event the one that says nothing yet goes, unless the other is closed to more workshops. */
const settle = (settlements: Settlement[], keptProfile: Profile | undefined) =>
  [...Map.groupBy(settlements, ({ about }) => about).values()].flatMap(both => {
    const [kept, dropped] = both.toSorted(
      (a, b) =>
        Number(a.isUntouched) - Number(b.isUntouched) ||
        Number(b.lecturerId === keptProfile?.id) - Number(a.lecturerId === keptProfile?.id),
    )
    if (!kept || !dropped) return []
    const grows = kept.state === 'open' || kept.state === 'returned'
    return [{ name: kept.name, dropped: dropped.isUntouched && grows ? dropped.id : null }]
  })

const sentenceOf = ({ kept, dropped }: Pair<Place>) =>
  texts.bothThere({ name: kept.name, state: kept.state, other: dropped.state })

/** What is done with each thing of two accounts of one person, and what speaks against it. */
export const planMerge = (facts: MergeFacts) => {
  const { kept, gone } = facts
  const places = pairUp(facts.places, kept.id)
  const registrations = pairUp(facts.registrations, kept.id)
  const clashes = findClashes(facts.places, places)
  const [keptProfile, goneProfile] = [of(facts.profiles, kept), of(facts.profiles, gone)]
  const settled = keptProfile && goneProfile ? settle(facts.settlements, keptProfile) : []
  const [keptPay, gonePay] = [of(facts.payData, kept), of(facts.payData, gone)]
  const [keptFeed, goneFeed] = [of(facts.feeds, kept), of(facts.feeds, gone)]
  const pay = keptPay && gonePay && foldPayData(keptPay, gonePay)
  const ofGone = (rows: Place[]) => rows.filter(({ accountId }) => accountId === gone.id).length
  const bothLecture = keptProfile !== undefined && goneProfile !== undefined
  return {
    taken: taken(kept, gone),
    places,
    registrations,
    profiles: { kept: keptProfile, gone: goneProfile },
    settlements: settled.flatMap(({ dropped }) => dropped ?? []),
    payData: { moves: gonePay !== undefined && keptPay === undefined, taken: pay?.taken ?? {} },
    takesFeed: goneFeed !== undefined && keptFeed === undefined,
    moved: {
      // What both have is no more than before.
      events: ofGone(facts.registrations) - registrations.length,
      timeslots: ofGone(facts.places) - places.length,
      workshops: goneProfile?.workshops ?? 0,
      settlements:
        facts.settlements.filter(({ lecturerId }) => lecturerId === goneProfile?.id).length - settled.length,
      ...facts.counts,
    },
    settled: [
      texts.cannotLogIn(gone.email, kept.email),
      ...registrations.map(sentenceOf),
      ...places.map(sentenceOf),
      ...places
        .filter(pair => pair.kept.isConfirmed && pair.dropped.isConfirmed)
        .map(pair => texts.bothConfirmed(pair.kept.name)),
      ...(bothLecture ? [texts.bothLecturers] : []),
      ...(keptProfile?.source && goneProfile?.source ? [texts.bothImported] : []),
      ...settled.filter(({ dropped }) => dropped !== null).map(({ name }) => texts.oneSettled(name)),
      ...(pay?.sentences ?? []),
      ...(keptFeed && goneFeed ? [texts.feedEnds] : []),
      ...saidOtherwise(kept, gone),
    ],
    refused: [
      ...(gone.isStaff || gone.isSuperuser ? [texts.ofTheOffice] : []),
      ...(gone.isActive && !kept.isActive ? [texts.staysClosed] : []),
      ...(gone.emailProvenAt && !kept.emailProvenAt ? [texts.staysUnproven(kept.email)] : []),
      ...clashes.map(([one, other]) => texts.clashing(one.name, other.name)),
      ...settled.filter(({ dropped }) => dropped === null).map(({ name }) => texts.bothSettled(name)),
    ],
  }
}

export type MergePlan = ReturnType<typeof planMerge>
