import '../../shared/state-chip.css'
import type { OutboxMail } from '@tafelrunde/contract/admin/mails/mails'
import { stateWord } from '../../shared/states.texts.ts'

const chips = { waiting: 'open', failed: 'cancelled', sent: 'current', bounced: 'cancelled' }

export const MailStateChip = ({ state }: Pick<OutboxMail, 'state'>) => (
  <span className={`state-chip state-chip--${chips[state]}`}>{stateWord(state)}</span>
)
