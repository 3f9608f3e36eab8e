import { vi } from 'vitest'

/**
 * What a check answers as soon as it no longer throws. It may take longer than the second that vitest waits: a machine that
 * runs other things beside is slow, not wrong.
 */
export const eventually = <Answer>(check: () => Answer | Promise<Answer>) =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 })
