import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { dropFile, storeFile } from './storage.service.ts'

const { app, deps, given } = await buildTestApp()
const { db } = deps
const file = { type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }
const status = async (hash: string) => (await app.inject(`/files/${hash}`)).statusCode

const somebodyWaits = async () => {
  const ofThisDatabase = sql`database = (select oid from pg_database where datname = current_database())`
  const { rowCount } = await db.execute(sql`select from pg_locks where not granted and ${ofThisDatabase}`)
  return Boolean(rowCount)
}

test('a file is kept once, and goes when nothing refers to it any more', async () => {
  const store = () => inTransaction(db, tx => storeFile(tx, deps, file))
  const drop = (hash: string) => inTransaction(db, tx => dropFile(tx, hash))
  const hash = await store()
  expect(await store()).toBe(hash)
  const { id } = await given.account({ picture: hash })
  await drop(hash)
  expect(await status(hash)).toBe(200)
  await db.delete(accounts).where(eq(accounts.id, id))
  await drop(hash)
  expect(await status(hash)).toBe(404)
})

test('only pictures have a public address: papers do not', async () => {
  const paper = { type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }
  const [hash, picture] = await inTransaction(db, async tx => [
    await storeFile(tx, deps, paper),
    await storeFile(tx, deps, file),
  ])
  expect(await status(hash)).toBe(404)
  expect(await status(picture)).toBe(200)
})

test('a file that somebody takes up while somebody else drops it stays', async () => {
  const person = await given.account()
  const hash = await inTransaction(db, tx => storeFile(tx, deps, file))
  const drops: Promise<boolean>[] = []
  await inTransaction(db, async tx => {
    await storeFile(tx, deps, file)
    const dropped = inTransaction(db, other => dropFile(other, hash)).then(() => true)
    drops.push(dropped)
    while (!(await Promise.race([dropped, somebodyWaits()])));
    await tx.update(accounts).set({ picture: hash }).where(eq(accounts.id, person.id))
  })
  await Promise.all(drops)
  expect(await status(hash)).toBe(200)
})

test('nobody waits for another file', async () => {
  const other = { ...file, bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>') }
  await inTransaction(db, async tx => {
    await dropFile(tx, await storeFile(tx, deps, file))
    const stored = inTransaction(db, beside => storeFile(beside, deps, other)).then(() => 'stored')
    let outcome: string | boolean = false
    while (!outcome) outcome = await Promise.race([stored, somebodyWaits()])
    expect(outcome).toBe('stored')
  })
})
