import { afterAll, expect, test } from 'vitest'
import { invoiceExamples } from '../../../papers/invoice-examples.ts'
import { orderExamples } from '../../../papers/order-examples.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { createPapers } from '../../platform/papers/papers.ts'

const papers = createPapers()
afterAll(() => papers.close())

const draw = async () => {
  const { document, xml } = invoiceExamples.invoiceLong
  const { template, document: order } = orderExamples.orderConfirmationLong
  return [
    { head: 'Rechnung · Nr. 2027-R-00042', pdf: await papers.drawInvoice(document, xml) },
    { head: 'Bestellbestätigung · Nr. B-2027-000012', pdf: await papers.draw(template, order) },
  ]
}

test('each further page of an invoice or order says which paper it belongs to, and no name runs into an amount', async () => {
  for (const { head, pdf } of await draw()) {
    const { pages } = await readPdf(pdf)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.map(({ text }) => text.includes(head))).toEqual(pages.map((_, at) => at > 0))
    expect(pages.flatMap(({ overprinted }) => overprinted)).toEqual([])
    for (const { right } of pages.flatMap(({ pieces }) => pieces)) expect(right).toBeLessThan(595 - 50) // A4 without its margin
  }
})

test('a name of a hundred signs without a syllable is printed whole', async () => {
  const [long] = await draw()
  const { text } = await readPdf(long?.pdf ?? Buffer.alloc(0))
  expect(text.replaceAll(/[\s\u200b]/g, '')).toContain('X'.repeat(100))
})
