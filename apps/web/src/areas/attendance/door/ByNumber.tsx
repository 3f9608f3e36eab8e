import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { wholeNumber } from './people.rules.ts'

type Props = {
  search: string
  onAdd: (wish: { as_customernumber: string; name: string }) => Promise<void>
}

/** Adds whoever has this number; who it is turns out with the network. */
export const ByNumber = ({ search, onAdd }: Props) => {
  const [pending, setPending] = useState(false)
  const number = wholeNumber(search)
  if (number === undefined) return null
  const add = async () => {
    setPending(true)
    await onAdd({ as_customernumber: number, name: `Mitgliedsnummer ${number}` })
    setPending(false)
  }
  return (
    <Button wide pending={pending} onClick={() => void add()}>
      Mitgliedsnummer {number} eintragen
    </Button>
  )
}
