import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookWrites } from './writes/books.ts'
import { fourEyesWrites } from './writes/four-eyes.ts'
import { mailWrites } from './writes/mails.ts'
import { paperWrites } from './writes/papers.ts'
import { peopleWrites } from './writes/people.ts'
import { programmeWrites } from './writes/programme.ts'
import { refundWrites } from './writes/refunds.ts'
import { settingsWrites } from './writes/settings.ts'
import { settlementWrites } from './writes/settlements.ts'
import type { Person, TestApp, Write } from './writes/write.ts'

/** Every write of the office, each with what it needs before. */
export const officeWrites = async (testApp: TestApp, boss: Person) => [
  ...(await programmeWrites(testApp, boss)),
  ...peopleWrites(testApp, boss),
  ...(await paperWrites(testApp, boss)),
  ...(await bookWrites(testApp, boss)),
  ...(await refundWrites(testApp, boss)),
  ...(await fourEyesWrites(testApp)),
  ...settlementWrites(testApp, boss),
  ...settingsWrites(testApp, boss),
  ...mailWrites(testApp, boss),
]

/** Asks for it as somebody. */
export const send = async (
  { app, bearer }: TestApp,
  person: Person,
  { method, url }: Write['endpoint'],
  { id, body }: Awaited<ReturnType<Write['given']>>,
) =>
  app.inject({
    method,
    url: url.replace(':id', String(id)),
    headers: await bearer(person),
    ...(body && { payload: body }),
  })

/** What people and jobs write, not the office, where the former has left something to write it about. */
const ofOthers = [
  `insert into allowance_declarations (lecturer_id, year, cents, declared_at) select id, 2027, 50000, now() from lecturers limit 1`,
  `insert into attendance_marks (participation_id, state, minutes, recorded_at, received_at)
    select id, 'attended', 45, now(), now() from participations limit 1`,
  `insert into build_files (path, file, seen_at) select '/assets/a.js', hash, now() from files limit 1`,
  `insert into calendar_feeds (account_id, token, created_at) select id, 'a token', now() from accounts limit 1`,
  `insert into confirmation_runs (event_id, created_at, total, failures, mail)
    select id, now(), 2, '{"„Eva“, \\"Möller\\""}', true from events limit 1`,
  `insert into datev_items (export_id, source, ref) select id, 'hand', 1 from datev_exports limit 1`,
  `insert into donation_confirmations (settlement_id, number, cents, issued_at, file)
    select s.id, 'Z-2027-000001', 18000, now(), hash from settlements s, files limit 1`,
  `insert into event_answers (subscription_id, question_id, values, changed_at)
    select s.id, q.id, '{vegan,"ohne \\"Nüsse\\", bitte"}', now() from event_subscriptions s, event_questions q limit 1`,
  `insert into event_entries (event_id, account_id, day, recorded_at, received_at, counter)
    select event_id, account_id, current_date, now(), now(), 'H&M; Filiale' from event_subscriptions limit 1`,
  `insert into faults (fingerprint, message, places, build, path, browser, first_at, last_at)
    values ('a', 'x is not a function', '{index.js:1:2}', 'index.js', '/', 'Firefox', now(), now())`,
  `insert into idempotent_answers (name, answer, expires_at) values ('a', 'b', now())`,
  `insert into second_factors (account_id, sealed_secret, sealed_by, last_step, switched_on_at)
    select id, 'sealed', 'a key', 60000000, now() from accounts limit 1`,
  `insert into portal_links (account_id, issuer, subject, linked_at)
    select id, 'https://portal.example', 'eva', now() from accounts limit 1`,
  `insert into passkeys (account_id, credential_id, public_key, counter, rp_id, name, created_at)
    select id, 'a name', 'a key', 0, 'tafelrunde.example', 'Chrome auf Linux', now() from accounts limit 1`,
  `insert into logins (at, account_id, way, second_step, outcome, device)
    select now(), id, 'password', 'app', 'entered', 'Chrome auf Linux' from accounts limit 1`,
  `insert into logins (at, way, outcome, device) values (now(), 'password', 'unknown', 'Safari; auf "iOS"')`,
  `insert into spent_attempts (hash, expires_at) values ('a hash', now())`,
  `insert into recovery_codes (account_id, hash) select account_id, 'a hash' from second_factors limit 1`,
  `insert into intake_keys (workshop_id, event_id, key) select id, event_id, 'W-1' from workshops limit 1`,
  `insert into intake_sources (intake_id, bytes) select id, convert_to('Raum;Plätze', 'UTF8') from intakes limit 1`,
  `insert into intake_mappings (kind, headings, mapping) values ('programme', 'Titel\\tRaum', '{"0": "name", "1": null}')`,
  `insert into invoice_gaps (year, first, last, reason, at) values (2026, 1, 3, 'Sicherung zurückgeholt', now())`,
  `insert into later_fees (event_id, role, valid_from, kind, cents, shared)
    select id, 'lecturer', '2027-01-01', 'flat', 9000, true from events limit 1`,
  `insert into lecturer_absences (lecturer_id, starts_at, ends_at) select id, now(), now() + interval '1 h' from lecturers limit 1`,
  `insert into lecturer_invitations (lecturer_id, email, secret_hash, created_at, expires_at)
    select id, 'eva@schule.example', 'a hash', now(), now() from lecturers limit 1`,
  `insert into legal_agreements (account_id, legal_text_id, agreed_at)
    select a.id, t.id, now() from accounts a, legal_texts t limit 1`,
  `insert into receipts (account_id, name, file, created_at)
    select a.id, 'Fahrkarte; Rückweg.pdf', hash, now() from accounts a, files limit 1`,
  `insert into saved_views (account_id, list, name, query) select id, 'events', 'Herbst', 'search=Herbst' from accounts limit 1`,
  `insert into materials (workshop_id, name, file, size, visible_from, created_at)
    select w.id, 'Lied 1.mp3', hash, 7, now(), now() from workshops w, files limit 1`,
  `insert into feedback (participation_id, content, teaching, organisation, benefit, comment, created_at, updated_at)
    select id, 5, 4, 3, 2, 'Zeile\\nzwei \\\\N', now(), now() from participations limit 1`,
  `insert into exhibitor_events select x.id, e.id from exhibitors x, events e limit 1`,
  `insert into settlement_expenses (settlement_id, text, cents, receipt_id)
    select s.id, 'Fahrkarte', 1290, r.id from settlements s, receipts r limit 1`,
  `insert into small_business_days (valid_from, small_business) values ('2999-01-01', true)`,
  `insert into workshop_schooltypes select w.id, s.id from workshops w, schooltypes s limit 1`,
  `insert into webhook_deliveries (webhook_id, type, data, created_at, answer)
    select id, 'order.placed', '{"order_id": 1}', now(), 'Zeile\nzwei \\N' from webhooks limit 1`,
  `insert into backup_attempts (place, file, at, failure) values ('s3', 'a.tar.gz', now(), 'Den Bucket gibt es nicht.')`,
]

/** Leaves something in every area: does once whatever the office can do, and some of what others do. */
export const writeEverywhere = async (testApp: TestApp) => {
  const boss = await testApp.given.account({ isStaff: true, isSuperuser: true })
  for (const { name, endpoint, given: prepare } of await officeWrites(testApp, boss)) {
    const { statusCode, body } = await send(testApp, boss, endpoint, await prepare())
    expect([name, statusCode < 300, body]).toEqual([name, true, body])
  }
  for (const statement of ofOthers) await testApp.deps.db.execute(sql.raw(statement))
}
