import './search.css'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type HitKind, type HitPage, search } from '@tafelrunde/contract/admin/search'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDebounce } from 'use-debounce'
import { call } from './providers/call.ts'

/** Letters of which there are fewer find too much. */
const fewest = 2
const pauseMs = 200

const pages: Record<HitPage, string> = {
  event: 'events',
  workshop: 'workshops',
  person: 'people',
  lecturer: 'lecturers',
  exhibitor: 'exhibitors',
}
const kinds: Record<HitKind, string> = {
  event: 'Veranstaltung',
  workshop: 'Workshop',
  person: 'Person',
  lecturer: 'Referent/in',
  exhibitor: 'Aussteller',
  order: 'Bestellung',
  invoice: 'Rechnung',
  settlement: 'Abrechnung',
  confirmation: 'Teilnahmebestätigung',
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Looks for anything by its name or number and jumps there; `/` leads here from wherever nothing is typed. */
export const Search = () => {
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [q] = useDebounce(text.trim(), pauseMs)
  const isAsked = q.length >= fewest
  const { data, isFetching, error } = useQuery({
    queryKey: ['search', q],
    queryFn: () => call(search, { query: { q } }),
    enabled: isAsked,
  })

  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', jump)
    return () => window.removeEventListener('keydown', jump)
  }, [])

  const nothing = error ? 'Die Suche hat nicht geklappt.' : 'Nichts gefunden.'
  return (
    <Autocomplete
      className="search"
      options={(isAsked && data?.results) || []}
      filterOptions={hits => hits}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ kind, id, title }) => `${kind} ${id} ${title}`}
      renderOption={({ key, ...props }, { kind, title, detail }) => (
        <li key={key} {...props}>
          <span className="search__hit">
            {title}
            <span className="search__detail">{[kinds[kind], detail].filter(Boolean).join(' · ')}</span>
          </span>
        </li>
      )}
      value={null}
      inputValue={text}
      onInputChange={(_, typed, reason) => setText(reason === 'input' ? typed : '')}
      onChange={(_, hit) => hit && void navigate(`/${pages[hit.page]}/${hit.id}/show`)}
      open={isOpen && isAsked}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={isFetching}
      loadingText="Einen Moment …"
      noOptionsText={nothing}
      blurOnSelect
      clearOnBlur
      forcePopupIcon={false}
      slotProps={{
        popper: {
          className: 'search__hits',
          placement: 'bottom-start',
          role: 'region',
          'aria-label': 'Treffer',
        },
      }}
      renderInput={params => (
        <TextField
          {...params}
          inputRef={field}
          placeholder="Suchen"
          margin="none"
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'Suchen', 'aria-keyshortcuts': '/' },
          }}
        />
      )}
    />
  )
}
