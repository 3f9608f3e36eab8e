import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { guardsFiles, keepGuards, standingGuards } from './guards.ts'
import { isUpToDate, migrateDatabase } from './migrate.ts'

const connect = async (url: string) => {
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** A database, migrated unless it comes from `template0`, and a start of a server on it. */
const given = async (template?: 'template0') => {
  const url = await newDatabase(template)
  return { url, client: await connect(url), start: () => migrateDatabase(url) }
}

const definitions = async (client: pg.Client) =>
  (await standingGuards(client, [])).map(({ definition }) => definition).toSorted()

const timesApplied = async (client: pg.Client) => (await client.query(`select from guards`)).rowCount

test('the database equals the guards: each rule stands in one file, word by word, and none is missing', async () => {
  const { client } = await given()
  const standing = await definitions(client)
  await keepGuards(client, [])
  expect(await definitions(client)).toEqual([])
  const named: string[] = []
  for (const file of guardsFiles) {
    await client.query('begin')
    await client.query(file.text)
    const rules = (await standingGuards(client, [file])).filter(({ isNamed }) => isNamed)
    await client.query('commit')
    expect(rules, file.name).not.toEqual([])
    named.push(...rules.map(({ definition }) => definition))
  }
  expect(named.toSorted()).toEqual(standing)
})

test('a rule that somebody has changed, switched off or dropped by hand is there again after the next start', async () => {
  const { client, start } = await given()
  const standing = await definitions(client)
  await client.query(`
    create or replace function count_ordered() returns trigger language plpgsql as $$ begin return null; end $$;
    alter table timeslots disable trigger tell_change;
    drop trigger participation_stays on participations;
    alter table participations drop constraint participations_no_clash;
    alter table participations add constraint participations_no_clash exclude (id with =)`)
  await start()
  expect(await definitions(client)).toEqual(standing)
})

test('a rule that no file names any more is gone after the next start; what others have put there stays', async () => {
  const { client, start } = await given()
  const standing = await definitions(client)
  const text = `create or replace function refuse_all() returns trigger language plpgsql as 'begin return null; end';
    create or replace trigger refuse_all before insert on mails for each row execute function refuse_all();
    alter table mails drop constraint if exists mails_never_twice;
    alter table mails add constraint mails_never_twice exclude (id with =)`
  await keepGuards(client, [...guardsFiles, { name: 'former.guards.sql', text }])
  expect(await definitions(client)).toHaveLength(standing.length + 3)
  await client.query(`create schema audit;
    create function public.their_own() returns integer language sql as 'select 1';
    create function audit.log() returns trigger language plpgsql as 'begin return null; end';
    create trigger log after insert on mails for each row execute function audit.log()`)
  await start()
  expect(await definitions(client)).toEqual(standing)
  const theirs = `select from pg_trigger, pg_proc where tgname = 'log' and proname = 'their_own'`
  expect((await client.query(theirs)).rowCount).toBe(1)
})

test('servers that start together on an empty database make it as it is elsewhere, once', async () => {
  const { client: elsewhere } = await given()
  const { client, start } = await given('template0')
  await Promise.all([start(), start(), start()])
  expect(await definitions(client)).toEqual(await definitions(elsewhere))
  expect(await timesApplied(client)).toBe(1)
})

test('a start that finds nothing changed waits for nobody who writes', async () => {
  const { url, client, start } = await given()
  const writer = await connect(url)
  await writer.query('begin; lock table participations in row exclusive mode')
  await start()
  expect(await timesApplied(client)).toBe(1)
})

test('guards that are applied again change nothing and build no index again', async () => {
  const { client, start } = await given()
  const clash = `select relfilenode from pg_class where relname = 'participations_no_clash'`
  const before = { standing: await definitions(client), index: (await client.query(clash)).rows }
  await client.query('delete from guards')
  await start()
  expect(await timesApplied(client)).toBe(1)
  expect({ standing: await definitions(client), index: (await client.query(clash)).rows }).toEqual(before)
})

test('a server is not ready before its guards were applied', async () => {
  const { client, start } = await given()
  await client.query('delete from guards')
  expect(await isUpToDate(drizzle({ client }))).toBe(false)
  await start()
  expect(await isUpToDate(drizzle({ client }))).toBe(true)
})

test('a server that is older than its database works with the newer guards and does not put its own back', async () => {
  const { client, start } = await given()
  await client.query(`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', 9000000000000);
    drop trigger participation_stays on participations;
    delete from guards`)
  const standing = await definitions(client)
  await start()
  expect(await definitions(client)).toEqual(standing)
  expect(await isUpToDate(drizzle({ client }))).toBe(true)
})

test('data from before the first release is refused with a sentence that says what to do', async () => {
  const { client, start } = await given()
  await client.query('update drizzle.__drizzle_migrations set created_at = created_at - 1')
  await expect(start()).rejects.toThrow(/before the first release.*delete the folder/)
})
