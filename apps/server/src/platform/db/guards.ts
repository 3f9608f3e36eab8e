import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { desc, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Db, untilFree } from './database.ts'
import { guards } from './platform.tables.ts'

/** A `*.guards.sql`, named by its path below `src`: rules that the database itself keeps, repeatable as a whole. */
export type GuardsFile = { name: string; text: string }

const source = new URL('../../', import.meta.url)
const filesBelow = (folder: string): GuardsFile[] =>
  globSync(`${folder}/**/*.guards.sql`, { cwd: fileURLToPath(source) })
    .toSorted()
    .map(name => ({ name, text: readFileSync(new URL(name, source), 'utf8') }))

/** All of them, the platform's first: its functions are what the areas' triggers call. */
export const guardsFiles = [...filesBelow('platform'), ...filesBelow('areas')]

const textOf = (files: GuardsFile[]) => files.map(({ text }) => text).join('\n')
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

type Standing = {
  definition: string
  removal: string
  /** Whether a file names it: then this transaction has just written it, or, of a constraint, its name is there. */
  isNamed: boolean
}

/**
 * The guards that stand in the database, whoever made them: the schema's own trigger functions, the triggers that call
 * one, and exclusion constraints. "drop trigger" is sorted before "drop function": a function that is still called
 * cannot be removed.
 */
export const standingGuards = async (client: pg.Client, files: GuardsFile[]) => {
  const { rows } = await client.query<Standing>(
    `with functions as (
      select oid, xmin from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
        and not exists (select from pg_depend
          where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'))
    select format('%s, enabled: %s', pg_get_triggerdef(t.oid), tgenabled) as definition,
      format('drop trigger %I on %s', tgname, tgrelid::regclass) as removal,
      t.xmin = pg_current_xact_id_if_assigned()::xid as "isNamed"
    from pg_trigger t join functions on functions.oid = tgfoid where not tgisinternal
    union all
    select pg_get_functiondef(oid), format('drop function %s', oid::regprocedure),
      xmin = pg_current_xact_id_if_assigned()::xid
    from functions
    union all
    select format('%s: %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)),
      format('alter table %s drop constraint %I', conrelid::regclass, conname), position(conname in $1) > 0
    from pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace
    order by removal desc`,
    [textOf(files)],
  )
  return rows
}

const hashOf = (standing: Standing[]) =>
  hash(
    standing
      .map(({ definition }) => definition)
      .toSorted()
      .join('\n'),
  )

const apply = async (client: pg.Client, { name, text }: GuardsFile) =>
  client.query(text).catch((error: Error) => {
    throw new Error(`${name}: ${error.message}`, { cause: error })
  })

/**
 * Makes the database keep what the files say, and nothing that earlier ones said. Where it does already, this only
 * reads: triggers are replaced under locks that whoever writes would have to wait for. Needs the migrations' lock.
 */
export const keepGuards = async (client: pg.Client, files = guardsFiles) => {
  const db = drizzle({ client })
  const [last] = await db.select().from(guards).orderBy(desc(guards.id)).limit(1)
  const wanted = hash(textOf(files))
  // The second part tells what somebody has changed by hand.
  if (last?.files === wanted && last.standing === hashOf(await standingGuards(client, files))) return
  const replace = () =>
    db.transaction(async tx => {
      for (const file of files) await apply(client, file)
      for (const { isNamed, removal } of await standingGuards(client, files))
        if (!isNamed) await client.query(removal)
      const standing = hashOf(await standingGuards(client, files))
      await tx.insert(guards).values({ files: wanted, standing })
    })
  await untilFree(replace)
}

/** Whether the database was ever given these very guards; a newer version may have replaced them since. */
export const hadGuards = async (db: Pick<Db, 'execute'>) => {
  const { rows } = await db.execute(
    sql`select from ${guards} where ${guards.files} = ${hash(textOf(guardsFiles))} limit 1`,
  )
  return rows.length > 0
}
