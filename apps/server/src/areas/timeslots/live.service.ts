import { createHash } from 'node:crypto'
import type { LivePlaces } from '@tafelrunde/contract/http/live'
import type { Deps } from '../../deps.ts'
import { findPlaces } from './live.queries.ts'
import { changedPlaces, newsOf, nothing, type Places, together } from './live.rules.ts'

/** Short enough for a header, and the same for the same. */
const hashOf = (known: unknown) => createHash('sha256').update(JSON.stringify(known)).digest('base64url')

const togetherMs = 100 // what changes at the same time is told together
const pauseMs = 1000 // between two readings of the numbers

type Needs = Pick<Deps, 'db' | 'changes' | 'clock' | 'log'>
/** The event that somebody listens for; none: all of them. */
type Topic = number | undefined
type Listeners = {
  heardTopics: () => Topic[]
  tell: (topic: Topic, news: LivePlaces, id: string) => void
}

/** The event whose places changed, if that is what the database tells. */
const eventIn = (change: string) => {
  const [, id] = /^places\/(\d+)$/.exec(change) ?? []
  return id === undefined ? undefined : Number(id)
}

/**
 * Tells the listeners which numbers have changed, and of which timeslots anything else, in whatever process: those of
 * one event only of that event. However many listen and however much changes, the numbers are read once a second at
 * most; never while nothing changes or nobody listens for it.
 */
export const followPlaces = ({ db, changes, clock, log }: Needs, listeners: Listeners) => {
  const known = new Map<number, Places>()
  /** Events whose known numbers are out of date. */
  const stale = new Set<number>()
  /** Whether there is no event but those known and stale. */
  let complete = false
  let timer: NodeJS.Timeout | undefined
  let lastReading: Promise<unknown> = Promise.resolve()

  const isCurrent = (topic: Topic) => {
    if (topic === undefined) return complete && stale.size === 0
    return (complete || known.has(topic)) && !stale.has(topic)
  }
  /** What is listened for and has changed; of an event that is not public there is nothing to read until it changes. */
  const outdated = () =>
    listeners.heardTopics().filter(topic => (topic === undefined ? !isCurrent(topic) : stale.has(topic)))

  const allKnown = () => [...known].toSorted(([a], [b]) => a - b).map(([, places]) => places)
  const placesOf = (topic: Topic) =>
    topic === undefined ? together(allKnown()) : (known.get(topic) ?? nothing)
  /** The same on every server that has read the same: the stamps' hash, a dot and the numbers'. */
  const idOf = (topic: Topic) => {
    const { stamps, ...numbers } = placesOf(topic)
    return `${hashOf(stamps)}.${hashOf(numbers)}`
  }

  const put = (id: number, now: Places | undefined) => {
    const news = changedPlaces(known.get(id) ?? nothing, now ?? nothing)
    if (now) known.set(id, now)
    else known.delete(id)
    return news
  }
  const readEvents = async (ids: number[] | undefined) => {
    const [wasComplete, wereStale] = [complete, [...stale]]
    // Before the reading: what changes during it has to be read once more.
    if (!ids) complete = true
    for (const id of ids ?? wereStale) stale.delete(id)
    try {
      return await findPlaces(db, clock.now(), ids)
    } catch (error) {
      complete = complete && wasComplete
      for (const id of ids ?? wereStale) stale.add(id)
      throw error
    }
  }
  const readNow = async (topics: Topic[]) => {
    const missing = topics.filter(topic => !isCurrent(topic))
    if (missing.length === 0) return
    const events = missing.filter(topic => topic !== undefined)
    const withAll = events.length < missing.length
    const ids = withAll ? (complete ? [...stale] : undefined) : events
    const before = new Set(ids ?? known.keys())
    const places = await readEvents(ids)
    const news = [...new Set([...before, ...places.keys()])].flatMap(id => {
      const ofEvent = put(id, places.get(id))
      return ofEvent ? [{ id, ofEvent }] : []
    })
    const heard = new Set(listeners.heardTopics())
    for (const { id, ofEvent } of news) if (heard.has(id)) listeners.tell(id, newsOf(ofEvent), idOf(id))
    if (news.length > 0 && heard.has(undefined))
      listeners.tell(undefined, newsOf(together(news.map(({ ofEvent }) => ofEvent))), idOf(undefined))
  }
  /** One after the other, so that an older answer never comes last. */
  const read = (topics: Topic[]) => {
    const reading = lastReading.then(() => readNow(topics))
    lastReading = reading.catch(() => {})
    return reading
  }
  let readingAll: Promise<void> | undefined
  /** Once for all who wait: from then on nothing need be read to know that there is no such event. */
  const readAll = () => {
    readingAll ??= read([undefined]).finally(() => {
      readingAll = undefined
    })
    return readingAll
  }

  const tick = async () => {
    const topics = outdated()
    if (topics.length === 0) {
      timer = undefined
      return
    }
    await read(topics).catch(error => log.warn({ err: error }, 'could not read the numbers of places'))
    if (timer) timer = setTimeout(() => void tick(), pauseMs)
  }
  const look = () => {
    if (!timer && outdated().length > 0) timer = setTimeout(() => void tick(), togetherMs)
  }
  changes.onChange(change => {
    if (change === undefined) {
      complete = false
      for (const id of [...known.keys(), ...listeners.heardTopics()]) if (id !== undefined) stale.add(id)
    } else {
      const id = eventIn(change)
      if (id === undefined) return
      stale.add(id)
    }
    look()
  })

  return {
    /**
     * What somebody is to hear first; what changes after it is told. Who listens for one message only and comes
     * back has missed what changed in between: unless it knows the numbers by their id, it gets all of them,
     * and hears that timeslots have changed only if their stamps are others than it knew.
     */
    begin: async (topic: Topic, once: boolean, knownId: unknown) => {
      const isKnown = topic === undefined ? complete : known.has(topic)
      if (!isKnown && !complete) await readAll()
      // What is about to be read anyway need not be read for each who comes.
      else if (!isCurrent(topic) && !(timer && isKnown)) await read([topic])
      const id = idOf(topic)
      if (!once) return { id, news: newsOf(nothing) }
      if (knownId === id) return { id, news: undefined }
      const places = placesOf(topic)
      const [knownStamps = ''] = typeof knownId === 'string' ? knownId.split('.') : []
      const isMoved = knownStamps !== '' && !id.startsWith(`${knownStamps}.`)
      return { id, news: newsOf({ ...places, stamps: isMoved ? places.stamps : [] }) }
    },
    /** To be called when somebody has begun to listen: what changed meanwhile is told, too. */
    look,
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
