import { takeBackCallingOff } from '@tafelrunde/contract/admin/events/calling-off'
import { call } from '../../providers/call.ts'
import { Deed } from '../deeds/Deed.tsx'
import { takenBackText } from './calling-off.texts.ts'

type Props = { timeslot: { id: number; name: string }; done?: () => void }

/** A Termin that was called off takes place after all. */
export const TakeBack = ({ timeslot: { id, name }, done }: Props) => (
  <Deed
    label="Findet doch statt"
    name={`Findet doch statt: ${name}`}
    title={`„${name}“ findet doch statt`}
    text="Wer einen Platz hatte und dann nichts anderes hat, bekommt ihn wieder und erfährt es mit einer E-Mail. Den Referentinnen und Referenten sagen Sie es bitte selbst."
    done={takenBackText}
    perform={async () => {
      const answer = await call(takeBackCallingOff, { params: { id } })
      done?.()
      return answer
    }}
  />
)
