import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { z } from 'zod'
import { withFacturX } from './factur-x.ts'
import { signPdf } from './signature.ts'
import type { Identity } from './signature-certificate.ts'

export type Template =
  | 'confirmation'
  | 'year-record'
  | 'sign-in-sheet'
  | 'settlement'
  | 'lecturer-confirmation'
  | 'order-confirmation'
  | 'invoice'

/** What every paper needs; the rest is between a document and its template. */
const Paper = z.looseObject({
  title: z.string(),
  /** Stands as the moment of creation in the PDF, so that the same document always gives the same bytes. */
  issuedAt: z.iso.datetime(),
  /** Becomes a QR code. */
  checkUrl: z.url().optional(),
})

/** What the drawing thread gets, and what it answers. */
export type Drawing = { template: Template; document: z.infer<typeof Paper>; xml: string | undefined }
export type Drawn = { pdf: Uint8Array<ArrayBuffer> } | { problem: string }

/** The thread's next message; fails when the thread ends instead. */
const answerOf = async (worker: Worker): Promise<Drawn> => {
  const settled = new AbortController()
  const { signal } = settled
  try {
    const [answer] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }),
    ])
    if (typeof answer === 'number') throw new Error('the drawing thread ended without a paper')
    return answer
  } finally {
    settled.abort()
  }
}

/**
 * Draws papers as tagged PDF/UA-1 from `templates/`, one after the other in a thread of their own, which starts
 * with the first paper, and signs them as `signer` if there is one. An invoice comes with its `xml`: it is PDF/A-3 with
 * that inside, and unsigned, because a hidden signature is not allowed there. Refuses a document that its template
 * cannot draw.
 */
export const createPapers = (signer?: Identity) => {
  const inTurn = pLimit(1)
  let worker: Worker | undefined

  const start = () => {
    const started = new Worker(new URL('./papers.worker.ts', import.meta.url))
    started.once('exit', () => {
      worker = undefined
    })
    return started
  }

  const draw = (template: Template, document: object, xml?: string) =>
    inTurn(async () => {
      const paper = Paper.parse(document)
      const drawing: Drawing = { template, document: paper, xml }
      worker ??= start()
      const answer = answerOf(worker)
      worker.postMessage(drawing, [])
      const drawn = await answer
      if ('problem' in drawn) throw new Error(`The paper ${template} cannot be drawn: ${drawn.problem}`)
      const pdf = Buffer.from(drawn.pdf.buffer)
      if (xml !== undefined) return withFacturX(pdf)
      return signer ? signPdf(pdf, signer, new Date(paper.issuedAt)) : pdf
    })

  return { draw, close: async () => void (await worker?.terminate()) }
}
export type Papers = ReturnType<typeof createPapers>
