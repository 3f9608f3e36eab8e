import type { Participant } from '@tafelrunde/contract/events/attendance'
import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { fullName } from '@tafelrunde/ui/names.ts'
import { type ReactNode, useState } from 'react'
import { finds } from '../../../shared/textSearch.ts'
import { FilterChip, FilterRow } from '../../../shared/ui/fields/FilterChip.tsx'
import { Segment } from '../../../shared/ui/fields/Segment.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import css from '../door/attendance.module.css'
import { filterLabels } from '../door/door.texts.ts'
import { AttendanceRow } from './AttendanceRow.tsx'
import { BesideRows } from './BesideRows.tsx'
import type { Entry } from './entries.ts'
import { besideList, type Filter, hasPlace, isWaitlisted, passesFilter, type Shown } from './marks.rules.ts'

type Props = {
  timeslot: LecturerTimeslot
  participants: readonly Participant[]
  shown: readonly Shown[]
  entries: readonly Entry[]
  search: string
  canMark: boolean
  /** What is said where nobody has registered. */
  nobody: ReactNode
}

const filters: readonly Filter[] = ['all', 'attended', 'absent', 'open']

const isFound =
  (search: string) =>
  ({ participant: { account } }: Shown) =>
    finds(search, [fullName(account), account.as_customernumber])

const Filters = ({ value, onChange }: { value: Filter; onChange: (filter: Filter) => void }) => (
  <FilterRow>
    {filters.map(filter => (
      <FilterChip key={filter} on={filter === value} onTap={() => onChange(filter)}>
        {filterLabels[filter]}
      </FilterChip>
    ))}
  </FilterRow>
)

/** Who has a place, or who waits for one, each with the switch. */
export const AttendanceList = ({
  timeslot,
  participants,
  shown,
  entries,
  search,
  canMark,
  nobody,
}: Props) => {
  const [list, setList] = useState<'places' | 'waitlist'>('places')
  const [filter, setFilter] = useState<Filter>('all')
  const beside = besideList(participants, entries)
  const besides = list === 'places' && filter === 'all' ? [...beside.door, ...beside.lost] : []
  const places = shown.filter(hasPlace)
  const waitlist = shown.filter(isWaitlisted)
  const ofList = list === 'places' ? places.filter(passesFilter(filter)) : waitlist
  const rows = ofList.filter(isFound(search))
  return (
    <div className={css.attendance}>
      <Segment
        label="Liste"
        value={list}
        onChange={setList}
        options={[
          { value: 'places', label: `Teilnehmende ${places.length}` },
          { value: 'waitlist', label: `Warteliste ${waitlist.length}` },
        ]}
      />
      {list === 'places' && places.length > 0 && <Filters value={filter} onChange={setFilter} />}
      {rows.length + besides.length > 0 && (
        <CardList>
          <BesideRows timeslot={timeslot} entries={besides} />
          {rows.map(row => (
            <AttendanceRow key={row.participant.id} timeslot={timeslot} shown={row} canMark={canMark} />
          ))}
        </CardList>
      )}
      {rows.length + besides.length === 0 &&
        (list === 'places' && places.length === 0 ? (
          nobody
        ) : (
          <p className={css.attendance__nobody} role="status">
            {list === 'waitlist' && waitlist.length === 0
              ? 'Niemand steht auf der Warteliste.'
              : 'Niemand in dieser Auswahl.'}
          </p>
        ))}
    </div>
  )
}
