import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { roomText } from '@tafelrunde/contract/admin/events/rooms'
import { changeTimeslots } from '@tafelrunde/contract/admin/many'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { ManyDialog } from '../../shared/lists/ManyDialog.tsx'
import { useRooms } from './useRooms.ts'

const unchanged = { shift: '', room: '', capacity: '' }

/** Moves the chosen Termine, or gives them all a room or so many places. */
export const ChangeMany = () => {
  const [wish, setWish] = useState(unchanged)
  const rooms = useRooms()
  const put = (name: keyof typeof wish) => ({
    value: wish[name],
    onChange: ({ target }: { target: { value: string } }) => setWish({ ...wish, [name]: target.value }),
  })
  return (
    <ManyDialog
      label="Ändern"
      doneText={count => (count === 1 ? '1 Termin wird geändert.' : `${count} Termine werden geändert.`)}
      wishKey={JSON.stringify(wish)}
      perform={body =>
        call(changeTimeslots, {
          body: {
            ...body,
            ...(wish.shift && { shift_minutes: Number(wish.shift) }),
            ...(wish.room && { room: Number(wish.room) }),
            ...(wish.capacity && { capacity: Number(wish.capacity) }),
          },
        })
      }
    >
      <TextField
        {...put('shift')}
        type="number"
        label="Um Minuten verschieben"
        helperText="30: eine halbe Stunde später; −30: früher"
        fullWidth
      />
      <TextField {...put('room')} select label="Raum für alle" fullWidth>
        <MenuItem value="">Jeder behält seinen</MenuItem>
        {rooms.map(room => (
          <MenuItem key={room.id} value={String(room.id)}>
            {roomText(room)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...put('capacity')}
        type="number"
        label="Plätze für alle"
        helperText="Leer: jeder behält seine"
        fullWidth
      />
      <p>Wer einen Platz hat, erfährt neue Zeiten und Räume in einer Mail.</p>
    </ManyDialog>
  )
}
