import type { LivePlaces } from '@tafelrunde/contract/live'
import type { Deps } from '../../deps.ts'
import { findPlaces } from './live.queries.ts'
import { changedPlaces } from './live.rules.ts'

const togetherMs = 100 // what changes at the same time is told together
const pauseMs = 1000 // between two readings of the numbers

type Needs = Pick<Deps, 'db' | 'changes' | 'clock' | 'log'>
type Listeners = { isHeard: () => boolean; tell: (news: LivePlaces) => void }

/**
 * Tells the listeners which numbers have changed, in whatever process. However many listen and however much
 * changes, the numbers are read once a second at most; never while nothing changes or nobody listens.
 */
export const followPlaces = ({ db, changes, clock, log }: Needs, listeners: Listeners) => {
  let known: LivePlaces | undefined
  let changed = false
  let timer: NodeJS.Timeout | undefined

  const read = async () => {
    const now = await findPlaces(db, clock.now())
    const news = known && changedPlaces(known, now)
    known = now
    if (news) listeners.tell(news)
  }
  const tick = async () => {
    if (!changed) {
      timer = undefined
      return
    }
    changed = false
    await read().catch(error => log.warn({ err: error }, 'could not read the numbers of places'))
    if (timer) timer = setTimeout(() => void tick(), pauseMs)
  }
  changes.onChange(table => {
    if ((table && table !== 'timeslots' && table !== 'events') || !listeners.isHeard()) return
    changed = true
    timer ??= setTimeout(() => void tick(), togetherMs)
  })

  return {
    /** To be waited for before somebody listens: what changes after it is told. */
    ready: async () => {
      if (!known) await read()
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
