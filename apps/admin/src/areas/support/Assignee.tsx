import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { failureText } from '@tafelrunde/client/failures'
import { assignSupport, type SupportThread } from '@tafelrunde/contract/admin/people/support'
import { useNotify, useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { useDesk } from './useDesk.ts'

/** Who of the office sees to it. */
export const Assignee = ({ thread: { id, assignee } }: { thread: SupportThread }) => {
  const { data } = useDesk()
  const notify = useNotify()
  const refresh = useRefresh()
  // Somebody who has left the office is still named.
  const known = data?.staff ?? []
  const staff = assignee && known.every(one => one.id !== assignee.id) ? [...known, assignee] : known
  const assign = async (chosen: string) => {
    try {
      await call(assignSupport, { params: { id }, body: { assignee: chosen === '' ? null : Number(chosen) } })
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    }
    refresh()
  }
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Zuständig"
      value={assignee ? String(assignee.id) : ''}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => void assign(target.value)}
    >
      <MenuItem value="">Niemand</MenuItem>
      {staff.map(({ id: one, name }) => (
        <MenuItem key={one} value={String(one)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
