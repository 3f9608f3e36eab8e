import type pg from 'pg'

/** Each sequence with the last number that it gave; null: it has given none. */
const allSequences = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
    where schemaname in ('public', 'drizzle') order by name`,
  )
  return rows
}

/** The last number that each sequence gave, by its name; one that has given none is not here. */
export const sequencesOf = async (client: pg.ClientBase) => {
  const all = await allSequences(client)
  return Object.fromEntries(all.flatMap(({ name, last }) => (last === null ? [] : [[name, last] as const])))
}

/**
 * Numbers that were given after the backup are gone with what they stood for, but not everywhere: badges, devices without
 * network and payments at the bank still name them. They must not come to mean somebody or something else (decision 64).
 */
const gone = 10_000

/** Lets all sequences go on behind the numbers that may have been given since they were as in the backup. */
export const countOn = async (client: pg.ClientBase, sequences: Record<string, string>) => {
  for (const { name } of await allSequences(client))
    await client.query('select setval($1::regclass, $2)', [name, Number(sequences[name] ?? 0) + gone])
}
