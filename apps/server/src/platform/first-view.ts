import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { web } from './builds.ts'

/** Answers a public GET of the API. */
export type Ask = (url: string) => Promise<{ status: number; body: unknown }>

/** What a visitor sees first at an address: as HTML, and the answers that it is made from by their addresses. */
type Drawn = { html: string; answers: Record<string, unknown> }

/** Who answers meanwhile, when it is, and whether it is for a phone, which shows nothing of what is seen in wide windows. */
type DrawnBy = { ask: Ask; now: Date; phone: boolean }

/** What the build of the app for servers exports (`apps/web/src/first-view/entry.tsx`). */
type Drawing = {
  drawFirstView: (path: string, by: DrawnBy) => Promise<Drawn>
  screenAt: (path: string) => string | undefined
}

/** What Vite says of each file that it made. */
type Chunk = { file: string; imports?: string[]; css?: string[] }

const drawing = join(web, '../dist-server/first-view.js')
const manifest = join(web, '.vite/manifest.json')

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

export type FirstViews = ReturnType<typeof readFirstViews>

/** Draws the first view of pages that are `page` as it was built, if the app was built for that. */
export const readFirstViews = (page: string) => {
  if (!existsSync(drawing) || !existsSync(manifest)) return undefined
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(manifest, 'utf8'))
  const needs = new Map<string, ReturnType<typeof readNeeds>>()
  const needsOf = (screen: string) => {
    const known = needs.get(screen) ?? readNeeds(page, chunks, screen)
    needs.set(screen, known)
    return known
  }
  return {
    /** Nothing for an address that has no first view. */
    draw: async (path: string, by: DrawnBy) => {
      // With the first page that is asked for: a server starts without it.
      const { drawFirstView, screenAt }: Drawing = await import(pathToFileURL(drawing).href)
      const screen = screenAt(path)
      if (screen === undefined) return undefined
      return { ...(await drawFirstView(path, by)), ...needsOf(screen) }
    },
  }
}
