import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTimeslotChoices } from '../../shared/places/useTimeslotChoices.ts'

type Props = { event: number; without: number[]; value: string; onPick: (id: string) => void }

/** One of the Termine of an event that can be booked. */
export const TimeslotPick = ({ event, without, value, onPick }: Props) => {
  const choices = useTimeslotChoices(event).filter(({ id }) => !without.includes(id))
  return (
    <TextField
      select
      fullWidth
      label="Termin"
      value={value}
      onChange={({ target }) => onPick(target.value)}
      helperText={choices.length === 0 ? 'Es gibt keinen anderen.' : undefined}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
