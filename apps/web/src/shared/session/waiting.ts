import { isObject } from '@tafelrunde/client/failures'
import { readUnsent } from './storage.ts'

const recordsIn = (kept: unknown) => {
  try {
    const all: unknown = typeof kept === 'string' ? JSON.parse(kept) : []
    return Array.isArray(all) ? all.filter(isObject) : []
  } catch {
    return []
  }
}

/** How many records of somebody wait on the device to be sent, without the code that sends them. */
export const countWaiting = async (person: number | null | undefined) => {
  const records = Object.values(await readUnsent()).flatMap(recordsIn)
  return records.filter(
    ({ account, status, refusal }) => account === person && status !== 'sent' && refusal === undefined,
  ).length
}
