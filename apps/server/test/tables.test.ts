import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tableTypes } from '@tafelrunde/contract/admin/export'
import { IntakeKind } from '@tafelrunde/contract/admin/intakes'
import { reportKinds } from '@tafelrunde/contract/admin/reports'
import { allEndpoints } from '@tafelrunde/contract/http/all-endpoints'
import { parse as parseDisposition } from 'content-disposition'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { intakesIn } from '../src/areas/intake/intake.fixture.ts'
import { jobNames } from '../src/jobs.ts'
import { restore } from '../src/platform/backups/restore.ts'
import { createLog } from '../src/platform/log.ts'
import { attackEverywhere } from './attack.ts'
import { buildTestApp } from './build-test-app.ts'
import { unzipped } from './read/unzipped.ts'
import { newDatabase } from './servers/new-database.ts'

// What a release has written in all areas.
const releases = fileURLToPath(new URL('releases', import.meta.url))
const [release = ''] = await readdir(releases)
const folder = await mkdtemp(join(tmpdir(), 'tables-'))
afterAll(() => rm(folder, { recursive: true }))
const url = await newDatabase('template0')
await restore({ url, folder, file: join(releases, release), jobNames, log: createLog('silent') })
const testApp = await buildTestApp(url)
const { app, bearer, deps, given } = testApp
const boss = await given.account({
  email: 'boss@verband.example',
  isStaff: true,
  isSuperuser: true,
  isLecturer: true,
})

const marker = '/C calc'
const commands = `|' ${marker}'!A0;"x"`
/** What Excel or LibreOffice would reckon, among them a phone number, with signs that neither a table nor a name can have. */
const attacks = ['=1+1', '+49 170 12', '-2+3', '@SUM(1;1)', '\t=1+1', '\r=1+1', '\n=1+1', '\uFF1D1+1'].map(
  formula => `${formula}${commands}\u0001\u001F\u202E/..\\`,
)
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

beforeAll(async () => {
  const slot = await given.timeslot()
  await given.lecturer(slot.workshopId ?? 0, { accountId: boss.id })
  await given.participation(boss, slot)
  const name = '../\u202E\u0001=xslx.csv'
  await intakesIn(testApp, boss).uploaded({ kind: 'rooms', file: 'Raum;Plätze\n;viele\n', name })
  const client = await deps.db.$client.connect()
  await attackEverywhere(client, attacks)
  // What papers said is kept as it was, and no trigger lets anybody change it.
  await client.query('set session_replication_role = replica')
  const paper = (table: string, path: string) =>
    client.query(`update ${table} set document = jsonb_set(document, $1, to_jsonb($2::text))`, [
      path,
      `=1+1${commands}`,
    ])
  await paper('settlements', '{person,lastName}')
  await paper('invoices', '{buyer,company}')
  await client.query(
    `insert into datev_exports (from_day, until_day, created_at, made_by, invoices, cents, through_invoice)
      select '2020-01-01', '2030-12-31', now(), '', count(*), 0, max(id) from invoices`,
  )
  await client.query('update accounts set schooltype_id = (select min(id) from schooltypes)')
  client.release(true)
}, 120_000)

const idOf = (text: string) => async () => {
  const { rows } = await deps.db.execute<{ id: number }>(sql.raw(`${text} limit 1`))
  return rows[0]?.id
}
type Asked = { id?: () => Promise<number | undefined>; queries?: string[] }
/** Of what a table is asked for, and which of several tables. */
const asked: Record<string, Asked> = {
  '/api/admin/events/:id/answers/table/': {
    id: idOf(
      'select event_id as id from event_questions join event_answers on question_id = event_questions.id',
    ),
  },
  '/api/admin/events/:id/reports/table/': {
    id: idOf(`select event_id as id from feedback join participations p on p.id = participation_id
      join timeslots on timeslots.id = timeslot_id`),
    queries: reportKinds.map(kind => `report=${kind}`),
  },
  '/api/admin/intakes/:id/faults/': { id: idOf(`select id from intakes where account_id = ${boss.id}`) },
  '/api/admin/intake-template/': { queries: IntakeKind.options.map(kind => `kind=${kind}`) },
  '/api/admin/datev/exports/:id/': { id: idOf('select max(id) as id from datev_exports') },
  '/api/lecturer-timeslots/:id/csv/': {
    id: idOf(`select timeslot_id as id from participations where account_id = ${boss.id}`),
  },
}

const Produces = z.array(z.string()).catch([])
const tables = allEndpoints.flatMap(({ url, schema }) => {
  const types = 'produces' in schema ? Produces.parse(schema.produces) : []
  const formats = (['csv', 'xlsx'] as const).filter(format => types.includes(tableTypes[format]))
  const { queries = [''] } = asked[url] ?? {}
  return formats.flatMap(format =>
    queries.map(query => ({
      url,
      format,
      query: formats.length > 1 ? `format=${format}&${query}` : query,
    })),
  )
})

const get = async ({ url, query }: (typeof tables)[number]) => {
  const id = await asked[url]?.id?.()
  const answer = await app.inject({
    url: `${url.replace(':id', String(id))}?${query}`,
    headers: await bearer(boss),
  })
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true])
  return answer
}

/** What nobody has typed anything of. */
const showsNone = new Set(['/api/admin/intake-template/'])

const cellsOfCsv = (file: Buffer): string[] =>
  parse(file, { delimiter: ';', bom: true, relax_column_count: true }).flat()

/** The cells of a workbook as another program reads them, of which none is a formula and no part does anything. */
const cellsOfXlsx = async (file: Buffer) => {
  for (const [name, text = ''] of Object.entries(unzipped(file))) {
    expect(name).toMatch(
      /^(\[Content_Types\]|_rels\/\.rels|xl\/(workbook|styles|_rels\/workbook|worksheets\/sheet\d+))(\.xml)?(\.rels)?$/,
    )
    expect(text).not.toMatch(/<f[\s/>]|<definedName|<hyperlink|TargetMode/)
  }
  const sheets = await readXlsxFile(file)
  for (const { sheet } of sheets) expect(sheet).toMatch(/^[^[\]:*?/\\]{1,31}$/)
  return sheets.flatMap(({ data }) => data.flat())
}

test.each(tables)('no cell of $url?$query is a formula, and its name hides nothing', async table => {
  const answer = await get(table)
  const { filename = '' } = parseDisposition(String(answer.headers['content-disposition'])).parameters
  expect(filename).toMatch(
    new RegExp(`^[^\\p{Cc}/\\\\\\u202A-\\u202E\\u2066-\\u2069]+\\.${table.format}$`, 'u'),
  )
  const cells = table.format === 'csv' ? cellsOfCsv(answer.rawPayload) : await cellsOfXlsx(answer.rawPayload)
  expect(cells.some(cell => String(cell).includes(marker))).toBe(!showsNone.has(table.url))
  // In a workbook a cell is a text or a figure, whatever it begins with. A figure of a CSV file may be below zero.
  const begun = cells.filter(cell => typeof cell === 'string').filter(cell => formula.test(cell))
  expect(table.format === 'csv' ? begun.filter(cell => !/^-\d+(,\d+)?$/.test(cell)) : []).toEqual([])
})
