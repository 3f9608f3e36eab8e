import { createApiKey } from '@tafelrunde/contract/admin/api-keys'
import { setDisplayMessage } from '@tafelrunde/contract/admin/events/displays'
import { changeEventQuestions, changeRegistrationAnswers } from '@tafelrunde/contract/admin/events/questions'
import { createLegalText } from '@tafelrunde/contract/admin/legal-texts'
import { createCircular } from '@tafelrunde/contract/admin/mails/circulars'
import { changeMailText, getMailText } from '@tafelrunde/contract/admin/mails/mail-texts'
import { invoiceOrder } from '@tafelrunde/contract/admin/money/orders'
import {
  answerSupport,
  assignSupport,
  noteSupport,
  saveSupportText,
} from '@tafelrunde/contract/admin/people/support'
import { saveView } from '@tafelrunde/contract/admin/views'
import { createWebhook, testWebhook } from '@tafelrunde/contract/admin/webhooks'
import { writeToSupport } from '@tafelrunde/contract/support'
import type { IdOf } from '../named.ts'
import type { CallAs } from './fixtures.ts'

type Filling = {
  call: Awaited<ReturnType<CallAs>>
  query: (statement: string) => Promise<{ id: number }[]>
  idOf: IdOf
  boss: { id: number; email: string }
}

/** What others tell and the office does with files and days that no test waits for. */
const rowsOf = (event: number, boss: number, invoice: number) => [
  `insert into faults (fingerprint, message, places, build, path, browser, first_at, last_at)
    values ('a', 'x is not a function', '{index.js:1:2}', 'index.js', '/', 'Firefox', now(), now())`,
  `insert into event_entries (event_id, account_id, day, recorded_at, received_at, counter)
    select event_id, account_id, current_date, now(), now(), 'Eingang Nord' from event_subscriptions
    where event_id = ${event} order by id limit 3`,
  `insert into backup_attempts (place, file, at, failure) values ('s3', 'a.tar.gz', now(), 'Den Bucket gibt es nicht.')`,
  `insert into plan_changes (event_id, key, timeslot_id, workshop_id, caption, starts_at, ends_at, location)
    select event_id, 't' || id, id, workshop_id, caption, starts_at, ends_at + interval '15 min', 'Aula'
    from timeslots where event_id = ${event} and workshop_id is not null order by id limit 2`,
  `with one as (insert into allotments (event_id, created_at, name, note, until)
    values (${event}, now(), 'Gymnasium', 'Rief an.', current_date + 9) returning id)
    insert into allotted_places (allotment_id, places) select id, 3 from one`,
  `insert into account_merges (account_id, gone_id, name, email, customer_number, merged_at, by)
    select id, 1000000, 'Eva Sommer', 'eva@schule.example', '4711', now(), 'Okka Harms' from accounts
    where email = 'lehrerin@tafelrunde.example'`,
  `with one as (insert into intakes (account_id, kind, file_name, headings, mapping, consequences, created_at)
    values (${boss}, 'rooms', 'Räume.xlsx', '{Raum,Etage}', '{"name": 0}', '{Neu: 1 Raum}', now()) returning id)
    insert into intake_rows (intake_id, line, cells, outcome, problems)
    select id, 2, '{Aula,EG}', 'faulty', '[{"field": "name", "reason": "Fehlt.", "offers": []}]' from one`,
  `with one as (insert into bank_entries (key, booked_on, cents, payer, remittance, read_at)
    values ('a', current_date, 100, 'Verlag', 'Rechnung', now()) returning id)
    insert into invoice_payments (entry_id, invoice_id, cents) select id, ${invoice}, 100 from one`,
  `insert into order_payments (order_id, kind, cents, day, way, note, noted_by, noted_at)
    select order_id, 'payment', 1000000, current_date, 'cash', 'am Stand', 'Okka Harms', now() from invoices where id = ${invoice}`,
  `insert into vat_checks (order_id, vat_id, result, day, reference, noted_by, noted_at)
    select order_id, 'ATU12345675', 'valid', current_date, 'WAPIAAAAX1', 'Okka Harms', now() from invoices where id = ${invoice}`,
  `insert into confirmation_runs (event_id, created_at, finished_at, total, failures, mail)
    values (${event}, now(), now(), 2, '{Eva Möller}', true)`,
  `insert into invoice_runs (event_id, created_at, started_by, state, orders, done)
    values (${event}, now(), 'Okka Harms', 'stopped', '{1,2}', 1)`,
  `insert into datev_exports (from_day, until_day, created_at, made_by, invoices, cents, through_invoice)
    values (date_trunc('year', current_date), current_date, now(), 'Okka Harms', 1, 100, ${invoice})`,
  `update events set image = (select hash from files where type like 'image/%' order by hash limit 1),
    image_alt = 'Eine Aula voller Menschen' where id = ${event}`,
  `update workshops set equipment = '{Klavier,Beamer}' where event_id = ${event}`,
  `insert into logins (at, account_id, way, outcome, device)
    select now(), id, 'password', 'wrong_password', 'Firefox auf Windows' from accounts
    where email = 'lehrerin@tafelrunde.example'`,
  `insert into lecturer_invitations (lecturer_id, email, secret_hash, created_at, expires_at)
    select id, 'eva@schule.example', 'a hash', now(), now() + interval '9 days' from lecturers
    where last_name = 'Baumgärtner'`,
]

/** Adds to the demo what it lacks, mostly around its next event, so that every screen has something to show. */
export const fillDemo = async ({ call, query, idOf, boss }: Filling) => {
  const event = { params: { id: await idOf('event', 'Schulkongress') } }
  const text = 'Bitte parken Sie im Hof.'
  const { questions } = await call(changeEventQuestions, {
    ...event,
    body: {
      version: 0,
      questions: [
        { kind: 'choice', text: 'Anreise', help: 'Nur grob', options: ['Bahn', 'Auto'], region: true },
        { kind: 'short', text: 'Hotel' },
      ],
    },
  })
  const ofEvent = `select id from event_subscriptions where event_id = ${event.params.id} order by id limit 1`
  await call(changeRegistrationAnswers, {
    params: { id: (await query(ofEvent))[0]?.id ?? 0 },
    body: {
      answers: questions.map(({ id, options }) => ({ question: id, values: [options[0] ?? 'Zur Post'] })),
    },
  })
  await call(setDisplayMessage, { ...event, body: { text, version: 0 } })

  const days = { scopes: ['programme:read' as const], days: 30 }
  await call(createApiKey, { body: { name: 'Website', ...days } })
  // Nothing listens there.
  const program = { name: 'Website', url: 'http://127.0.0.1:9/', kinds: ['order' as const] }
  await call(testWebhook, { params: { id: (await call(createWebhook, { body: program })).id } })
  await call(saveView, { body: { list: 'events', name: 'Herbst', query: 'search=Herbst' } })
  const mailText = { params: { id: 1 } }
  const { subject, body, version } = await call(getMailText, mailText)
  await call(changeMailText, { ...mailText, body: { subject, body, closing: 'Bis bald!', version } })
  await call(createLegalText, { body: { kind: 'terms', valid_from: '2027-03-01', text } })

  const letter = { name: 'Eva Sommer', email: boss.email, subject: 'Saal', message: 'Gibt es eine Rampe?' }
  await call(writeToSupport, { body: letter })
  const support = { params: { id: 1 } }
  await call(assignSupport, { ...support, body: { assignee: boss.id } })
  await call(answerSupport, { ...support, body: { message: 'Ja.' } })
  await call(noteSupport, { ...support, body: { message: 'Rief auch an.' } })
  await call(saveSupportText, { body: { name: 'Parken', text } })
  const circular = { event: event.params.id, audience: 'participants' as const, name: 'Parken' }
  const button = { button_label: 'Lageplan', button_url: 'https://verband.example/plan' }
  await call(createCircular, { body: { ...circular, subject: 'Parken', text, ...button } })

  const invoice = await call(invoiceOrder, { params: { id: await idOf('order', 'Schulkongress 2026') } })
  for (const statement of rowsOf(event.params.id, boss.id, invoice.id)) await query(statement)
}
