import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../test/build-test-app.ts'
import { createLog, errorText } from './log.ts'

const { deps } = await buildTestApp()
const secret = 'geheim@schule.example'

/** What a query fails with, whose parameter is nobody's business. */
const failures = [
  sql`select ${secret} from there_is_none`,
  sql`select ${secret}::int`,
  sql`with person as (select ${secret} as email) insert into schooltypes (id, name) select null, email from person`,
]

test('neither a log nor a note of what failed repeats what a query was asked with', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: line => lines.push(line) })
  for (const query of failures) {
    const error = await deps.db.execute(query).catch((reason: unknown) => reason)
    expect(String(error)).toContain(secret) // what it is about
    log.error({ err: error }, 'failed')
    lines.push(errorText(error))
  }
  expect(lines).toHaveLength(failures.length * 2)
  expect(lines.join('\n')).not.toContain(secret)
  expect(lines[0]).toContain('there_is_none')
  expect(lines[0]).toMatch(/"code":"42P01"/)
})

test('whatever somebody has written, it begins no line of its own', () => {
  const lines: string[] = []
  const log = createLog('info', { write: line => lines.push(line) })
  const forged = 'Frage\r\n{"level":30,"msg":"answered"}\u2028x'
  log.info({ name: forged, err: new Error(forged) }, forged)
  expect(lines.join('').match(/[\r\n]+/g)).toEqual(['\n'])
  expect(JSON.parse(lines.join(''))).toMatchObject({ level: 30, name: forged, msg: forged })
})
