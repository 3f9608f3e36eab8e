import { type Entrance, getEntrance } from '@tafelrunde/contract/admin/events/entrance'
import { registerGroup } from '@tafelrunde/contract/admin/events/registrations'
import { emailText } from '@tafelrunde/contract/values/email'
import { bodyText } from '@tafelrunde/contract/values/text'
import * as z from 'zod/mini'
import { call } from '../../../shared/queries/api.ts'
import { callOnce } from '../../../shared/queries/once.ts'
import { queryClient } from '../../../shared/queries/query.ts'
import { admit, type Outcome } from './admit.ts'
import { entranceQuery } from './entrance.api.ts'

export const NewPerson = z.object({ first_name: bodyText(150), last_name: bodyText(150), email: emailText() })

/** Makes an account, unless the address has one, registers it beyond the capacity if need be, and lets the person in. */
export const registerNew = async (
  entrance: Entrance,
  person: z.infer<typeof NewPerson>,
  key: string,
): Promise<Outcome> => {
  const event = entrance.event.id
  const body = { event, people: [person], beyond: true }
  const { accounts } = await callOnce(key)(registerGroup, { body })
  const now = await call(getEntrance, { params: { id: event } })
  queryClient.setQueryData(entranceQuery(event).queryKey, now)
  const known = now.people.find(({ id }) => accounts.includes(id))
  // Whoever is registered is on the list, unless their account has just been closed.
  if (!known) throw new Error(`account ${accounts.join()} is registered and not on the list`)
  return admit(now, known)
}
