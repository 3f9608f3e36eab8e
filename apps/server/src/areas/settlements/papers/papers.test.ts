import { approveSettlement, returnSettlement } from '@tafelrunde/contract/admin/money/settlements'
import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { expect, test } from 'vitest'
import { examples } from '../../../../papers/examples.ts'
import { settlementExamples } from '../../../../papers/settlement-examples.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { lecturingIn } from '../lecturing.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { change, lecturing, settling } = lecturingIn(testApp)
clock.set('2027-03-20T12:00:00+01:00')

const paper = async (person: { id: number }, kind: 'billingfee' | 'confirmation', id: number) =>
  app.inject({ url: `/api/lecturer-${kind}/${id}/`, headers: await bearer(person) })

const expectWords = (text: string, words: string[]) => {
  for (const word of words) expect(text).toContain(word)
}

test('an Abrechnung can be read by others: who, which event, each line and sum, where the money goes', async () => {
  const { template, document } = settlementExamples.settlement
  const { text, pages, info } = await readPdf(await deps.papers.draw(template, document))
  expect(pages).toHaveLength(1)
  expectWords(text, [
    'Nr. 2027-000012',
    'Henning Voß Lindenweg 14 12345 Musterstadt Steuernummer 151/815/08156',
    'Frühjahrstagung 2027 vom 12. März bis 13. März 2027',
    'Mehrsprachigkeit als Ressource Sa., 13. März 2027 10:00–11:30 Uhr 2 180,00 €',
    'Honorar 6 540,00 €',
    'Vereinbart: 90,00 € je UE.',
    'Fahrt mit dem Pkw 128 km × 0,30 € 38,40 €',
    'Kopien Beleg: Beleg.pdf 16,20 €',
    'Gesamtbetrag 594,60 €',
    '§ 19 UStG',
    'DE89 3704 0044 0532 0130 00',
    'ABRECHNUNG-12',
  ])
  expect(info).toMatchObject({
    Title: 'Abrechnung · 2027-000012 · Henning Voß',
    Language: 'de-DE',
    CreationDate: 'D:20270315091200Z',
  })
  const [page] = pages
  for (const tag of ['H1', 'Table', 'TH', 'TD']) expect(page?.structure).toContain(`"role":"${tag}"`)
})

test('a Referentenbestätigung names person, event, and each workshop with its time, place and units', async () => {
  const { template, document } = settlementExamples.lecturerConfirmation
  const { text, pages } = await readPdf(await deps.papers.draw(template, document))
  expect(pages).toHaveLength(1)
  expectWords(text, [
    'Referentenbestätigung Wir bestätigen, dass Henning Voß bei der Veranstaltung Frühjahrstagung 2027',
    'Leseförderung in der Grundschule Kleiner Saal Fr., 12. März 2027 10:00–11:30 Uhr 2',
    'Summe 6',
    'danken wir herzlich',
  ])
  expect(text).not.toContain('€')
})

test('VAT stands on the paper with its rate, and long ones have the headings on every page', async () => {
  const { template, document } = settlementExamples.settlementLong
  const { text, pages } = await readPdf(await deps.papers.draw(template, document))
  expectWords(text, [
    'Umsatzsteuer 19 %',
    'Summe ohne Umsatzsteuer',
    'USt-IdNr. DE123456789',
    'Seite 2 von 3',
  ])
  expect(pages[1]?.text).toContain('Datum und Uhrzeit')
})

test('a paper for a business abroad says whose debt the VAT is, and shows none', async () => {
  const { template, document } = settlementExamples.settlementAbroad
  const { text } = await readPdf(await deps.papers.draw(template, document))
  expectWords(text, [
    'Anna Gruber Mariahilfer Straße 12/3 1060 Wien Österreich USt-IdNr. ATU13585627',
    'Gesamtbetrag 594,60 €',
    'Steuerschuldnerschaft des Leistungsempfängers (§ 13b, § 14a Abs. 5 UStG)',
    'Leistungsempfänger: USt-IdNr. DE123456789.',
  ])
  expect(text).not.toContain('112,97')
})

const { settlement, lecturerConfirmation } = settlementExamples
const long = 'Ä'.repeat(80)
const many = <Row>(row: Row | undefined, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    row === undefined ? [] : Array.from({ length: from + index }, () => row),
  )

test('wherever a page ends, the next one says which paper it is, and no heading, sum or closing sentence is alone', async () => {
  const { document } = settlement
  const { document: confirmation } = lecturerConfirmation
  const { document: confirmed } = examples.confirmation
  const { document: year } = examples.yearRecord
  const [event] = year.events
  const papers = [
    ...many(document.lines[0], 3, 8).map(lines => ['settlement', { ...document, lines }] as const),
    ...many(document.amounts[1], 3, 12).map(amounts => ['settlement', { ...document, amounts }] as const),
    ...many(confirmation.lines[0], 10, 13).map(
      lines => ['lecturer-confirmation', { ...confirmation, lines }] as const,
    ),
    ...many(confirmed.sessions[0], 4, 8).map(
      sessions => ['confirmation', { ...confirmed, sessions }] as const,
    ),
    ...many(event, 1, 4).map(events => ['year-record', { ...year, events }] as const),
  ]
  const further = []
  for (const [template, paper] of papers) {
    const { pages } = await readPdf(await deps.papers.draw(template, paper))
    for (const { text } of pages)
      expect(text).not.toMatch(/(Zeitstunden UE|Uhrzeit UE|UE Honorar|Posten Betrag) Lehrkräfteverband/)
    const number = 'number' in paper ? `Nr. ${paper.number}` : `${paper.schoolYear} · ${paper.person.name}`
    for (const { text } of pages.slice(1)) {
      const head = `${paper.title} · ${number} `
      expect(text.slice(0, head.length)).toBe(head)
      further.push(text.slice(head.length).trim())
    }
  }
  expect(further.length).toBeGreaterThan(12)
  for (const text of further) {
    expect(text).not.toMatch(
      /^Dieses Schreiben|^(Zwischens|S)umme|UE (Zwischens|S)umme|Honorar Honorar|Betrag Gesamtbetrag/,
    )
  }
})

test('a word of eighty signs is parted before it prints over what stands beside it', async () => {
  const { document } = settlement
  const [line] = document.lines
  const [amount] = document.amounts
  const words = {
    ...document,
    event: { name: long, lines: [long] },
    lines: line ? [{ ...line, name: long }] : [],
    amounts: amount ? [{ ...amount, label: long, details: `Beleg: ${long}.pdf` }] : [],
    remark: long,
  }
  const { text, pages } = await readPdf(await deps.papers.draw('settlement', words))
  expect(pages.flatMap(({ overprinted }) => overprinted)).toEqual([])
  expect(text.replace(/[\s\u200b]/g, '')).toContain(`Beleg:${long}.pdf`)
})

test('an open settlement is drawn as a draft from the data as they are, a submitted one stays the same', async () => {
  const { person, id, params } = await settling()
  const draft = await readPdf((await paper(person, 'billingfee', id)).rawPayload)
  expectWords(draft.text, ['Abrechnung (Entwurf)', 'Gesamtbetrag 180,00 €', 'noch nicht eingereicht'])
  await as(person)(changeSettlement, { params, body: { submit: true } })
  const first = await paper(person, 'billingfee', id)
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename="Abrechnung 2027-0{3}\d+\.pdf"/),
  })
  await change(person, { street: 'Anderswo 1', iban: '' })
  clock.set('2027-04-20T12:00:00+02:00')
  const again = await paper(person, 'billingfee', id)
  clock.set('2027-03-20T12:00:00+01:00')
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  expectWords((await readPdf(again.rawPayload)).text, ['Lindenweg 14', 'DE89 3704 0044 0532 0130 00'])
})

test('a corrected Abrechnung has a number of its own, names the one it replaces and why, and that one stays', async () => {
  const { person, id, params } = await settling()
  const staff = as(await given.staff())
  const submit = () => as(person)(changeSettlement, { params, body: { submit: true } })
  await submit()
  await staff(approveSettlement, { params })
  const first = await paper(person, 'billingfee', id)
  await staff(returnSettlement, { params, body: { remark: 'Die Hausnummer\nfehlte.' } })
  await change(person, { street: 'Anderswo 1' })
  clock.set('2027-03-22T12:00:00+01:00')
  const draft = await readPdf((await paper(person, 'billingfee', id)).rawPayload)
  await submit()
  const corrected = await readPdf((await paper(person, 'billingfee', id)).rawPayload)
  const confirmed = await readPdf((await paper(person, 'confirmation', id)).rawPayload)
  const number = `2027-${String(id).padStart(6, '0')}`
  const replaced = `Ersetzt die Abrechnung Nr. ${number} vom 20. März 2027, Grund: Die Hausnummer fehlte.`
  expectWords(draft.text, [`Nr. ${number}-2`, 'Abrechnung (Entwurf)', replaced])
  expectWords(corrected.text, [`Nr. ${number}-2 `, '22. März 2027', replaced, 'Anderswo 1'])
  expectWords(confirmed.text, [
    `Ersetzt die Referentenbestätigung Nr. ${number} vom 20. März 2027 Wir bestätigen`,
  ])
  const url = `/api/lecturer-billingfee/${id}/?version=`
  const headers = await bearer(person)
  const kept = await app.inject({ url: `${url}1`, headers })
  expect(kept.rawPayload.equals(first.rawPayload)).toBe(true)
  expect((await app.inject({ url: `${url}2`, headers })).statusCode).toBe(200)
  expect((await app.inject({ url: `${url}3`, headers })).statusCode).toBe(404)
  clock.set('2027-03-20T12:00:00+01:00')
})

test('a Referentenbestätigung is there as soon as something was held, and only of that', async () => {
  const { person, id } = await settling({ event: { state: 'open' } })
  const { text } = await readPdf((await paper(person, 'confirmation', id)).rawPayload)
  expectWords(text, ['Miriam Baumgärtner', 'Leseförderung Raum 2.14 Sa., 13. März 2027 10:00–11:30 Uhr 2'])
  clock.set('2027-03-13T11:00:00+01:00')
  const early = await paper(person, 'confirmation', id)
  clock.set('2027-03-20T12:00:00+01:00')
  expect([early.statusCode, early.json().code]).toEqual([409, 'not_confirmable'])
})

test('papers of others are not found', async () => {
  const { id } = await settling()
  const { person } = await lecturing()
  expect((await paper(person, 'billingfee', id)).statusCode).toBe(404)
  expect((await paper(person, 'confirmation', id)).statusCode).toBe(404)
})
