import type { Device } from './device.ts'

/**
 * What was recorded on a device and the server does not have, as JSON: attendance, and who was let in at an event's
 * entrance. A logout leaves it, as it waits for whoever recorded it.
 */
export type Unsent = { marks?: unknown; entries?: unknown }

export const readUnsent = (device: Device): Promise<Unsent> => device.read(['marks', 'entries'])
