import { Unreachable } from '@tafelrunde/client/failures'

type Load = () => Promise<unknown>

/** Code that comes when it is asked for has not come; `load` asks for it again. */
export class ChunkMissing extends Unreachable {
  readonly load: Load

  constructor(load: Load, isLate = false) {
    super(
      navigator.onLine
        ? 'Dieser Teil der App ist nicht angekommen. Bitte versuchen Sie es noch einmal.'
        : 'Sie sind offline, und dieser Teil der App ist noch nicht auf dem Gerät. Bitte versuchen Sie es mit Verbindung noch einmal.',
      isLate,
    )
    this.load = load
  }
}

/** As Chromium, Firefox and Safari say that a module, and Vite that its style sheet, did not come. */
const notThere = /dynamically imported module|importing a module script failed|preload CSS/i

/** How long code may take: within ten seconds people read a sentence. It goes on coming after that. */
const longestMs = 8000

const inTime = <Code>(load: () => Promise<Code>) =>
  new Promise<Code>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkMissing(load, true)), longestMs)
    const over = () => clearTimeout(timer)
    void load().then(resolve, reject).finally(over)
  })

/** Loads code; what does not come is a `ChunkMissing`. Code that comes and fails is a fault like any other. */
export const chunk = <Code>(load: () => Promise<Code>): Promise<Code> =>
  inTime(load).catch((error: unknown) => {
    throw error instanceof Error && notThere.test(error.message) ? new ChunkMissing(load) : error
  })

const isServerThere = async () => {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/** Never: the page goes. */
const reloaded = () => {
  location.reload()
  return new Promise<never>(() => {})
}

/**
 * Answers whether the code is there now. Browsers before the summer of 2026 keep a module that did not come for as
 * long as the page lives (whatwg/html#6768): with a server in reach the page is loaded once more, which keeps
 * what is typed and finds the code of a newer version.
 */
export const loadAgain = async ({ load }: ChunkMissing) => {
  try {
    await inTime(load)
    return true
  } catch {
    return (await isServerThere()) ? reloaded() : false
  }
}
