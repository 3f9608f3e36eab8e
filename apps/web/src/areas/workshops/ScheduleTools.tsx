import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { idle } from '../../shared/code/idle.ts'
import { Narrow } from '../../shared/page/Page.tsx'
import { schooltypesQuery } from '../../shared/queries/schooltypes.ts'
import { FilterChip, FilterRow } from '../../shared/ui/fields/FilterChip.tsx'
import { SearchField } from '../../shared/ui/fields/SearchField.tsx'
import { Segment } from '../../shared/ui/fields/Segment.tsx'
import { ChoiceChip } from './Choice.tsx'
import css from './schedule.module.css'
import { type Filters, noFilters, roomsOf, type Session, schooltypesOf, searched } from './schedule.rules.ts'
import { dayText } from './schedule.texts.ts'

/** As many are made ready for the search in one go, which holds nobody up. */
const atOnce = 100

/** While nothing else is to be done, so that the first letter finds as quickly as the next ones. */
const prepareSearch = async (sessions: readonly Session[]) => {
  for (let at = 0; at < sessions.length; at += atOnce) {
    await idle()
    sessions.slice(at, at + atOnce).forEach(searched)
  }
}

type FilterProps = { filters: Filters; onFilter: (change: Partial<Filters>) => void }

type SearchProps = FilterProps & { sessions: readonly Session[] }

export const ScheduleSearch = ({ filters, onFilter, sessions }: SearchProps) => (
  <div onFocus={() => void prepareSearch(sessions)}>
    <SearchField label="Titel, Thema, Name" value={filters.text} onChange={text => onFilter({ text })} />
  </div>
)

/** The search in a line of its own; it was asked for, so it takes the focus. */
const SearchLine = (props: SearchProps) => {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => line.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={line}>
      <ScheduleSearch {...props} />
    </div>
  )
}

type ChipsProps = FilterProps & {
  /** Of the whole event: its rooms and school types are the choice. */
  sessions: readonly Session[]
  /** How many of the day are chosen; undefined without a login. */
  mine: number | undefined
}

const Chips = ({ filters, onFilter, sessions, mine }: ChipsProps) => {
  const { data, isError } = useQuery(schooltypesQuery)
  const used = useMemo(() => schooltypesOf(sessions), [sessions])
  const schooltypes = data?.results.filter(({ id }) => used.has(id)) ?? []
  // Their names may come later; what stands beside does not move then.
  const isChoice = data ? schooltypes.length > 1 : used.size > 1 && !isError
  const rooms = useMemo(() => roomsOf(sessions), [sessions])
  const own = mine !== undefined && (
    <FilterChip
      icon="selection"
      on={filters.mine}
      onTap={() => onFilter({ ...noFilters, mine: !filters.mine })}
    >
      Meine Auswahl · {mine}
    </FilterChip>
  )
  if (filters.mine) return <FilterRow>{own}</FilterRow>
  return (
    <FilterRow>
      {own}
      {isChoice && (
        <ChoiceChip
          label="Schulart"
          all="Alle Schularten"
          options={schooltypes.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={filters.schooltype === undefined ? '' : String(filters.schooltype)}
          onChange={id => onFilter({ schooltype: id === '' ? undefined : Number(id) })}
        />
      )}
      {rooms.length > 1 && (
        <ChoiceChip
          label="Raum"
          all="Alle Räume"
          options={rooms.map(room => ({ value: room, label: room }))}
          value={filters.room ?? ''}
          onChange={room => onFilter({ room: room === '' ? undefined : room })}
        />
      )}
      <FilterChip on={filters.free} onTap={() => onFilter({ free: !filters.free })}>
        Nur freie
      </FilterChip>
      <FilterChip icon="star" on={filters.marked} onTap={() => onFilter({ marked: !filters.marked })}>
        Gemerkt
      </FilterChip>
    </FilterRow>
  )
}

type Props = ChipsProps & {
  days: readonly string[]
  day: string | undefined
  onDay: (day: string) => void
  /** The search in a line of its own, as on the phone. */
  search: boolean
}

/** What stays above the timeline: the days and the filters. */
export const ScheduleTools = ({ days, day, onDay, search, ...chips }: Props) => (
  <div className={css['schedule-tools']}>
    {search && (
      <Narrow>
        <SearchLine filters={chips.filters} onFilter={chips.onFilter} sessions={chips.sessions} />
      </Narrow>
    )}
    {days.length > 1 && (
      <Segment
        label="Tag"
        options={days.map(value => ({ value, label: dayText(value) }))}
        value={day ?? ''}
        onChange={onDay}
      />
    )}
    {days.length === 1 && day && <p className={css['schedule-day']}>{dayText(day)}</p>}
    <Chips {...chips} />
  </div>
)
