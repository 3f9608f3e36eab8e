import './saved-views.css'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { failureText } from '@tafelrunde/client/failures'
import { deleteView, listViews, saveView } from '@tafelrunde/contract/admin/views'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useListContext } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../deeds/Button.tsx'
import { useDeed } from '../deeds/useDeed.ts'
import { Popup } from './Popup.tsx'

const key = ['views']

/** The list's filters and order as its address has them. */
const useAddress = () => {
  const { filterValues, sort } = useListContext()
  return new URLSearchParams({
    filter: JSON.stringify(filterValues),
    sort: sort.field,
    order: sort.order,
    page: '1',
  }).toString()
}

const Views = ({ onChosen }: { onChosen: () => void }) => {
  const { resource } = useListContext()
  const query = useAddress()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const { data, error } = useQuery({ queryKey: key, queryFn: () => call(listViews, { query: {} }) })
  const views = data?.results.filter(({ list }) => list === resource) ?? []

  /** After the writing the list of views is as the server has it. */
  const { run, isBusy } = useDeed((write: () => Promise<unknown>) => write(), {
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: key })
      setName('')
    },
  })

  return (
    <>
      {error && <p role="alert">{failureText(error)}</p>}
      <ul className="saved-views">
        {views.map(view => (
          <li key={view.id}>
            <LinkBase to={`/${resource}?${view.query}`} onClick={onChosen}>
              {view.name}
            </LinkBase>
            <IconButton
              aria-label={`Ansicht „${view.name}“ löschen`}
              disabled={isBusy}
              onClick={() => run(() => call(deleteView, { params: { id: view.id } }))}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <form
        className="saved-views-new"
        onSubmit={event => {
          event.preventDefault()
          run(() => call(saveView, { body: { list: resource, name, query } }))
        }}
      >
        <TextField
          label="Name der Ansicht"
          size="small"
          margin="none"
          value={name}
          onChange={event => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <Button type="submit" label="Speichern" disabled={isBusy || name.trim() === ''} />
      </form>
    </>
  )
}

/** The own views of this list: filters and order under a name, on every computer. */
export const SavedViews = () => (
  <Popup label="Ansichten" icon={<Icon name="filter" size={18} />}>
    {close => <Views onChosen={close} />}
  </Popup>
)
