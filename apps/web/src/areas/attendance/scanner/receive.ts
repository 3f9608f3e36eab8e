import type { Participant } from '@tafelrunde/contract/events/attendance'
import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { fullName } from '@tafelrunde/ui/names.ts'
import { queryClient } from '../../../shared/queries/query.ts'
import { participantsQuery, passKeysQuery } from '../attendance.api.ts'
import { addedText, laterText } from '../door/admit.texts.ts'
import { admit } from '../door/admit.ts'
import { beginText } from '../door/door.texts.ts'
import { marksOutbox } from '../marks/entries.store.ts'
import { besideList, shownParticipants } from '../marks/marks.rules.ts'
import { mark } from '../marks/marks.ts'
import { checkPass } from './pass.check.ts'
import * as texts from './scan.texts.ts'
import { scanned } from './scanned.rules.ts'

/** What is told after a scan; with `admit` the person can be let in nevertheless. */
export type Outcome = {
  tone: 'good' | 'bad'
  title: string
  text?: string
  admit?: { label: string; act: () => Promise<Outcome | undefined> }
}

const keptKeys = () => queryClient.getQueryData(passKeysQuery.queryKey)?.keys

/** With the keys of this device; a key that it does not know may be a new one. */
export const check = async (token: string, now: Date) => {
  const checked = await checkPass(token, keptKeys(), now)
  const isMissing = 'fault' in checked && (checked.fault === 'unknown_key' || checked.fault === 'no_keys')
  if (!isMissing || !navigator.onLine) return checked
  await queryClient.prefetchQuery({ ...passKeysQuery, staleTime: 0 })
  return checkPass(token, keptKeys(), now)
}

const listOf = (timeslot: LecturerTimeslot) =>
  queryClient.getQueryData(participantsQuery(timeslot.id).queryKey)

const nameIn = (timeslot: LecturerTimeslot, account: number) => {
  const participant = listOf(timeslot)?.find(one => one.account.id === account)
  return participant && fullName(participant.account)
}

type Pass = { timeslot: LecturerTimeslot; account: number; token: string }

/** Somebody without a place here is let in by their pass. */
const letIn = async ({ timeslot, account, token }: Pass): Promise<Outcome | undefined> => {
  const name = nameIn(timeslot, account) ?? texts.unnamed
  const outcome = await admit({ timeslot, account, qr: token, name })
  if (!outcome) return undefined
  if (outcome.state === 'refused') return { tone: 'bad', title: outcome.sentence }
  if (outcome.state === 'waiting') return { tone: 'good', title: laterText(name) }
  return { tone: 'good', title: addedText(nameIn(timeslot, account) ?? name) }
}

const expected = async (participant: Participant): Promise<Outcome> => {
  await mark(participant, 'attended')
  return { tone: 'good', title: texts.thereText(fullName(participant.account)) }
}

/** Checks a pass, marks whoever is expected, and says what became of it. */
export const receive = async (timeslot: LecturerTimeslot, token: string): Promise<Outcome> => {
  const now = new Date()
  if (berlinDay(now) < berlinDay(timeslot.start)) return { tone: 'bad', title: beginText(timeslot.start) }
  const checked = await check(token, now)
  if ('fault' in checked) return { tone: 'bad', ...texts.passFaults[checked.fault] }
  const list = listOf(timeslot)
  if (!list) return { tone: 'bad', ...texts.noList }

  const entries = (await marksOutbox.read()).filter(one => one.timeslot === timeslot.id)
  const found = scanned(checked.account, shownParticipants(list, entries), besideList(list, entries).door)
  if (found.is === 'expected') return expected(found.participant)
  if (found.is === 'there') return { tone: 'good', title: found.name, text: texts.beforeText(found.since) }
  const act = () => letIn({ timeslot, account: checked.account, token })
  if (found.is === 'stranger')
    return { tone: 'bad', ...texts.stranger, admit: { label: 'Trotzdem eintragen', act } }
  const { account, waitlist_position } = found.participant
  const text = texts.waitlistText(waitlist_position)
  return { tone: 'bad', title: fullName(account), text, admit: { label: 'Eintragen', act } }
}
