import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

type Props = { label: string; isOn: boolean; isOff?: boolean; toggle: (isOn: boolean) => void }

export const Tick = ({ label, isOn, isOff = false, toggle }: Props) => (
  <FormControlLabel
    control={
      <Checkbox size="small" checked={isOn} disabled={isOff} onChange={(_, wanted) => toggle(wanted)} />
    }
    label={label}
  />
)
