import sharp from 'sharp'
import { expect, test } from 'vitest'
import { examples } from '../../../papers/examples.ts'
import { createPapers } from './papers.ts'
import { pictureSvg } from './picture-svg.ts'

test('papers and invoices have the logo in place of the mark, and keep their standards', async () => {
  const create = {
    width: 400,
    height: 100,
    channels: 4,
    background: { r: 20, g: 90, b: 180, alpha: 0.7 },
  } as const
  const svg = pictureSvg(await sharp({ create }).png().toBuffer())
  const papers = createPapers(undefined, undefined, async () => ({ logo: svg, colour: '#1E5945' }))
  const { document, xml } = examples.invoice
  for (const pdf of [
    await papers.drawInvoice(document, xml),
    await papers.draw('confirmation', examples.confirmation.document),
    await papers.drawOnce('year-record', examples.yearRecord.document, 1),
  ])
    expect(pdf.includes('/Subtype /Image')).toBe(true)
  await papers.close()
})
