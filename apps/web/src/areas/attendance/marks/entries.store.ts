import { createOutbox } from '../outbox/outbox.ts'
import { Entry } from './entries.ts'

/** What was recorded on this device at the doors of Termine. */
export const marksOutbox = createOutbox<Entry>('marks', Entry)
