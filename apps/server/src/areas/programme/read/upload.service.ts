import { readInThread } from '../../../platform/read-in-thread.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import type { Programme, Reading } from '../programme.rules.ts'
import { faultSentences, tooManySessions, tooMuch } from './upload.texts.ts'

/** Where the clocks hang of files that do not say. */
const zone = 'Europe/Berlin'

/** How many Termine somebody can still look through; all of them are locked while they are judged. */
const mostSessions = 5000

/** The programme of an uploaded schedule file; refused at `file` with all that is wrong with it. */
export const readUpload = async (bytes: Uint8Array): Promise<Programme> => {
  const script = new URL('./programme.worker.ts', import.meta.url)
  const reading = await readInThread<Reading>(script, { bytes, zone })
  if (!reading) throw new InvalidField('file', tooMuch)
  if ('faults' in reading) throw new InvalidField('file', ...faultSentences(reading.faults))
  const { programme } = reading
  if (programme.sessions.length > mostSessions)
    throw new InvalidField('file', tooManySessions(programme.sessions.length, mostSessions))
  return programme
}
