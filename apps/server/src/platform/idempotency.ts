import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './db/database.ts'
import { keyFor } from './keys.ts'

const Answer = z.object({ status: z.int(), body: z.string() })
export type Answer = z.infer<typeof Answer>

/** The hold of one request on its name. It ends by itself, because the server that answers may die. */
export type Claim = { name: string; until: Date }

/**
 * Keeps an answer in the transaction of what it tells of, for what must not be done twice: whoever asks again is
 * answered the same from the moment on in which it is done, also if the server dies before it has answered.
 */
export type KeepAnswer = (tx: Tx, answer: unknown) => Promise<void>

/** For whoever asks without an Idempotency-Key. */
export const keepNothing: KeepAnswer = async () => {}

/** Milliseconds. */
const minute = 60_000
const day = 24 * 60 * minute

export type Needs = { db: Db; clock: Clock; config: { SECRET_KEY: string } }

/**
 * What requests that create were answered, for all app servers, in statements of its own outside of any transaction
 * but where `KeepAnswer` is asked. A row is named by an HMAC, and its answer is sealed (AES-256-GCM): the table alone
 * tells neither who asked nor what, also after the person was erased elsewhere.
 */
export const createIdempotency = ({ db, clock, config }: Needs) => {
  const { key } = keyFor(config.SECRET_KEY, 'idempotency')
  const namingKey = keyFor(config.SECRET_KEY, 'idempotency-names').key
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

  return {
    /** The name of a request: the parts tell whose it is, what it wants and its Idempotency-Key. */
    nameOf: (...parts: string[]) =>
      createHmac('sha256', namingKey).update(JSON.stringify(parts)).digest('base64url'),

    /**
     * Takes a free name, for a minute; nothing if another request has it or was answered under it. A hold that lasts longer
     * is of a clock that was ahead and is right now.
     */
    claim: async (name: string): Promise<Claim | undefined> => {
      const until = after(minute)
      const { rowCount } = await db.execute(sql`
        insert into idempotent_answers as kept (name, expires_at) values (${name}, ${until})
        on conflict (name) do update set answer = null, expires_at = excluded.expires_at
        where kept.expires_at <= ${clock.now()} or (kept.answer is null and kept.expires_at > ${after(2 * minute)})`)
      return rowCount ? { name, until } : undefined
    },

    /** What was answered under a name; nothing while that is still being worked on. */
    find: async (name: string): Promise<Answer | undefined> => {
      const { rows } = await db.execute<{ answer: string | null }>(
        sql`select answer from idempotent_answers where name = ${name} and expires_at > ${clock.now()}`,
      )
      const sealed = rows[0]?.answer
      if (!sealed) return undefined
      const { payload } = await jwtDecrypt(sealed, key, { subject: name, currentDate: clock.now() })
      return Answer.parse(payload)
    },

    /** Keeps the answer for a day; false if the claim ran out and another request has the name. */
    keep: async ({ name, until }: Claim, answer: Answer, tx: Db = db) => {
      const sealed = await new EncryptJWT(answer)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setSubject(name)
        .encrypt(key)
      const { rowCount } = await tx.execute(sql`
        update idempotent_answers set answer = ${sealed}, expires_at = ${after(day)}
        where name = ${name} and expires_at = ${until} and answer is null`)
      return rowCount === 1
    },

    /** Gives the name back, so that the same request may be tried again. */
    free: async ({ name, until }: Claim) => {
      await db.execute(sql`
        delete from idempotent_answers where name = ${name} and expires_at = ${until} and answer is null`)
    },
  }
}

/** Forgets the answers whose day is over; nothing depends on when. */
export const tidyIdempotency = async (db: Db, now: Date) => {
  await db.execute(sql`delete from idempotent_answers where expires_at <= ${now}`)
}
