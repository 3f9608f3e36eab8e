import { afterAll, expect, test } from 'vitest'
import { examples } from '../../../papers/examples.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { Overloaded } from '../refusals.ts'
import { createPapers } from './papers.ts'

const papers = createPapers()
afterAll(() => papers.close())

const draw = (example: keyof typeof examples, changes = {}) => {
  const { template, document } = examples[example]
  return papers.draw(template, { ...document, ...changes })
}

test('a confirmation can be read by others: number, person, event, workshops, hours and code', async () => {
  const { text, pages } = await readPdf(await draw('confirmation'))
  expect(pages).toHaveLength(1)
  for (const words of [
    'Lehrkräfteverband Musterland',
    'Nr. 2026-000187',
    'Musterstadt, 16. November 2026',
    'Friederike Möllenkamp',
    'Grundschule · Mitgliedsnummer 204817',
    'Herbsttagung 2026 „Beziehung macht Schule“ am Samstag, 14. November 2026',
    'Elterngespräche souverän führen',
    'Jonas Pfeiffer, Aylin Demirtaş',
    'Sa., 14. November 2026 11:30–14:30 Uhr',
    'Summe 6,0 8',
    'Unterrichtseinheiten (UE) zu 45 Minuten',
    'LI-2026-1187',
    'tafelrunde.example/bestaetigung',
    'K7QF-3XMP-92TD',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('Seite 1')
})

test('a paper is tagged, in German, and has a title, an author and the moment of issue', async () => {
  const { info, mark, pages } = await readPdf(await draw('confirmation'))
  expect(mark).toEqual(new Map(Object.entries({ Marked: true, Suspects: false, UserProperties: false })))
  expect(info).toMatchObject({
    Title: 'Teilnahmebestätigung · 2026-000187 · Friederike Möllenkamp',
    Author: 'Lehrkräfteverband Musterland',
    Language: 'de-DE',
    CreationDate: 'D:20261116091200Z',
  })
  const [structure] = pages.map(page => page.structure)
  for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure'])
    expect(structure).toContain(`"role":"${tag}"`)
  expect(structure).toContain(
    '"alt":"QR-Code mit der Adresse https://tafelrunde.example/bestaetigung/K7QF3XMP92TD"',
  )
})

test('names and rules have the association’s colour, and the same colour gives the same paper', async () => {
  const drawIn = async (colour: string) => {
    const own = createPapers(undefined, undefined, async () => ({ logo: '', colour }))
    const { template, document } = examples['confirmation']
    const pdf = await own.draw(template, document)
    await own.close()
    return pdf
  }
  const plain = await draw('confirmation')
  expect((await drawIn('#1E5945')).equals(plain)).toBe(true)
  expect((await drawIn('#7A1F3D')).equals(plain)).toBe(false)
})

test('its fonts travel with it, each with the meaning of its glyphs', async () => {
  const objects = (await draw('confirmation')).toString('latin1').split('endobj')
  const fonts = objects.filter(object => object.includes('/Subtype /Type0'))
  expect(fonts.length).toBeGreaterThan(1)
  expect(fonts.filter(font => !font.includes('/ToUnicode'))).toEqual([])
  const descriptors = objects.filter(object => object.includes('/Type /FontDescriptor'))
  expect(descriptors).toHaveLength(fonts.length)
  expect(descriptors.filter(descriptor => !/\/FontFile[23]?\b/.test(descriptor))).toEqual([])
})

test('thirty workshops go on over several pages, with the headings of the table on each', async () => {
  const { pages } = await readPdf(await draw('confirmationLong'))
  expect(pages.length).toBeGreaterThan(2)
  pages.forEach(({ text }, index) => {
    expect(text).toContain('Workshop und Leitung')
    expect(text).toContain(`Seite ${index + 1} von ${pages.length}`)
  })
  expect(pages.at(0)?.text).toContain('von Hohenstein-Waldenburg zu Schönfließ')
  expect(pages.at(-1)?.text).toContain('K7QF-3XMP-92TD')
})

test('whoever was there for a part only reads so beside the reduced hours', async () => {
  const { text } = await readPdf(await draw('confirmationPart'))
  expect(text).toContain('Teilweise teilgenommen: 60 von 90 Minuten')
  expect(text).toContain('Summe 1,0 1')
})

test('a year record has its events, their sums and the sum of the year', async () => {
  const { text } = await readPdf(await draw('yearRecord'))
  for (const words of ['Schuljahr 2026/27', 'Tag der Grundschule', 'Zwischensumme 6,0 8']) {
    expect(text).toContain(words)
  }
  expect(text).toContain('Summe des Schuljahres: 7,0 Zeitstunden, 9 Unterrichtseinheiten')
})

test('what people enter is printed as it is, never obeyed', async () => {
  const name = '#import "x" *fett* $1^2$ <tag> @ref `code` [Text] \\u0041'
  const { text } = await readPdf(await draw('confirmation', { person: { name, details: '' } }))
  expect(text).toContain(name)
})

test('a sign that no font has does not keep anybody from a paper', async () => {
  const person = { name: 'Eva \u{f8ff1} Sommer \\u0041', details: '' }
  const { text } = await readPdf(await draw('confirmation', { person }))
  expect(text).toMatch(/Eva .+ Sommer \\u0041/)
})

test('a sign that no font has is replaced alone: names in other scripts and amounts stay as they are', async () => {
  const name = 'Zoë Müller \u2212497,42\u202f€ \u{1d11e} \u0416 \u03a9 u\u0308 \u{f8ff1} \u2260 \u2713'
  const person = { name, details: '\u6f22\u5b57 \ud55c\uad6d \u{12000}\u{12001} Grundschule' }
  const { text } = await readPdf(await draw('confirmation', { person }))
  expect(text).toContain('Zoë Müller')
  expect(text).toMatch(/[\u2212-]497,42\s?€/)
  expect(text).toContain('\u0416 \u03a9')
  expect(text).toMatch(/\u6f22\u5b57 \ud55c\uad6d \ufffd{1,2} Grundschule/)
  expect(text.match(/\ufffd/g)?.length).toBeLessThanOrEqual(4)
})

test('the same document gives the same bytes, in every process', async () => {
  const others = createPapers()
  const { template, document } = examples.confirmation
  expect((await others.draw(template, document)).equals(await draw('confirmation'))).toBe(true)
  await others.close()
})

test('a document that does not fit its template is refused, and the next one is drawn', async () => {
  await expect(draw('confirmation', { issuedAt: 'gestern' })).rejects.toThrow('issuedAt')
  await expect(draw('confirmation', { sessions: null })).rejects.toThrow('cannot be drawn')
  expect((await draw('confirmation')).subarray(0, 5).toString()).toBe('%PDF-')
})

test('one account draws three papers at a time, and nobody queues behind a hundred', async () => {
  const { template, document } = examples.confirmation
  const ofOne = await Promise.allSettled(Array.from({ length: 5 }, () => papers.draw(template, document, 7)))
  expect(ofOne.map(({ status }) => status)).toEqual([
    ...Array(3).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ])
  expect(ofOne[4]).toMatchObject({ reason: expect.any(Overloaded) })
  const busy = createPapers()
  const crowd = Promise.allSettled(
    Array.from({ length: 110 }, (_, index) => busy.draw(template, document, index + 1)),
  )
  expect((await crowd).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(5)
  await busy.close()
})

test('an invoice does not wait for the papers of others', async () => {
  const { template, document } = examples.confirmationLong
  const { document: invoice, xml } = examples.invoice
  let drawn = 0
  // Each says something else: what was drawn before is kept, and none would be waited for.
  const drawOther = async (_: unknown, number: number) => {
    await papers.draw(template, { ...document, title: `${document.title} ${number}` })
    drawn++
  }
  const others = Array.from({ length: 30 }, drawOther)
  await papers.drawInvoice(invoice, xml)
  expect(drawn).toBeLessThan(30)
  await Promise.all(others)
})

test('a paper that takes too long is given up, and keeps none behind it waiting', async () => {
  const { template, document } = examples.confirmation
  const hasty = createPapers(undefined, 1)
  const both = await Promise.allSettled([hasty.draw(template, document), hasty.draw(template, document)])
  expect(both).toMatchObject([{ reason: expect.any(Overloaded) }, { reason: expect.any(Overloaded) }])
  await hasty.close()
})
