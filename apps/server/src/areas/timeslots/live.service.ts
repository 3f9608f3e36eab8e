import { createHash } from 'node:crypto'
import type { LivePlaces } from '@tafelrunde/contract/live'
import type { Deps } from '../../deps.ts'
import { findPlaces } from './live.queries.ts'
import { changedPlaces } from './live.rules.ts'

const togetherMs = 100 // what changes at the same time is told together
const pauseMs = 1000 // between two readings of the numbers

type Needs = Pick<Deps, 'db' | 'changes' | 'clock' | 'log'>
type Listeners = { isHeard: () => boolean; tell: (news: LivePlaces, id: string) => void }
/** The `id` is the same on every server that has read the same numbers. */
type Known = { all: LivePlaces; id: string }

const nothing: LivePlaces = { timeslots: [], events: [] }

/**
 * Tells the listeners which numbers have changed, in whatever process. However many listen and however much
 * changes, the numbers are read once a second at most; never while nothing changes or nobody listens.
 */
export const followPlaces = ({ db, changes, clock, log }: Needs, listeners: Listeners) => {
  let known: Known | undefined
  let changed = false
  let timer: NodeJS.Timeout | undefined

  const read = async () => {
    const all = await findPlaces(db, clock.now())
    const news = known && changedPlaces(known.all, all)
    known = { all, id: createHash('sha256').update(JSON.stringify(all)).digest('base64url') }
    if (news) listeners.tell(news, known.id)
    return known
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
    if (table && table !== 'timeslots' && table !== 'events') return
    changed = true
    if (listeners.isHeard()) timer ??= setTimeout(() => void tick(), togetherMs)
  })

  return {
    /**
     * What somebody is to hear first; what changes after it is told. Who listens for one event only and comes
     * back has missed what changed in between: unless it knows the numbers by their id, it gets all of them.
     */
    begin: async (once: boolean, knownId: unknown) => {
      const fresh = timer || !changed ? known : undefined // what changed while nobody listened is unread
      if (!fresh) changed = false
      const { all, id } = fresh ?? (await read())
      if (once) return { id, news: knownId === id ? undefined : all }
      return { id, news: nothing }
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
