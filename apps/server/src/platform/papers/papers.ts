import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { tafelgruen } from '@tafelrunde/contract/values/colours'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { z } from 'zod'
import { Overloaded } from '../refusals.ts'
import { asInvoicePdf } from './invoice-pdf.ts'
import type { Identity } from './signature-certificate.ts'

export type Template =
  | 'confirmation'
  | 'year-record'
  | 'sign-in-sheet'
  | 'settlement'
  | 'donation'
  | 'lecturer-confirmation'
  | 'order-confirmation'
  | 'invoice'
  | 'reminder'
  | 'plan'
  | 'badges'
  | 'presence'
  | 'feedback'
  | 'sample'

/** What every paper needs; the rest is between a document and its template. */
const Paper = z.looseObject({
  title: z.string(),
  /** Stands as the moment of creation in the PDF, so that the same document always gives the same bytes. */
  issuedAt: z.iso.datetime(),
  /** Becomes a QR code. */
  checkUrl: z.url().optional(),
  /** Become QR codes, each for the part of the paper that has its place; empty: none. */
  codes: z.array(z.string()).optional(),
})

/** The letterhead's: an SVG, or empty for the product's mark, and the colour of names and rules. */
export type Look = { logo: string; colour: string }

/** What the drawing thread gets, and what it answers. */
export type Drawing = {
  template: Template
  document: z.infer<typeof Paper>
  xml: string | undefined
  look: Look
}
export type Drawn = { pdf: Uint8Array<ArrayBuffer> } | { problem: string }

/** How many papers may wait for their turn, and how many of them for one account. */
const mostWaiting = 100
const mostOfOne = 3
/** Milliseconds for a paper; the longest takes a few seconds on a slow machine. */
const patience = 30_000

/** Bytes of papers that are kept as they were drawn: a few hundred of them. */
const mostKept = 16 * 1024 * 1024

/** What a paper says, whenever it is drawn. */
const keyOf = (template: Template, document: object, look: Look) => {
  const said = JSON.stringify([template, look, { ...document, issuedAt: undefined }])
  return createHash('sha256').update(said).digest('base64')
}

/** The thread's next message; fails when the thread ends instead, and with `Overloaded` when it is not done in time. */
const answerOf = async (worker: Worker, milliseconds: number): Promise<Drawn> => {
  const settled = new AbortController()
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(milliseconds)])
  try {
    const [answer] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }),
    ])
    if (typeof answer === 'number') throw new Error('the drawing thread ended without a paper')
    return answer
  } catch (error) {
    await worker.terminate() // it may draw for ever
    throw signal.aborted ? new Overloaded() : error
  } finally {
    settled.abort()
  }
}

/** A thread that draws one paper after the other; it starts with the first one, and anew after one that it did not survive. */
const createLane = (milliseconds: number) => {
  const inTurn = pLimit(1)
  let worker: Worker | undefined

  const start = () => {
    const started = new Worker(new URL('./papers.worker.ts', import.meta.url))
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  const draw = (drawing: Drawing) =>
    inTurn(async () => {
      worker ??= start()
      const answer = answerOf(worker, milliseconds)
      worker.postMessage(drawing, [])
      const drawn = await answer
      if ('problem' in drawn)
        throw new Error(`The paper ${drawing.template} cannot be drawn: ${drawn.problem}`)
      return Buffer.from(drawn.pdf.buffer)
    })

  return {
    waiting: () => inTurn.pendingCount,
    draw,
    close: async () => void (await worker?.terminate()),
  }
}

/** Lets each account do only so much at the same time; refuses more with `Overloaded`. */
const createShares = (most: number) => {
  const counts = new Map<number, number>()
  return async <Result>(accountId: number, work: () => Promise<Result>) => {
    const count = counts.get(accountId) ?? 0
    if (count >= most) throw new Overloaded()
    counts.set(accountId, count + 1)
    try {
      return await work()
    } finally {
      const left = (counts.get(accountId) ?? 1) - 1
      if (left === 0) counts.delete(accountId)
      else counts.set(accountId, left)
    }
  }
}

/**
 * Draws papers as tagged PDF/UA-1 from `templates/`, one after the other in a thread of their own, and signs them as
 * whom `readSigner` answers, if anybody. Refuses with `Overloaded` when too many wait already, at all or of `whose`, the account
 * that waits for it, or when it takes longer than `milliseconds`; fails for a document that its template cannot draw.
 *
 * The letterhead looks as `readLook` answers.
 *
 * An invoice is also PDF/A-3 with its `xml` inside, and unsigned, because a hidden signature is not allowed there. It has
 * a thread for its kind: it is drawn while the year's number is locked, so that never two of them are on their way,
 * and none waits for other papers.
 */
export const createPapers = (
  readSigner: () => Promise<Identity | undefined> = async () => undefined,
  milliseconds = patience,
  readLook: () => Promise<Look> = async () => ({ logo: '', colour: tafelgruen }),
) => {
  const lane = createLane(milliseconds)
  const invoices = createLane(milliseconds)
  const inShare = createShares(mostOfOne)

  const inLane = async (template: Template, document: object) => {
    const look = await readLook()
    if (lane.waiting() >= mostWaiting) throw new Overloaded()
    const paper = Paper.parse(document)
    const pdf = await lane.draw({ template, document: paper, xml: undefined, look })
    const signer = await readSigner()
    if (!signer) return pdf
    const { signPdf } = await import('./signature.ts')
    return signPdf(pdf, signer, new Date(paper.issuedAt))
  }

  /** `whose` is 0, as without it, where nobody waits for it. */
  const draw = (template: Template, document: object, whose = 0) =>
    whose === 0 ? inLane(template, document) : inShare(whose, () => inLane(template, document))

  const kept = new LRUCache<string, Buffer>({ maxSize: mostKept, sizeCalculation: pdf => pdf.length })
  const inDrawing = new Map<string, Promise<Buffer>>()

  return {
    draw,
    /**
     * The same for what is asked for again and again: drawn once as long as it says the same but for its `issuedAt`, also
     * for those who ask meanwhile. What was asked for last is kept, 16 MB of it.
     */
    drawOnce: async (template: Template, document: object, whose: number) => {
      const key = keyOf(template, document, await readLook())
      const known = kept.get(key) ?? inDrawing.get(key)
      if (known) return known
      const drawing = draw(template, document, whose)
      inDrawing.set(key, drawing)
      try {
        const pdf = await drawing
        kept.set(key, pdf)
        return pdf
      } finally {
        inDrawing.delete(key)
      }
    },
    drawInvoice: async (document: object, xml: string) => {
      const look = await readLook()
      return asInvoicePdf(
        await invoices.draw({ template: 'invoice', document: Paper.parse(document), xml, look }),
      )
    },
    close: async () => void (await Promise.all([lane.close(), invoices.close()])),
  }
}
export type Papers = ReturnType<typeof createPapers>
