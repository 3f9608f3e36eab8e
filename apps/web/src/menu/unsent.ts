import { confirmed } from '../shared/overlays/confirm.ts'
import { readSession } from '../shared/session/session.ts'
import { lastMarks } from '../shared/session/storage.ts'

/** How many records of this person wait on the device to be sent, without the code that sends them. */
const waitingMarks = async () => {
  const { id } = readSession().account
  try {
    const kept: unknown = JSON.parse((await lastMarks.get()) ?? '[]')
    const all: Record<string, unknown>[] = Array.isArray(kept) ? kept : []
    return all.filter(({ account, status }) => account === id && status === 'waiting').length
  } catch {
    return 0
  }
}

const question = (count: number) => ({
  header:
    count === 1 ? '1 Eintrag ist noch nicht übertragen' : `${count} Einträge sind noch nicht übertragen`,
  message: `${count === 1 ? 'Er bleibt' : 'Sie bleiben'} auf diesem Gerät, für andere nicht zu sehen, bis Sie sich hier wieder anmelden.`,
  yes: 'Trotzdem abmelden',
  no: 'Angemeldet bleiben',
})

/** Whether the person logs out all the same where something has not been sent. */
export const leavesUnsent = async () => {
  const count = await waitingMarks()
  return count === 0 || confirmed(question(count))
}
