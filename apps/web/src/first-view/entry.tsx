import { getAssociation } from '@tafelrunde/contract/association'
import { type Query, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Routes } from 'react-router-dom'
import { StaticRouter } from 'react-router-dom/server'
import { Menu } from '../menu/Menu.tsx'
import { paths } from '../paths.ts'
import { content, Screen } from '../screen.tsx'
import { queryClient } from '../shared/query.ts'
import { Tabs } from '../Tabs.tsx'
import { askThrough } from './session.ts'
import { drawFor } from './useNow.ts'
import { Wide } from './wide.ts'

/** Answers a public GET of the API as its parsed JSON, or with its status where it refuses. */
export type Ask = (url: string) => Promise<{ status: number; body: unknown }>

type PublicScreen = {
  address: RegExp
  file: string
  route: ReactElement
  /** The app shows it to nobody but who is logged in, and they ask for their own answers. */
  isPersonal?: true
  /** Only a search looks at the descriptions of what it lists: the app asks for them once it is there. */
  isBrief?: true
}

const tab = (address: RegExp, name: string) => ({
  address,
  file: `src/areas/${name}.tsx`,
  route: <Route key={name} path={`${paths.tabs}/*`} element={<Tabs />} />,
})
const page = (address: RegExp, name: string, path: string, shown: ReactNode) => ({
  address,
  file: `src/areas/${name}`,
  route: <Route key={name} path={path} element={<Screen>{shown}</Screen>} />,
})

/** The pages that everybody may see, each with the file whose code and styles it needs. */
const screens: PublicScreen[] = [
  tab(/^\/app\/tabs\/event$/, 'events/EventsScreen'),
  { ...tab(/^\/app\/tabs\/schedule(\?event=\d+)?$/, 'workshops/ScheduleScreen'), isBrief: true },
  tab(/^\/app\/tabs\/speakers$/, 'lecturers/LecturersScreen'),
  tab(/^\/app\/tabs\/about$/, 'about/AboutScreen'),
  {
    ...page(
      /^\/event-detail\/\d+$/,
      'events/EventScreen.tsx',
      paths.eventRoute,
      content(async () => (await import('../areas/events/EventScreen.tsx')).EventScreen),
    ),
    isPersonal: true,
  },
  page(
    /^\/workshop-detail\/\d+$/,
    'workshops/WorkshopScreen.tsx',
    paths.workshopRoute,
    content(async () => (await import('../areas/workshops/WorkshopScreen.tsx')).WorkshopScreen),
  ),
  page(
    /^\/exhibitors$/,
    'exhibitors/screens.ts',
    paths.exhibitors,
    content(async () => (await import('../areas/exhibitors/screens.ts')).ExhibitorsScreen),
  ),
  page(
    /^\/exhibitors\/\d+$/,
    'exhibitors/screens.ts',
    paths.exhibitorRoute,
    content(async () => (await import('../areas/exhibitors/screens.ts')).ExhibitorScreen),
  ),
  page(
    /^\/login$/,
    'account/screens.ts',
    paths.login,
    content(async () => (await import('../areas/account/screens.ts')).LoginScreen),
  ),
]

const findScreen = (path: string) => screens.find(({ address }) => address.test(path))

/** The file of the screen at an address, if that has a first view. */
export const screenAt = (path: string) => findScreen(path)?.file

const View = ({ path, wide }: { path: string; wide: boolean }) => (
  <div className={wide ? 'first-view__wide' : 'first-view__narrow'}>
    <Wide value={wide}>
      <QueryClientProvider client={queryClient}>
        <StaticRouter location={path}>
          <div className="app">
            {wide && <Menu />}
            <div className="pages">
              <Routes>{findScreen(path)?.route}</Routes>
            </div>
          </div>
        </StaticRouter>
      </QueryClientProvider>
    </Wide>
  </div>
)

const draw = (path: string, widths: readonly boolean[]) =>
  widths
    .map(wide =>
      renderToStaticMarkup(<View path={path} wide={wide} />, { identifierPrefix: wide ? 'w' : 'n' }),
    )
    .join('')
    // Sent before there is code for it, a form would put a password into the address: this one stays.
    .replaceAll('<form', '<form method="dialog"')
    // Pictures that are seen once somebody scrolls come with the app: browsers ask for them long before that.
    .replaceAll(/<img [^>]*loading="lazy"[^>]*>/g, '<noscript>$&</noscript>')

const isWanted = ({ state, options }: Query) =>
  state.status === 'pending' && !('enabled' in options && options.enabled === false)

/** Until the code that the screens load later is there; all of it is in this file. */
const loaded = () => new Promise(resolve => setTimeout(resolve, 0))

/** No screen asks one thing after the other so often; one that never came to rest would keep all others waiting. */
const mostTurns = 20

/** Draws again and again, with what was still missing the time before, until nothing is. */
const drawWhole = async (path: string, widths: readonly boolean[], turns = mostTurns): Promise<string> => {
  if (turns === 0) throw new Error('a screen does not come to rest')
  const html = draw(path, widths)
  await loaded()
  const wanted = queryClient.getQueryCache().getAll().filter(isWanted)
  await Promise.all(wanted.map(query => query.fetch()))
  return wanted.length === 0 && html === draw(path, widths) ? html : drawWhole(path, widths, turns - 1)
}

/** The answers without descriptions, and the note for the app that they are (`firstView.ts`). */
const briefly = (answers: Record<string, unknown>) => ({
  ...JSON.parse(JSON.stringify(answers, (key, value) => (key === 'description' ? '' : value))),
  brief: true,
})

let last: Promise<unknown> = Promise.resolve()

/**
 * What a visitor sees at an address of the app, as HTML, and the answers of the API that it is made from, by their
 * addresses, if the app can use them; but for the association's, which comes with all its legal texts and is not waited
 * for. A `phone` gets what it shows alone, others also what is seen in a wide window. One after the other, as all of the
 * app's code knows the one client.
 */
export const drawFirstView = (path: string, { ask, now, phone }: { ask: Ask; now: Date; phone: boolean }) => {
  const answers: Record<string, unknown> = {}
  const drawing = last.then(async () => {
    queryClient.clear()
    drawFor(now)
    askThrough(async ({ url }) => {
      const answer = await ask(url)
      if (answer.status === 200 && url !== getAssociation.url) answers[url] = answer.body
      return answer
    })
    const html = await drawWhole(path, phone ? [false] : [false, true])
    if (html.includes('screen-waiting')) throw new Error('the code of a screen does not come')
    const { isPersonal, isBrief } = findScreen(path) ?? {}
    if (isPersonal) return { html, answers: {} }
    return { html, answers: isBrief ? briefly(answers) : answers }
  })
  last = drawing.catch(() => undefined)
  return drawing
}
