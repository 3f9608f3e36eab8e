import type { Exhibition } from '@tafelrunde/contract/exhibitions/orders'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { OrderFormState } from '../form/Billing.tsx'
import { placesOf, textOfPlaces } from '../form/order.form.ts'
import { selectableIn, type Tables, withNumber, withToggled } from './hall.rules.ts'

/** The number of tables and the places in the hall, which follow each other. */
export const useTables = (
  { control, setValue }: OrderFormState,
  { hall }: Exhibition,
  own: readonly string[],
  /** Nothing for an order that has been sent: its places are taken because it has them. */
  onGone: ((places: string[]) => void) | undefined,
) => {
  const [number, text] = useWatch({ control, name: ['tables', 'places'] })
  const chosen = { tables: Number(number), places: placesOf(String(text)) }
  const selectable = selectableIn(hall, own)

  const choose = ({ tables, places }: Tables) => {
    setValue('tables', String(tables), { shouldDirty: true })
    setValue('places', textOfPlaces(places), { shouldDirty: true })
  }

  // Somebody else has taken them since: all else stays as it was typed.
  const drop = useEffectEvent((text: string) => {
    const places = placesOf(text)
    if (!onGone || places.length === 0) return
    choose({ ...chosen, places: chosen.places.filter(place => !places.includes(place)) })
    onGone(places)
  })
  const gone = textOfPlaces(chosen.places.filter(place => !selectable.some(table => table.place === place)))
  useEffect(() => drop(gone), [gone])

  return {
    places: chosen.places,
    toggle: (place: string) => choose(withToggled(chosen, place)),
    setNumber: (tables: number) => choose(withNumber(chosen, tables, selectable)),
  }
}
