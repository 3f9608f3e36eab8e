import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type ComponentProps, useState } from 'react'
import { Deed } from '../../shared/deeds/Deed.tsx'

type Props = Omit<ComponentProps<typeof Deed>, 'perform'> & { perform: (beyond: boolean) => Promise<unknown> }

/** A deed that takes a place: where all are taken the office may say that it is meant nevertheless. */
export const Booking = ({ perform, children, ...deed }: Props) => {
  const [beyond, setBeyond] = useState(false)
  return (
    <Deed {...deed} perform={() => perform(beyond)}>
      {children}
      <FormControlLabel
        control={<Checkbox checked={beyond} onChange={(_, wanted) => setBeyond(wanted)} />}
        label="Auch wenn alle Plätze vergeben sind"
      />
    </Deed>
  )
}
