import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

type Props = {
  label: string
  help?: string
  value: string
  set: (value: string) => void
  /** Value and text of each. */
  options: readonly (readonly [string, string])[]
}

/** One out of several; the empty value is one of them. */
export const Choice = ({ label, help = '', value, set, options }: Props) => (
  <TextField
    select
    label={label}
    helperText={help}
    value={value}
    onChange={({ target }) => set(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {options.map(([one, text]) => (
      <MenuItem key={one} value={one}>
        {text}
      </MenuItem>
    ))}
  </TextField>
)
