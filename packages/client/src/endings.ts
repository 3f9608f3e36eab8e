import { blacklistToken } from '@tafelrunde/contract/people/account'
import type { Device, Stored } from './device.ts'
import { skipInterceptor } from './headers.ts'
import { endedIn, sessionKeys } from './kept.ts'
import { oneAtATime } from './lock.ts'
import { isInvalidToken } from './refresh.ts'
import type { SendWith } from './send.ts'

/** Tells the server which sessions have ended on this device, also those of which it could not be told before. */
export const tellEndings = (device: Device, send: SendWith) =>
  oneAtATime('ended sessions', async () => {
    const change = (make: (stored: Stored) => Stored | undefined) => device.change(sessionKeys, make)
    for (const refresh of endedIn(await device.read(sessionKeys))) {
      const { method, url } = blacklistToken
      const headers = { [skipInterceptor]: '' }
      const answer = await send(undefined, { method, url, body: { refresh }, headers })
      if (answer.status !== 200 && !isInvalidToken(answer)) return
      await change(stored => ({ ended: endedIn(stored).filter(other => other !== refresh) }))
    }
  }).catch(() => undefined) // with the next start, or when the network is back
