import { once } from 'node:events'
import { stopWanted } from './stop.ts'

/**
 * Runs the steps of a start. A first one says what it does and how long that took, as `npm start` says of packages and
 * builds; any other has so little to do that there is nothing to say.
 */
export const stepsOf =
  (isFirst: boolean) =>
  async <Result>(title: string, work: () => Promise<Result>) => {
    if (!isFirst) return work()
    const begun = performance.now()
    console.log(`▸ ${title} …`)
    const result = await work()
    console.log(`✓ ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
    return result
  }

/**
 * Whether there is something to serve: at once, unless `npm start` builds it beside this server (`BUILDS_BESIDE`) and says
 * over the channel between them when it is there. It hangs up where that fails, and has said why.
 */
export const frontEndsBuilt = async () => {
  if (!process.env.BUILDS_BESIDE) return true
  const never = Promise.race([once(process, 'disconnect'), stopWanted]).then(() => false)
  const isBuilt = await Promise.race([once(process, 'message').then(() => true), never])
  if (process.connected) process.disconnect()
  return isBuilt
}
