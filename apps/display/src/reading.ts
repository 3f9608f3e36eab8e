import { Display, displayEvent, followDisplay, getDisplay } from '@tafelrunde/contract/events/displays'

/** Asked again so often, also where something on the way keeps the stream from us. */
const pollMs = 30_000
/** So long after news: not all screens at once. */
const spreadMs = 1000
/** An answer that has not come by then does not come. */
const patienceMs = 10_000

/**
 * What a screen knows: the last answer, how far the server's clock is ahead of the device's, and when (by the server's
 * clock) that was. `isMissing`: the server says that there is nothing to show.
 */
export type Known = {
  display: Display | undefined
  aheadMs: number
  readAt: number
  isMissing: boolean
}

const nothing: Known = { display: undefined, aheadMs: 0, readAt: 0, isMissing: false }

const keyOf = (event: number) => `anzeige-${event}`

/** What the screen showed before it was loaded anew, with or without network. */
const kept = (event: number): Known => {
  try {
    const { aheadMs, readAt, display } = JSON.parse(localStorage.getItem(keyOf(event)) ?? '')
    return {
      display: Display.parse(display),
      aheadMs: Number(aheadMs),
      readAt: Number(readAt),
      isMissing: false,
    }
  } catch {
    return nothing // there is none, or it is of another release
  }
}

const keep = (event: number, { aheadMs, readAt }: Known, display: unknown) => {
  try {
    localStorage.setItem(keyOf(event), JSON.stringify({ aheadMs, readAt, display }))
  } catch {
    // A device without room for it shows it only while it is on.
  }
}

const addressOf = (url: string, event: number) => url.replace(':id', String(event))

/** Reads what the Anzeige of an event shows, again and again, and tells each time; never stops by itself. */
export const followReading = (event: number, tell: (known: Known) => void) => {
  let known = kept(event)
  let timer: number | undefined
  let source: EventSource | undefined
  let isReading = false
  /** Something changed while the answer was on its way: it may not say that yet. */
  let isStale = false

  const know = (next: Known) => {
    known = next
    tell(known)
  }
  const take = (answer: unknown, askedAt: number) => {
    const display = Display.parse(answer)
    // The answer was written about half way between question and answer.
    const deviceThen = (askedAt + Date.now()) / 2
    const readAt = display.now.getTime()
    know({ display, aheadMs: readAt - deviceThen, readAt, isMissing: false })
    keep(event, known, answer)
  }
  const read = async () => {
    const askedAt = Date.now()
    const answer = await fetch(addressOf(getDisplay.url, event), {
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (answer.status === 404) know({ ...nothing, isMissing: true })
    else if (answer.ok) take(await answer.json(), askedAt)
  }
  const readNow = async () => {
    if (isReading) {
      isStale = true
      return
    }
    isReading = true
    isStale = false
    clearTimeout(timer)
    // What does not come, or is no answer of ours, is asked for again; until then the last one stays.
    await read().catch(() => undefined)
    isReading = false
    listen()
    clearTimeout(timer)
    timer = window.setTimeout(() => void readNow(), isStale ? spreadMs : pollMs)
  }
  const readSoon = () => {
    isStale = true
    clearTimeout(timer)
    timer = window.setTimeout(() => void readNow(), Math.random() * spreadMs)
  }
  /** The browser itself connects again, unless the server has refused: then the next reading opens another one. */
  const listen = () => {
    if (source && source.readyState !== EventSource.CLOSED) return
    source = new EventSource(addressOf(followDisplay.url, event))
    source.addEventListener(displayEvent, readSoon)
    // What changed before it was open, or while it was not, was told to nobody.
    source.addEventListener('open', readSoon)
  }

  tell(known)
  window.addEventListener('online', () => void readNow())
  void readNow()
}
