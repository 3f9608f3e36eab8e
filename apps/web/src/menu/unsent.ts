import { confirmed } from '../shared/overlays/confirm.ts'
import { readSession } from '../shared/session/session.ts'
import { countWaiting } from '../shared/session/waiting.ts'

const question = (count: number) => ({
  header:
    count === 1 ? '1 Eintrag ist noch nicht übertragen' : `${count} Einträge sind noch nicht übertragen`,
  message: `${count === 1 ? 'Er bleibt' : 'Sie bleiben'} auf diesem Gerät, für andere nicht zu sehen, bis Sie sich hier wieder anmelden.`,
  yes: 'Trotzdem abmelden',
  no: 'Angemeldet bleiben',
})

/** Whether the person logs out all the same where something has not been sent. */
export const leavesUnsent = async () => {
  const count = await countWaiting(readSession().account.id)
  return count === 0 || confirmed(question(count))
}
