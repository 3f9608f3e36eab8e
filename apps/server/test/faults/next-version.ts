import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** What a later version may do to tables that this one works with, and to its rules. */
const changes = `
create table later_things (id integer generated always as identity primary key, event_id integer references events);
--> statement-breakpoint
alter table accounts add column later text not null default 'later';
--> statement-breakpoint
alter table events add column later text not null default 'later';
--> statement-breakpoint
alter table event_subscriptions add column later integer;
--> statement-breakpoint
alter table timeslots add column later integer;
--> statement-breakpoint
alter table participations add column later timestamptz;
--> statement-breakpoint
create index participations_later on participations (later);
`

/**
 * A later version than this one, as if it were installed beside it, until the test ends: the same code with one more
 * migration, and with guards that are written anew. Answers what `node` runs.
 */
export const nextVersion = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'next-version-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const server = join(folder, 'apps/server')
  await mkdir(server, { recursive: true })
  for (const part of ['src', 'drizzle', 'package.json'])
    await cp(join(root, 'apps/server', part), join(server, part), { recursive: true })
  for (const part of [
    'apps/server/templates',
    'apps/web',
    'apps/admin',
    'apps/display',
    'node_modules',
    'package.json',
  ])
    await symlink(join(root, part), join(folder, part))
  const journal = join(server, 'drizzle/meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const last = entries.at(-1)
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' }
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, next] }))
  await writeFile(join(server, 'drizzle/9999_later.sql'), changes)
  await appendFile(
    join(server, 'src/areas/participations/participations.guards.sql'),
    '\n-- Of a later version.\n',
  )
  return join(server, 'src/main.ts')
}
