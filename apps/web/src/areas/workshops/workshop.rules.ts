import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Workshop } from '@tafelrunde/contract/events/workshops'

export type Termin = Omit<Timeslot, 'created'>

/** The Termine of a workshop as things to book, by start. */
export const termineOf = ({ id, name, event, timeslots }: Workshop): Termin[] =>
  timeslots
    .map(slot => ({ ...slot, caption: name, event, workshop: id }))
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())

const unitMinutes = 45

/** „2 UE“ or „60 Minuten“; nothing when the Termine differ in length. */
export const lengthText = (termine: readonly Pick<Termin, 'start' | 'end'>[]) => {
  const lengths = new Set(termine.map(({ start, end }) => (end.getTime() - start.getTime()) / 60_000))
  const [minutes] = lengths
  if (minutes === undefined || lengths.size > 1) return undefined
  return minutes % unitMinutes === 0 ? `${minutes / unitMinutes} UE` : `${minutes} Minuten`
}

/** The id of a material, which stands in its address only. */
export const materialId = (url: string) => Number(/\/materials\/(\d+)/.exec(url)?.[1])
