import { serve } from '../../apps/server/src/serve.ts'

/** The real server, whose clock is as many milliseconds ahead as its parent says: for a journey that takes days. */
let ahead = Number(process.argv[2])
process.on('message', (milliseconds: number) => {
  ahead = milliseconds
  process.send?.('moved')
})

void serve({ now: () => new Date(Date.now() + ahead) })
