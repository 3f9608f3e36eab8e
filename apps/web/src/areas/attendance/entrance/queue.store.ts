import { createOutbox } from '../outbox/outbox.ts'
import { Queued } from './queue.ts'

/** Whom this device has let in, or taken back, at entrances. */
export const entriesOutbox = createOutbox<Queued>('entries', Queued)

/** What this person has let in at this event and the server does not have. */
export const useQueue = (eventId: number) => entriesOutbox.use().filter(({ event }) => event === eventId)
