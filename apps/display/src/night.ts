const hour = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** Nobody looks at it then. */
const isNight = (now: Date) => [3, 4].includes(Number.parseInt(hour.format(now), 10))

const lookMs = 20 * 60_000

/** Whether the server has another build than this page was loaded with. */
const isOutdated = async () => {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update()
  const answer = await fetch('/anzeige/', { cache: 'no-cache' })
  const page = await answer.text()
  const own = document.querySelector<HTMLScriptElement>('script[src*="/assets/"]')?.src.split('/').at(-1)
  return answer.ok && own !== undefined && page.includes('/anzeige/assets/') && !page.includes(own)
}

/** For a start without network: the page and, as it came before there was a worker, the association's colours. */
const keepHere = async () => {
  await navigator.serviceWorker?.register('/anzeige/worker.js', { scope: '/anzeige/' })
  if (!('caches' in window)) return
  const kept = await caches.open('colours')
  await kept.add('/colours.css')
}

/** Loads a new build at night only, and keeps this one on the device for a start without network. */
export const renewAtNight = (now: () => Date) => {
  if (!import.meta.env.PROD) return
  void keepHere().catch(() => undefined)
  setInterval(() => {
    if (!isNight(now())) return
    // Without network the old one stays; the next look comes.
    void isOutdated().then(
      isOld => isOld && location.reload(),
      () => undefined,
    )
  }, lookMs)
}
