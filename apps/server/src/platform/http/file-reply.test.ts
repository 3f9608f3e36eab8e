import { parse } from 'content-disposition'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sendAttachment, sendPdf } from './file-reply.ts'

const app = Fastify()
const File = z.object({ name: z.string() })
const bytes = new TextEncoder().encode('Inhalt')
app.get('/pdf/:name', ({ params }, reply) => sendPdf(reply, { ...File.parse(params), bytes }))
app.get('/attachment/:name', ({ params }, reply) =>
  sendAttachment(reply, 'text/csv', { ...File.parse(params), bytes }),
)
const get = (kind: 'pdf' | 'attachment', name: string) =>
  app.inject(`/${kind}/${encodeURIComponent(name)}`).then(({ headers, body }) => ({
    type: headers['content-type'],
    disposition: String(headers['content-disposition']),
    body,
  }))

test('the name of a file is readable for whoever knows only ASCII, too', async () => {
  expect(await get('pdf', 'Teilnahmebestätigung 2027-000123.pdf')).toEqual({
    type: 'application/pdf',
    disposition: `inline; filename="Teilnahmebestaetigung 2027-000123.pdf"; filename*=UTF-8''Teilnahmebest%C3%A4tigung%202027-000123.pdf`,
    body: 'Inhalt',
  })
})

test('no name ends the header or hides what a file is', async () => {
  const { type, disposition } = await get('attachment', 'a"b\r\nx: y.pdf')
  expect(type).toMatch(/^text\/csv/)
  expect(disposition).toMatch(
    /^attachment; filename="a_b__x: y\.pdf"; filename\*=UTF-8''a%22b%0D%0Ax%3A%20y\.pdf$/,
  )
})

test.each([
  'Fahrkarte.pdf',
  'Übung „Eins“ – Teil 2.docx',
  'a\\b%41*(1)\'".pdf',
  'Zürich–Łódź ✓.pdf',
  '半.pdf',
])('a browser reads %s as it is', async name => {
  const { disposition } = await get('attachment', name)
  expect(parse(disposition)).toMatchObject({ type: 'attachment', parameters: { filename: name } })
  expect(disposition).toMatch(/^[ -~]*$/)
})
