import { changeDatev } from '@tafelrunde/contract/admin/money/datev'
import { makeDatevExport } from '@tafelrunde/contract/admin/money/datev-exports'
import { approveSettlement } from '@tafelrunde/contract/admin/money/settlements'
import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { lecturingIn } from '../../settlements/lecturing.fixture.ts'
import { invoicingIn } from '../invoices.fixture.ts'
import { readBookings, skr04 } from './datev.fixture.ts'
import { guidOf, harmlessName } from './paper-guids.rules.ts'

const testApp = await buildTestApp()
const { as, clock } = testApp
const { staff, cancel, confirmed, download, invoice } = await invoicingIn(testApp)
const { settling } = lecturingIn(testApp)

const filesOf = (bytes: Uint8Array) => new Map(Object.entries(unzipSync(bytes)))
const linksOf = (bytes: Uint8Array) =>
  new Map(readBookings(bytes).postings.map(one => [one['Belegfeld 1'], one['Beleglink']]))

test('an export comes with its papers, by the GUIDs that its postings name', async () => {
  clock.set('2027-02-12T12:00:00+01:00')
  await as(staff)(changeDatev, { body: skr04 })
  const one = await invoice((await confirmed()).params)
  const cancellation = await cancel(one.id)
  const { params, person } = await settling({ event: { state: 'cancelled' } })
  await as(person)(changeSettlement, { params, body: { travel_km: 10, submit: true } })
  await as(staff)(approveSettlement, { params })
  const body = { from: '2027-02-12', until: '2027-02-12', seen: null, settlements: true }
  const made = await as(staff)(makeDatevExport, { body })

  const { headers, rawPayload, statusCode } = await download(
    `/api/admin/datev/exports/${made.id}/papers/`,
    staff,
  )
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
  const files = filesOf(rawPayload)
  expect([...files.keys()]).toEqual(['EXTF_Buchungen_2027-02-12_2027-02-12.csv', 'Belege_1.zip'])
  const links = linksOf(files.get('EXTF_Buchungen_2027-02-12_2027-02-12.csv') ?? new Uint8Array())
  const papers = filesOf(files.get('Belege_1.zip') ?? new Uint8Array())
  const xml = new TextDecoder().decode(papers.get('document.xml'))
  expect(xml).toContain('xmlns="http://xml.datev.de/bedi/tps/document/v06.0"')
  expect(xml).toContain('<date>2027-02-12T12:00:00</date>')
  const named = [...xml.matchAll(/guid="([-0-9a-f]+)">\s*<extension xsi:type="File" name="([^"]+)"/g)]
  const number = [...links.keys()].find(each => !each?.includes('R')) ?? ''
  const names = [one, cancellation].map(
    (paper, at) => `${at ? 'Stornorechnung' : 'Rechnung'}_${paper.number}.pdf`,
  )
  expect(named.map(([, , name]) => name)).toEqual([...names, `Abrechnung_${number}.pdf`])
  expect([...papers.keys()]).toEqual(['document.xml', ...names, `Abrechnung_${number}.pdf`])
  expect([...links]).toEqual(
    [one.number, cancellation.number, number].map((each, at) => [each, `BEDI "${named[at]?.[1]}"`]),
  )
  expect(Buffer.from(papers.get(names[0] ?? '') ?? [])).toEqual(
    (await download(`/api/exhibitor-invoices/${one.id}/`, staff)).rawPayload,
  )
  const { text } = await readPdf(Buffer.from(papers.get(`Abrechnung_${number}.pdf`) ?? []))
  expect(text).toContain(number)
  // Without its papers the file names none, and a second time all is the same.
  const plain = linksOf((await download(`/api/admin/datev/exports/${made.id}/`, staff)).rawPayload)
  expect([...plain.values()]).toEqual(['', '', ''])
  const again = filesOf((await download(`/api/admin/datev/exports/${made.id}/papers/`, staff)).rawPayload)
  expect(linksOf(again.get('EXTF_Buchungen_2027-02-12_2027-02-12.csv') ?? new Uint8Array())).toEqual(links)
  expect((await download('/api/admin/datev/exports/999999/papers/', staff)).statusCode).toBe(404)
})

test('a paper has one GUID for good, another one elsewhere, and a name that every archive can have', () => {
  const guid = guidOf('https://a.example', 'Rechnung 2027-R-00001.pdf')
  expect(guid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(guidOf('https://a.example', 'Rechnung 2027-R-00001.pdf')).toBe(guid)
  expect(guidOf('https://b.example', 'Rechnung 2027-R-00001.pdf')).not.toBe(guid)
  expect(harmlessName('../Größe/1 „x“.pdf')).toBe('.._Gr__e_1__x_.pdf')
})
