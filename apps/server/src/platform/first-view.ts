import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import { web } from './builds.ts'
import type { Asked, Thread } from './first-view.worker.ts'

/** Milliseconds for a page; the longest programme takes a few seconds on a slow machine. */
const patience = 30_000

const drawing = join(web, '../dist-server/first-view.js')
const manifest = join(web, '.vite/manifest.json')

/** What Vite says of each file that it made. */
type Chunk = { file: string; imports?: string[]; css?: string[] }

/** A chunk with all that it needs at once, itself last. */
const withImports = (chunks: Record<string, Chunk>, name: string, seen = new Set<Chunk>()): Chunk[] => {
  const chunk = chunks[name]
  if (!chunk || seen.has(chunk)) return []
  seen.add(chunk)
  return [...(chunk.imports ?? []).flatMap(other => withImports(chunks, other, seen)), chunk]
}

const readStyles = (files: string[]) => files.map(file => readFileSync(join(web, file), 'utf8')).join('')

/** What the page of a screen needs besides what each page names: styles, those included, and the addresses of both. */
const readNeeds = (page: string, chunks: Record<string, Chunk>, screen: string) => {
  const needed = withImports(chunks, screen).filter(({ file }) => !page.includes(file))
  const named = [...page.matchAll(/rel="stylesheet"[^>]* href="\/(assets\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  )
  const sheets = [...new Set([...named, ...needed.flatMap(({ css = [] }) => css)])]
  const addressOf = (file: string) => `/${file}`
  return {
    styles: readStyles(sheets),
    sheets: sheets.map(addressOf),
    scripts: needed.map(({ file }) => addressOf(file)),
  }
}

/** A thread that draws, with what `ask` answers; it starts with the first page, and anew after one that it did not survive. */
const createThread = (ask: Asked['ask']) => {
  const start = () => {
    const worker = new Worker(new URL('./first-view.worker.ts', import.meta.url), {
      workerData: pathToFileURL(drawing).href,
    })
    const thread = createBirpc<Thread, Asked>(
      { ask },
      {
        post: message => worker.postMessage(message, []),
        on: hear => worker.on('message', hear),
        timeout: patience,
        onTimeoutError: () => void worker.terminate(), // it may draw for ever
      },
    )
    const over = (error?: Error) => {
      if (started?.worker === worker) started = undefined
      thread.$close(error)
    }
    worker.once('error', over).once('exit', () => over())
    return { worker, thread }
  }
  let started: ReturnType<typeof start> | undefined

  return {
    draw: (...page: Parameters<Thread['draw']>) => {
      started ??= start()
      return started.thread.draw(...page)
    },
    close: async () => void (await started?.worker.terminate()),
  }
}

export type FirstViews = NonNullable<ReturnType<typeof readFirstViews>>

/**
 * Draws the first view of pages that are `page` as it was built, if the app was built for that: in a thread of its own,
 * so that the server answers while a long programme is drawn.
 */
export const readFirstViews = (page: string, ask: Asked['ask']) => {
  if (!existsSync(drawing) || !existsSync(manifest)) return undefined
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(manifest, 'utf8'))
  const needs = new Map<string, ReturnType<typeof readNeeds>>()
  const needsOf = (screen: string) => {
    const known = needs.get(screen) ?? readNeeds(page, chunks, screen)
    needs.set(screen, known)
    return known
  }
  const { draw, close } = createThread(ask)
  return {
    /** Nothing for an address that has no first view. */
    draw: async (path: string, at: { now: Date; phone: boolean }) => {
      const drawn = await draw(path, at)
      return drawn && { html: drawn.html, drawn: drawn.drawn, ...needsOf(drawn.screen) }
    },
    close,
  }
}
