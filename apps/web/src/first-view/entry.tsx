// oxlint-disable-next-line no-unassigned-import -- before all that asks for a browser
import './globals.ts'
import { dehydrate, type Query } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from '../App.tsx'
import { asText, drawFor } from '../shared/first-view/firstView.ts'
import { queryClient } from '../shared/queries/query.ts'
import { startSession } from '../shared/session/session.ts'

/** Answers a public GET of the API as its parsed JSON, or with its status where it refuses. */
export type Ask = (url: string) => Promise<{ status: number; body: unknown }>

/** The pages that everybody may see, each with the file whose code and styles it needs. */
const screens = [
  { address: /^\/app\/tabs\/event$/, file: 'src/areas/events/EventsScreen.tsx' },
  { address: /^\/app\/tabs\/schedule(\?event=\d+)?$/, file: 'src/areas/workshops/ScheduleScreen.tsx' },
  { address: /^\/app\/tabs\/speakers$/, file: 'src/areas/lecturers/LecturersScreen.tsx' },
  { address: /^\/app\/tabs\/about$/, file: 'src/areas/about/AboutScreen.tsx' },
  { address: /^\/event-detail\/\d+$/, file: 'src/areas/events/EventScreen.tsx' },
  { address: /^\/workshop-detail\/\d+$/, file: 'src/areas/workshops/WorkshopScreen.tsx' },
  { address: /^\/exhibitors(\/\d+)?$/, file: 'src/areas/exhibitors/screens.ts' },
  { address: /^\/login$/, file: 'src/areas/account/screens.ts' },
]

/** The file of the screen at an address, if that is drawn by the server. */
export const screenAt = (path: string) => screens.find(({ address }) => address.test(path))?.file

const draw = (path: string) =>
  renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )

const isWanted = ({ state, options }: Query) =>
  state.status === 'pending' && !('enabled' in options && options.enabled === false)

/** Until the code that the screens load later is there; all of it is in this file. */
const loaded = () => new Promise(resolve => setTimeout(resolve, 0))

/** No screen asks one thing after the other so often; one that never came to rest would keep all others waiting. */
const mostTurns = 20

/** Draws again and again, with what was still missing the time before, until nothing is. */
const drawWhole = async (path: string, turns = mostTurns): Promise<string> => {
  if (turns === 0) throw new Error('a screen does not come to rest')
  const html = draw(path)
  await loaded()
  const wanted = queryClient.getQueryCache().getAll().filter(isWanted)
  await Promise.all(wanted.map(query => query.fetch()))
  return wanted.length === 0 && html === draw(path) ? html : drawWhole(path, turns - 1)
}

let last: Promise<unknown> = Promise.resolve()

/**
 * What a visitor sees at an address of the app, as HTML, and what the app needs to take that over, as JSON. One after the
 * other, as all of the app's code knows the one client.
 */
export const drawFirstView = (path: string, { ask, now, phone }: { ask: Ask; now: Date; phone: boolean }) => {
  const drawing = last.then(async () => {
    queryClient.clear()
    globalThis.fetch = async input => {
      const { status, body } = await ask(input instanceof Request ? input.url : input.toString())
      return Response.json(body, { status })
    }
    const drawn = { path, now, isWide: !phone, state: { mutations: [], queries: [] } }
    drawFor(drawn)
    await startSession() // nobody's
    const html = await drawWhole(path)
    if (html.includes('screen-waiting')) throw new Error('the code of a screen does not come')
    return { html, drawn: asText({ ...drawn, state: dehydrate(queryClient) }) }
  })
  last = drawing.catch(() => undefined)
  return drawing
}
