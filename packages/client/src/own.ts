import type { Device, Stored } from './device.ts'
import { keptIn, ownerIn, sessionKeys } from './kept.ts'

/** Begins the keys of everything that belongs to one person; 0 are visitors. */
export const everybody = 'of:'
const prefixOf = (owner: number | undefined) => `${everybody}${owner ?? 0}:`

const ownerOf = (stored: Stored) => {
  const kept = keptIn(stored)
  return kept && ownerIn(kept)
}

/**
 * Entries that belong to whoever is logged in: others neither read nor find them, and what is written too late, when
 * that person has logged out in whatever tab, is not kept.
 */
export const ownEntries = (device: Device, owner: () => number | undefined) => ({
  get: async (name: string): Promise<unknown> => {
    const key = `${prefixOf(owner())}${name}`
    return (await device.read([key]))[key]
  },
  set: async (name: string, value: unknown) => {
    const mine = owner()
    const entry = { [`${prefixOf(mine)}${name}`]: value }
    await device.change(sessionKeys, stored => (ownerOf(stored) === mine ? entry : undefined))
  },
  all: async (prefix: string): Promise<[name: string, value: unknown][]> => {
    const own = prefixOf(owner())
    const entries = await device.entries(`${own}${prefix}`)
    return entries.map(([key, value]) => [key.slice(own.length), value])
  },
})
