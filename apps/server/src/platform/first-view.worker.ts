import { parentPort, workerData } from 'node:worker_threads'
import { createBirpc } from 'birpc'

/** What the thread asks of the server. */
export type Asked = {
  /** Answers a public GET of the API, as JSON. */
  ask: (url: string) => Promise<{ status: number; body: string }>
}

/** What the server asks of the thread. */
export type Thread = {
  /**
   * What a visitor sees first at an address, when it is `now`, as HTML, what the app needs to take that over, as JSON, and
   * the file of the screen. A `phone` gets what it shows, others what is seen in a wide window.
   */
  draw: (
    path: string,
    at: { now: Date; phone: boolean },
  ) => Promise<{ html: string; drawn: string; screen: string } | undefined>
}

type Ask = (url: string) => Promise<{ status: number; body: unknown }>

/** What the build of the app for servers exports (`apps/web/src/first-view/entry.tsx`). */
type Drawing = {
  drawFirstView: (
    path: string,
    by: { ask: Ask; now: Date; phone: boolean },
  ) => Promise<{ html: string; drawn: string }>
  screenAt: (path: string) => string | undefined
}

const { drawFirstView, screenAt }: Drawing = await import(workerData)

const ask: Ask = async url => {
  const { status, body } = await server.ask(url)
  return { status, body: JSON.parse(body) }
}

const draw: Thread['draw'] = async (path, at) => {
  const screen = screenAt(path)
  if (screen === undefined) return undefined
  return { ...(await drawFirstView(path, { ask, ...at })), screen }
}

const server = createBirpc<Asked, Thread>(
  { draw },
  { post: message => parentPort?.postMessage(message, []), on: hear => parentPort?.on('message', hear) },
)
