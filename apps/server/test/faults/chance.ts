import { onTestFailed } from 'vitest'

/** How often each fault is tried: once in `npm test`, more often in `npm run test:faults`. */
export const rounds = Number(process.env.FAULT_ROUNDS ?? 1)

/** Milliseconds that a test of them may take, also on a machine that does much besides. */
export const timeLimit = 240_000 * rounds

/** Mulberry32 by Tommy Ettinger: the same numbers between 0 and 1 for the same seed, in any process. */
const numbersOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Moments that nobody has chosen. A test that fails says its seed: with it as FAULT_SEED they are the same again. */
export const chance = () => {
  const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31))
  onTestFailed(() => console.error(`the moments of this test come again with FAULT_SEED=${seed}`))
  const next = numbersOf(seed)
  /** A whole number from 1 to `most`. */
  return (most: number) => 1 + Math.floor(next() * most)
}
