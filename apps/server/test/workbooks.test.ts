import { allEndpoints } from '@tafelrunde/contract/http/all-endpoints'
import { parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { makeDemoOnce } from '../src/areas/demo/demo.service.ts'
import { events } from '../src/areas/events/events.tables.ts'
import { buildTestApp } from './build-test-app.ts'

const { app, bearer, deps, given } = await buildTestApp()
await makeDemoOnce(deps)
const headers = await bearer(await given.account({ isStaff: true, isSuperuser: true }))
const [event] = await deps.db.select().from(events).limit(1)

const tables = allEndpoints.filter(({ url }) => /^\/api\/admin\/(export\/|.*\/table\/$)/.test(url))
const get = async (url: string, format: string) =>
  app.inject({ url: `${url.replace(':id', String(event?.id))}?format=${format}`, headers })

test.each(tables.map(({ url }) => url))(
  'another program reads in the workbook of %s what its CSV file says',
  async url => {
    const csv = await get(url, 'csv')
    expect(csv.statusCode).toBe(200)
    const lines = parse(csv.body, { delimiter: ';', bom: true })
    const [sheet] = await readXlsxFile((await get(url, 'xlsx')).rawPayload)
    expect(sheet?.data[0]).toEqual(lines[0])
    expect(sheet?.data).toHaveLength(lines.length)
  },
)
