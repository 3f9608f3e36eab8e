import { queryClient } from '../../../shared/queries/query.ts'
import { showToast } from '../../../shared/toasts.ts'
import { participantsQuery } from '../attendance.api.ts'
import { everyoneText, nobodyOpen } from '../door/door.texts.ts'
import { marksOutbox } from './entries.store.ts'
import { type Shown, shownParticipants } from './marks.rules.ts'
import { markAll } from './marks.ts'

/** Only who is still shown as there: what has been recorded of somebody meanwhile stays. */
const undo = async (timeslotId: number, people: readonly Shown[]) => {
  const ids = new Set(people.map(({ participant }) => participant.id))
  const list = queryClient.getQueryData(participantsQuery(timeslotId).queryKey) ?? []
  const now = shownParticipants(list, await marksOutbox.read())
  const marked = now.filter(({ participant: { id, state } }) => ids.has(id) && state === 'attended')
  await markAll(marked.map(({ participant }) => ({ participant, state: 'registered' })))
}

/** Records everybody as there who is not recorded yet, and offers to take it back. */
export const markEveryone = async (timeslotId: number, people: readonly Shown[]) => {
  const open = people.filter(({ participant }) => participant.state === 'registered')
  if (open.length === 0) return showToast(nobodyOpen)
  await markAll(open.map(({ participant }) => ({ participant, state: 'attended' })))
  const action = { text: 'Rückgängig', onTap: () => void undo(timeslotId, open) }
  return showToast(everyoneText(open.length), { icon: 'check', action })
}
