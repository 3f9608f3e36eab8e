import {
  addParticipant,
  changeParticipant,
  getParticipant,
  listParticipants,
} from '@tafelrunde/contract/events/attendance'
import type { buildTestApp } from '../../../test/build-test-app.ts'

type Account = { id: number }
type State = 'registered' | 'attended' | 'absent' | 'cancelled'

/** On the day of the usual timeslot: `at('09:55')`. */
export const at = (time: string) => `2027-03-13T${time}:00+01:00`

/** A timeslot with its lecturer, and what is done at its door. */
export const doorIn = ({ as, clock, given }: Awaited<ReturnType<typeof buildTestApp>>) => {
  type Slot = Awaited<ReturnType<typeof given.timeslot>>

  const idOf = async (slot: Slot, { id }: Account) => {
    const query = { timeslot: String(slot.id) }
    const { results } = await as(await given.staff())(listParticipants, { query })
    const found = results.find(({ account }) => account.id === id)
    if (!found) throw new Error(`account ${id} is not on the list`)
    return found.id
  }

  return {
    idOf,
    /** The door opens: it is a quarter to ten. */
    openDoor: () => clock.set(at('09:45')),
    held: async (facts: Parameters<typeof given.timeslot>[0] = {}) => {
      const slot = await given.timeslot({ name: 'Leseförderung', ...facts })
      const lecturer = await given.account({ isLecturer: true, firstName: 'Miriam', lastName: 'Baumgärtner' })
      await given.lecturer(slot.workshopId ?? 0, { accountId: lecturer.id })
      return { slot, lecturer }
    },
    mark: (
      lecturer: Account,
      id: number,
      body: { state?: State; minutes?: number | null; recorded_at?: string },
    ) => as(lecturer)(changeParticipant, { params: { id }, body }),
    add: (
      lecturer: Account,
      body: {
        timeslot: number
        account?: number
        as_customernumber?: string
        qr?: string
        force?: boolean
        state?: 'registered' | 'attended'
        recorded_at?: string
      },
    ) => as(lecturer)(addParticipant, { body }),
    see: (lecturer: Account, id: number) => as(lecturer)(getParticipant, { params: { id } }),
  }
}
