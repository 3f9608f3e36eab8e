import { markAttendances } from '@tafelrunde/contract/admin/many'
import { counted } from '@tafelrunde/ui/figures.ts'
import { call } from '../../providers/call.ts'
import { ManyDialog } from '../../shared/lists/ManyDialog.tsx'

const words = { attended: 'war da', absent: 'hat gefehlt' }

/** Takes a signed sheet over: whether the chosen people were there. */
export const MarkMany = ({ label, state }: { label: string; state: 'attended' | 'absent' }) => (
  <ManyDialog
    label={label}
    doneText={count =>
      `${counted(count, 'Teilnahme wird', 'Teilnahmen werden')} als „${words[state]}“ vermerkt.`
    }
    perform={body => call(markAttendances, { body: { ...body, state } })}
  >
    <p>
      {state === 'attended' && 'Das gilt für die ganze Zeit. '}Es geht allem vor, was an der Tür erfasst ist.
      {state === 'absent' && ' Ausgestellte Bestätigungen bleiben, bis Sie sie widerrufen.'}
    </p>
  </ManyDialog>
)
