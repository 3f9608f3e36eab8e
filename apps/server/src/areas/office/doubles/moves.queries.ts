import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { accountMerges } from '../../accounts/merges.tables.ts'
import { lecturerData } from '../../lecturers/lecturer-data.tables.ts'

// A merge writes to what all areas keep of an account, in one place, so that a test can hold it to be all.

type Two = { kept: number; gone: number }

/** Lets places and registrations go along; they stay with their account otherwise (participations.guards.sql). */
export const allowMove = (tx: Tx, { kept, gone }: Two) =>
  tx.execute(sql`select set_config('tafelrunde.merging', ${`${gone}>${kept}`}, true)`)

type Column = { table: string; column: string }

/** What these columns say belongs to the one that goes belongs to the other from now on, and so does what it wrote. */
export const moveAll = async (tx: Tx, { kept, gone }: Two, columns: Column[]) => {
  for (const { table, column } of columns)
    await tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${kept}
      where ${sql.identifier(column)} = ${gone}`)
  await tx.execute(sql`update audit_entries set actor = ${kept} where actor = ${gone}`)
  // So does what became of its places, which stands under the person.
  await tx.execute(sql`update audit_entries set record = ${kept} where record = ${gone}
    and subject in ('event_subscriptions', 'participations')`)
}

type Fold = { kept: number; dropped: number; isExtra: boolean }

/**
 * Two places of one person in one Termin become one. What was recorded at the door goes along, unless it would bring
 * the place into another state than the stronger one (decision 12); a rating, unless there is one already.
 */
export const foldPlace = async (tx: Tx, { kept, dropped, isExtra }: Fold, now: Date, reason: string) => {
  await tx.execute(sql`
    update attendance_marks mark set participation_id = ${kept}
    from participations place
    where mark.participation_id = ${dropped} and place.id = ${kept}
      and (mark.state = place.state or mark.recorded_at < (
        select max(recorded_at) from attendance_marks where participation_id = ${kept}))
      and not exists (select from attendance_marks same where same.participation_id = ${kept}
        and (same.recorded_at, same.state) = (mark.recorded_at, mark.state)
        and same.minutes is not distinct from mark.minutes)`)
  await tx.execute(sql`
    update confirmations double set revoked_at = ${now.toISOString()}, revocation_reason = ${reason}, replaced_by = valid.id
    from confirmations valid
    where double.participation_id = ${dropped} and double.revoked_at is null
      and valid.participation_id = ${kept} and valid.revoked_at is null`)
  await tx.execute(
    sql`update confirmations set participation_id = ${kept} where participation_id = ${dropped}`,
  )
  await tx.execute(sql`update feedback set participation_id = ${kept} where participation_id = ${dropped}
    and not exists (select from feedback where participation_id = ${kept})`)
  await tx.execute(sql`delete from participations where id = ${dropped}`)
  if (!isExtra)
    await tx.execute(sql`update participations set is_extra = false where id = ${kept} and is_extra`)
}

/** Two registrations of one person for one event become one. */
export const foldRegistration = async (tx: Tx, { kept, dropped, isExtra }: Fold) => {
  await tx.execute(sql`update booking_notes set subscription_id = ${kept}
    where subscription_id = ${dropped} and participation_id is not null`)
  await tx.execute(sql`update event_answers given set subscription_id = ${kept} where subscription_id = ${dropped}
    and exists (select from event_subscriptions where id = ${kept} and state <> 'cancelled')
    and not exists (select from event_answers same
      where same.subscription_id = ${kept} and same.question_id = given.question_id)`)
  await tx.execute(sql`delete from event_subscriptions where id = ${dropped}`)
  if (!isExtra)
    await tx.execute(sql`update event_subscriptions set is_extra = false where id = ${kept} and is_extra`)
}

export const movePlaces = (tx: Tx, { kept, gone }: Two) =>
  tx.execute(sql`update participations set account_id = ${kept} where account_id = ${gone}`)

export const moveRegistrations = (tx: Tx, { kept, gone }: Two) =>
  tx.execute(sql`update event_subscriptions set account_id = ${kept} where account_id = ${gone}`)

/** A person's profile becomes that of the account that stays. */
export const moveProfile = (tx: Tx, { kept, gone }: Two) =>
  tx.execute(sql`update lecturers set account_id = ${kept} where account_id = ${gone}`)

/**
 * The profile of one lecturer goes into that of another: workshops, absences, settlements, and what the other does not
 * say. Answers the picture that nobody may show any more.
 */
export const foldProfile = async (tx: Tx, { kept, gone }: Two) => {
  await tx.execute(sql`
    update workshop_lecturers own set position = least(own.position, other.position),
      role = case when 'lecturer' in (own.role, other.role) then 'lecturer' else own.role end
    from workshop_lecturers other
    where own.lecturer_id = ${kept} and other.lecturer_id = ${gone} and other.workshop_id = own.workshop_id`)
  await tx.execute(sql`delete from workshop_lecturers other where lecturer_id = ${gone} and exists (
    select from workshop_lecturers own where own.lecturer_id = ${kept} and own.workshop_id = other.workshop_id)`)
  for (const table of ['workshop_lecturers', 'lecturer_absences', 'settlements', 'allowance_declarations'])
    await tx.execute(
      sql`update ${sql.identifier(table)} set lecturer_id = ${kept} where lecturer_id = ${gone}`,
    )
  const { rows } = await tx.execute<{ picture: string | null; source: string | null; text: string }>(
    sql`delete from lecturers where id = ${gone} returning picture, source, profile_description as text`,
  )
  const [old] = rows
  await tx.execute(sql`update lecturers set picture = coalesce(picture, ${old?.picture}::text),
    source = coalesce(source, ${old?.source}::text),
    profile_description = coalesce(nullif(profile_description, ''), ${old?.text}::text) where id = ${kept}`)
  return old?.picture ?? null
}

export const dropSettlement = (tx: Tx, id: number) =>
  tx.execute(sql`delete from settlements where id = ${id}`)

/** What was said to be paid goes over as a whole, to an account where nothing was said yet. */
export const movePayData = (tx: Tx, { kept, gone }: Two) =>
  tx.execute(sql`update lecturer_data set account_id = ${kept} where account_id = ${gone}`)

/** Parts of it go over; the rest ends with the account. */
export const takePayData = (tx: Tx, { kept }: Two, taken: Partial<typeof lecturerData.$inferInsert>) =>
  tx.update(lecturerData).set(taken).where(eq(lecturerData.accountId, kept))

/** What somebody agreed to with either account they have agreed to, since the first time. */
export const moveAgreements = (tx: Tx, { kept, gone }: Two) =>
  tx.execute(sql`
    insert into legal_agreements as own (account_id, legal_text_id, agreed_at)
    select ${kept}::integer, legal_text_id, agreed_at from legal_agreements where account_id = ${gone}
    on conflict (account_id, legal_text_id) do update set agreed_at = least(own.agreed_at, excluded.agreed_at)`)

/** Who came in with either account has come in, since the first time that was not taken back. */
export const moveEntries = (tx: Tx, { kept, gone }: Two) =>
  tx.execute(sql`
    insert into event_entries as own (event_id, account_id, day, recorded_at, received_at, recorded_by, counter, withdrawn_at)
    select event_id, ${kept}::integer, day, recorded_at, received_at, recorded_by, counter, withdrawn_at
    from event_entries where account_id = ${gone}
    on conflict (event_id, day, account_id) do update
      set recorded_at = excluded.recorded_at, received_at = excluded.received_at, recorded_by = excluded.recorded_by,
        counter = excluded.counter, withdrawn_at = excluded.withdrawn_at
      where (excluded.withdrawn_at is not null, excluded.recorded_at) < (own.withdrawn_at is not null, own.recorded_at)`)

/** Whoever was connected with the member portal still is; of two that of the account that stays. */
export const movePortalLink = (tx: Tx, { kept, gone }: Two) =>
  tx.execute(sql`update portal_links set account_id = ${kept} where account_id = ${gone}
    and not exists (select from portal_links where account_id = ${kept})`)

export const moveFeed = (tx: Tx, { kept, gone }: Two) =>
  tx.execute(sql`update calendar_feeds set account_id = ${kept} where account_id = ${gone}`)

/** Deletes the account that goes, and gives the other what it takes over. */
export const endAccount = async (
  tx: Tx,
  { kept, gone }: Two,
  taken: Partial<typeof accounts.$inferInsert>,
) => {
  await tx.delete(accounts).where(eq(accounts.id, gone))
  await tx.update(accounts).set(taken).where(eq(accounts.id, kept))
}

export const noteMerge = (tx: Tx, merge: typeof accountMerges.$inferInsert) =>
  tx.insert(accountMerges).values(merge)
