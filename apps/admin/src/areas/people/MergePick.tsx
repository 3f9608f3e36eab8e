import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { failureText } from '@tafelrunde/client/failures'
import { listOfficePeople } from '@tafelrunde/contract/admin/people/people'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounce } from 'use-debounce'
import { call } from '../../providers/call.ts'
import { numberText } from '../../shared/people/customerNumber.texts.ts'
import css from './merge.module.css'

/** Fewer letters would find too many. */
const fewest = 2
const most = '20'

/** Looks for the other account of a person, at first by the same name. */
export const MergePick = ({
  person,
  pick,
}: {
  person: { id: number; first_name: string; last_name: string }
  pick: (id: number) => void
}) => {
  const [text, setText] = useState(fullName(person))
  const [search] = useDebounce(text.trim(), 200)
  const isAsked = search.length >= fewest
  const { data, error, isFetching } = useQuery({
    queryKey: ['people', 'pick', search],
    queryFn: () => call(listOfficePeople, { query: { search, limit: most } }),
    enabled: isAsked,
  })
  const others = data?.results.filter(({ id }) => id !== person.id) ?? []
  return (
    <Autocomplete
      className={css['pick']}
      options={isAsked ? others : []}
      filterOptions={found => found}
      getOptionLabel={fullName}
      getOptionKey={({ id }) => id}
      renderOption={({ key, ...props }, other) => (
        <li key={key} {...props}>
          <span>
            {fullName(other) || other.email}
            <span className="detail">{[other.email, numberText(other)].filter(Boolean).join(' · ')}</span>
          </span>
        </li>
      )}
      value={null}
      inputValue={text}
      onInputChange={(_, typed, reason) => reason !== 'reset' && setText(typed)}
      onChange={(_, other) => other && pick(other.id)}
      openOnFocus
      loading={isFetching}
      loadingText="Einen Moment …"
      noOptionsText={error ? failureText(error) : 'Kein anderes Konto gefunden.'}
      renderInput={params => (
        <TextField
          {...params}
          label="Das andere Konto"
          helperText="Name, E-Mail-Adresse oder Mitgliedsnummer"
        />
      )}
    />
  )
}
