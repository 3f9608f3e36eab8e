import '../../shared/state-chip.css'
import type { Circular } from '@tafelrunde/contract/admin/mails/circulars'
import { useGetOne } from 'react-admin'
import css from './circular.module.css'
import { chosenTexts } from './circulars.texts.ts'

const useName = (area: string, id: number | null) => {
  const { data } = useGetOne(area, { id: id ?? 0 }, { enabled: id !== null })
  return id === null ? undefined : String(data?.['name'] ?? '…')
}

/** Whom a circular mail is for, in a word for each filter. */
export const Chosen = ({ circular }: { circular: Circular }) => {
  const workshop = useName('workshops', circular.workshop)
  const schooltype = useName('schooltypes', circular.schooltype)
  return (
    <ul className={css['chosen']} aria-label="Filter">
      {chosenTexts(circular, { workshop, schooltype }).map(text => (
        <li key={text} className="state-chip">
          {text}
        </li>
      ))}
    </ul>
  )
}
