import type { Browser } from '@playwright/test'
import * as z from 'zod/mini'

const Traced = z.object({
  name: z.string(),
  pid: z.int(),
  tid: z.int(),
  /** Of the processor, in microseconds. */
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ name: z.optional(z.string()) })),
})

/**
 * What the tasks of the pages took of the processor while `act` went on, in milliseconds: what else the machine does beside
 * counts for nothing.
 */
export const tasksDuring = async <Result>(browser: Browser, act: () => Promise<Result>) => {
  const devtools = await browser.newBrowserCDPSession()
  const traced: z.infer<typeof Traced>[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => traced.push(...value.map(one => Traced.parse(one))))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'toplevel'] },
  })
  const result = await act()
  const ended = new Promise(resolve => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await ended
  await devtools.detach()
  const isMain = ({ name, args }: z.infer<typeof Traced>) =>
    name === 'thread_name' && args?.name === 'CrRendererMain'
  const mains = new Set(traced.filter(isMain).map(({ pid, tid }) => `${pid}/${tid}`))
  const tasks = traced
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
  return { result, tasks }
}
