import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { useState } from 'react'
import { useOnline } from '../../../shared/queries/online.ts'
import { showError, showToast } from '../../../shared/toasts.ts'
import { SearchField } from '../../../shared/ui/fields/SearchField.tsx'
import { TitledSheet } from '../../../shared/ui/overlays/TitledSheet.tsx'
import { IconLine } from '../../../shared/ui/rows/IconLine.tsx'
import type { AtDoor } from '../marks/marks.ts'
import { addedText, laterText } from './admit.texts.ts'
import { admit } from './admit.ts'
import { ByNumber } from './ByNumber.tsx'
import css from './door-sheet.module.css'
import { People } from './People.tsx'

type Props = { timeslot: LecturerTimeslot; onClose: () => void }

/** Adds somebody and says what became of it; answers whether they are in, or will be. */
const add = async (wish: AtDoor & { name: string }) => {
  const outcome = await admit(wish)
  if (!outcome) return false
  if (outcome.state === 'refused') {
    void showError(outcome.sentence)
    return false
  }
  const text = outcome.state === 'added' ? addedText(wish.name) : laterText(wish.name)
  void showToast(text, { icon: 'check' })
  return true
}

/** Who comes without a pass: found by customer number or name; without a network the number alone is enough. */
export const DoorSheet = ({ timeslot, onClose }: Props) => {
  const online = useOnline()
  const [search, setSearch] = useState('')
  const addAndGoOn = async (wish: Omit<AtDoor, 'timeslot'> & { name: string }) => {
    if (await add({ timeslot, ...wish })) setSearch('')
  }
  return (
    <TitledSheet title="Ohne Ausweis eintragen" onClose={onClose}>
      {() => (
        <div className={css['door-sheet']}>
          <SearchField label="Mitgliedsnummer oder Name" value={search} onChange={setSearch} />
          {!online && (
            <IconLine icon="offline">
              Ohne Verbindung geht es mit der vollständigen Mitgliedsnummer. Eingetragen wird die Person,
              sobald Sie wieder Verbindung haben.
            </IconLine>
          )}
          {online ? (
            <People timeslot={timeslot} search={search} onAdd={addAndGoOn} />
          ) : (
            <ByNumber search={search} onAdd={addAndGoOn} />
          )}
        </div>
      )}
    </TitledSheet>
  )
}
