import type { Page } from '@playwright/test'

// What a page and its browser do between a tap and the picture that answers it.

const quietMs = 1200

/** All in milliseconds: from an input to the next picture, between two pictures. */
type Seen = { inputs: number[]; frames: number[]; painted: number }

/** From the first document on the page notes how soon it answers, and when the programme was painted after a change. */
export const watch = () => {
  const seen: Seen = { inputs: [], frames: [], painted: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) seen.inputs.push(duration)
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', then)
      port1.start()
      port2.postMessage(undefined)
    })
  const isProgramme = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest('.schedule-programme, .page-body')
  new MutationObserver(changes => {
    if (seen.painted > 0 || !document.querySelector('.session-row') || !changes.some(isProgramme)) return
    seen.painted = -1
    afterPaint(() => {
      seen.painted = performance.now()
    })
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  let last = 0
  const frame = (now: number) => {
    if (last > 0) seen.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

export type Step = { began: number; seen: Seen }

/** What the page saw while `act` went on and until nothing more came of it. */
export const during = async (page: Page, act: () => Promise<unknown>): Promise<Step> => {
  const began = await page.evaluate(() => {
    Object.assign(Reflect.get(window, 'seen'), { inputs: [], frames: [], painted: 0 })
    const began = { at: 0 }
    Object.assign(window, { began })
    const note = ({ timeStamp }: Event) => {
      began.at ||= timeStamp
    }
    for (const kind of ['keydown', 'pointerdown', 'input'])
      window.addEventListener(kind, note, { capture: true, once: true })
    return performance.now()
  })
  await act()
  await quiet(page)
  return page.evaluate(
    since => ({ began: Reflect.get(window, 'began').at || since, seen: Reflect.get(window, 'seen') }),
    began,
  )
}

/** Until no task was long and nothing was drawn for a while. */
export const quiet = (page: Page) =>
  page.evaluate(
    ms =>
      new Promise<void>(resolve => {
        let timer = window.setTimeout(done, ms)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = window.setTimeout(done, ms)
        })
        function done() {
          observer.disconnect()
          resolve()
        }
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    quietMs,
  )
