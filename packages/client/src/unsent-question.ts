import type { Device } from './device.ts'
import { isObject } from './failures.ts'
import { readUnsent } from './unsent.ts'

const recordsIn = (kept: unknown) => {
  try {
    const all: unknown = typeof kept === 'string' ? JSON.parse(kept) : []
    return Array.isArray(all) ? all.filter(isObject) : []
  } catch {
    return []
  }
}

/** How many records of somebody wait on the device to be sent, without the code that sends them. */
export const countUnsent = async (device: Device, person: number | undefined) => {
  const records = Object.values(await readUnsent(device)).flatMap(recordsIn)
  return records.filter(
    ({ account, status, refusal }) => account === person && status !== 'sent' && refusal === undefined,
  ).length
}

/** What a logout asks where so many have not been sent. */
export const unsentQuestion = (count: number) => ({
  header:
    count === 1 ? '1 Eintrag ist noch nicht übertragen' : `${count} Einträge sind noch nicht übertragen`,
  message: `${count === 1 ? 'Er bleibt' : 'Sie bleiben'} auf diesem Gerät, für andere nicht zu sehen, bis Sie sich hier wieder anmelden.`,
  yes: 'Trotzdem abmelden',
  no: 'Angemeldet bleiben',
})
