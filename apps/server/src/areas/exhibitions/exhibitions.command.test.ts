import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { exhibitionCommand } from './exhibitions.command.ts'
import { usualTerms } from './orders/orders.fixture.ts'
import { readPriceList } from './price-list.service.ts'

const { deps, given } = await buildTestApp()
const folder = await mkdtemp(join(tmpdir(), 'exhibition-'))
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => void vi.restoreAllMocks())

/** The exit code and what the terminal shows. */
const run = async (...args: string[]) => {
  const said: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(text => void said.push(text))
  return { code: await exhibitionCommand.run(args, deps), said: said.join('\n') }
}
const file = async (terms: object) => {
  const path = join(folder, 'ausstellung.json')
  await writeFile(path, JSON.stringify(terms))
  return path
}

test('the office sets price list and hall plan of an event from a file', async () => {
  const { id } = await given.event({ name: 'Lesetag' })
  const { tax_case: _usual, ...terms } = { ...usualTerms, orders_until: '2027-03-05T18:00' }
  const told = await run(String(id), await file(terms))
  expect(told).toEqual({ code: 0, said: 'Lesetag: 5 Zeilen Preisliste, 15 Tische im Hallenplan.' })
  expect(await readPriceList(deps.db, id)).toMatchObject({
    orders_until: new Date('2027-03-05T18:00:00+01:00'),
    tables: { unit_cents: 14_000, stock: 15, tax_case: 'standard' },
  })
})

test('what cannot be is told, and an unknown event and a wrong call', async () => {
  const event = String((await given.event()).id)
  const noTables = { ...usualTerms, items: usualTerms.items.filter(({ kind }) => kind !== 'tables') }
  expect(await run(event, await file(noTables))).toMatchObject({
    code: 1,
    said: expect.stringContaining('eine Zeile für Tische'),
  })
  await expect(run(event, await file({ ...usualTerms, tax_case: 'keiner' }))).rejects.toThrow('tax_case: ')
  const noParagraph = { ...usualTerms, tax_case: 'exempt', exemption: 'wegen Bildung' }
  await expect(run(event, await file(noParagraph))).rejects.toThrow(
    'exemption: Erwartet wird der Paragraf der Befreiung, etwa „§ 4 Nr. 22 Buchst. a UStG“.',
  )
  expect(await run('2000000000', await file(usualTerms))).toMatchObject({ code: 1 })
  expect(await run(event)).toMatchObject({ code: 1, said: expect.stringContaining('Aufruf') })
})
