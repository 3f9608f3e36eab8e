import type { Participant, ParticipantHistory } from '@tafelrunde/contract/events/attendance'
import type { Person } from '@tafelrunde/contract/people/users'
import { checkedInAt, type Mark } from './marks.rules.ts'

type Facts = {
  participation: {
    id: number
    timeslotId: number
    state: Participant['state']
    attendedMinutes: number | null
    isExtra: boolean
  }
  account: Person
  position: number | null
  /** In order. */
  marks: (Mark & { receivedAt: Date; recordedBy: string })[]
}

/** A participant as the contract words them. */
export const toParticipant = ({ participation, account, position, marks }: Facts): Participant => ({
  id: participation.id,
  state: participation.state,
  timeslot: participation.timeslotId,
  account,
  waitlist_position: position,
  checked_in_at: participation.state === 'attended' ? checkedInAt(marks) : null,
  minutes: participation.attendedMinutes,
  recorded_at: marks[0]?.recordedAt ?? null,
  recorded_by: marks[0]?.recordedBy ?? null,
  is_extra: participation.isExtra,
})

export const toHistory = (facts: Facts): ParticipantHistory => ({
  ...toParticipant(facts),
  marks: facts.marks.map(({ state, minutes, recordedAt, receivedAt, recordedBy }) => ({
    state,
    minutes,
    recorded_at: recordedAt,
    received_at: receivedAt,
    recorded_by: recordedBy,
  })),
})
