import type { Saved } from '../../shared/forms/useSaved.ts'

/** A Termin has no page of its own: it is read with its workshop, or in its event. */
export const pathOf = ({ event, workshop }: Saved) =>
  workshop ? `/workshops/${workshop}/show` : `/events/${event}/show`
