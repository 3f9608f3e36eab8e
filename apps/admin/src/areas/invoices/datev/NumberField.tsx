import TextField from '@mui/material/TextField'

type Props = {
  label: string
  value: string
  set: (text: string) => void
  problem: string | undefined
  help?: string
  /** Where the label alone does not say which of several it is. */
  of?: string
}

/** A number of the tax adviser's, as its digits; what is wrong with it stands below. */
export const NumberField = ({ label, value, set, problem, help = '', of }: Props) => (
  <TextField
    label={label}
    value={value}
    onChange={({ target }) => set(target.value.trim())}
    error={problem !== undefined}
    helperText={problem ?? help}
    slotProps={{ htmlInput: { inputMode: 'numeric', ...(of && { 'aria-label': `${label}: ${of}` }) } }}
  />
)
