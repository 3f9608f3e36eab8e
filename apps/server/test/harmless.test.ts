import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { examples } from '../papers/examples.ts'
import { deliverMail } from '../src/areas/mail/mail.service.ts'
import { mails } from '../src/areas/mail/mail.tables.ts'
import { rateLimits } from '../src/platform/db/platform.tables.ts'
import { createPapers } from '../src/platform/papers/papers.ts'
import { buildTestApp } from './build-test-app.ts'
import { officeWrites, send } from './every-area.ts'
import { readPdf } from './read/read-pdf.ts'

const testApp = await buildTestApp()
const { deps, given, sentMails } = testApp
const boss = await given.account({ isStaff: true, isSuperuser: true })

/** What would act in a page, a mail, a table or a paper if it were not a text there; short enough for any field. */
const attacks = [
  `=HYPERLINK("https://x.example")`,
  `<img src=x onerror=alert(1)>`,
  `"><svg onload=alert(1)>`,
  `{{7*7}} #read("/etc/passwd") $x$ \\`,
] as const

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

let turn = 0
/** The same with an attack in place of these texts, another one each time. */
const attacked = (body: Record<string, unknown>, names: string[]) => ({
  ...body,
  ...Object.fromEntries(names.map(name => [name, attacks[++turn % attacks.length]])),
})

let taken = 0
test.each((await officeWrites(testApp, boss)).map(write => [write.name, write] as const))(
  '%s takes an attack as the text that it is, or refuses it',
  async (_name, { endpoint, given: prepare }) => {
    const { id, body } = await prepare()
    if (!isFields(body)) return
    const fields = Object.keys(body).filter(name => typeof body[name] === 'string')
    const ask = async (
      asked: { id?: number | undefined; body: Record<string, unknown> },
      names: string[],
    ) => {
      await deps.db.delete(rateLimits)
      const { statusCode } = await send(testApp, boss, endpoint, {
        ...asked,
        body: attacked(asked.body, names),
      })
      expect([names, statusCode < 500]).toEqual([names, true])
      if (statusCode < 300) taken += names.length
      return statusCode < 300
    }
    if (fields.length === 0 || (await ask({ id, body }, fields)) || fields.length === 1) return
    // One of them is no text that is free: each alone.
    for (const name of fields) {
      const again = await prepare()
      if (isFields(again.body)) await ask({ id: again.id, body: again.body }, [name])
    }
  },
  60_000,
)

/** The tags of a mail; what people typed is written without any. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? []

test('no mail has a tag, an attribute or an address that somebody typed', async () => {
  expect(taken).toBeGreaterThan(40)
  for (const { id, sentAt } of await deps.db.select().from(mails)) if (!sentAt) await deliverMail(deps, id)
  const attackedMails = sentMails.filter(({ html }) => html.includes('onerror=') || html.includes('onload='))
  expect(attackedMails.length).toBeGreaterThan(0)
  for (const { html, subject } of sentMails) {
    const tags = tagsOf(html)
    expect(tags.filter(tag => /\son\w+\s*=|^<(script|svg|iframe|object|form)/i.test(tag))).toEqual([])
    const addresses = tags.flatMap(tag => /\s(?:href|src)="([^"]*)"/.exec(tag)?.[1] ?? [])
    expect(addresses.filter(address => !/^(https:|mailto:|cid:|tel:)/.test(address))).toEqual([])
    expect(subject).not.toMatch(/[\r\n]/)
  }
})

/** What a person may have typed of an example: it has a space or ends like a sentence. */
const isTyped = (text: string) => /\p{L} \p{L}/u.test(text)
const typst = '#read("/etc/passwd") #import "x": * $ \\ `<b>` {{7*7}}'
const withTypst = (value: unknown): unknown => {
  if (typeof value === 'string') return isTyped(value) ? `${value} ${typst}` : value
  if (Array.isArray(value)) return value.map(withTypst)
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTypst(inner)]))
  return value
}

const Paper = z.looseObject({ title: z.string(), issuedAt: z.string() })
const papers = createPapers()
afterAll(() => papers.close())
test.each(Object.entries(examples).map(([name, example]) => [name, example] as const))(
  'the paper %s shows Typst’s own marks as they were typed',
  async (_name, { template, document, ...more }) => {
    const typed = Paper.parse(withTypst(document))
    const pdf = await ('xml' in more ? papers.drawInvoice(typed, more.xml) : papers.draw(template, typed))
    const { pages } = await readPdf(pdf)
    const text = pages
      .map(page => page.text)
      .join(' ')
      .replace(/\s/g, '')
    expect(text).toContain('#read("/etc/passwd")')
    expect(text).not.toContain('root:')
  },
  60_000,
)
