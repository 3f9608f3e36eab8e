import type pg from 'pg'

const words = (text: string) => text.split(/\s+/)
/** Columns, with their table where the name is also that of a typed one, in which nothing stands that anybody typed. */
const written = new Set([
  // A choice out of several.
  ...words(
    'action called_off_from donation_terms.notice chart cost_centre invoice_sphere customer_number_by delimiter exemption figure kind kinds list outcome',
  ),
  ...words('order_items.tax_case listed_tax_case listed_exemption vat_checks.result'),
  ...words(
    'purpose role audit_entries.subject scopes second_step source state tax tax_case travel_mode type',
  ),
  ...words('via was way'),
  // What something is called by programs, here or elsewhere, and what they made of it.
  ...words('build build_files.path fingerprint guards.standing guid intake_keys.key issuer plan_changes.key'),
  ...words(
    'portal_links.subject primary_colour programme_imports.source rate_limits.key idempotent_answers.answer',
  ),
  ...words(
    'idempotent_answers.name saved_views.query webhook_deliveries.answer mails.html mails.unsubscribe_url',
  ),
  ...words(
    'country exhibitors.website webhooks.url circulars.button_url bank_entries.key bank_entries.likeness',
  ),
  ...words('refund_returns.key'),
  ...words('bank_entries.return_key refund_transfers.iban refund_transfers.reference returned_transfers.key'),
  // Contents by their hash, with a name that is cleaned when they come, and numbers.
  ...words('file file_name files hash image logo picture xml code number place'),
  // Titles that are made here, of such numbers.
  ...words('order_letters.title'),
  // Secrets.
  ...words('credential_id former_secret password_hash prefix rp_id sealed_by sealed_secret secret_hash'),
  ...words('token token_hash'),
])

type Column = { table: string; name: string; list: boolean }

const columnsOf = async (client: pg.ClientBase) => {
  const { rows } = await client.query<Column>(`
    select c.table_name as table, c.column_name as name, c.data_type = 'ARRAY' as list
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and udt_name in ('text', 'varchar', '_text')
    order by 1, 2`)
  return rows.filter(({ table, name }) => !written.has(name) && !written.has(`${table}.${name}`))
}

/** One attack after the other, row by row; each text is its own, as some must be. */
const attackIn = ({ table, name, list }: Column) => {
  const one = '($1::text[])[1 + mod($2 + (ctid::text::point)[1]::int, cardinality($1))]'
  return list
    ? `update ${table} set "${name}" = (select array_agg(${one} || place)
        from unnest("${name}") with ordinality as old(_, place)) where cardinality("${name}") > 0`
    : `update ${table} set "${name}" = ${one} || ctid`
}

/**
 * Writes one of these attacks wherever people can type, past all that would look at what they type, and answers in which
 * columns no row has it: there is none, or none that may have a text there.
 */
export const attackEverywhere = async (client: pg.ClientBase, attacks: string[]) => {
  const without: string[] = []
  const tryWith = (statement: string, place: number) =>
    client.query(statement, [attacks, place]).then(
      ({ rowCount }) => rowCount,
      () => undefined,
    )
  for (const [place, column] of (await columnsOf(client)).entries()) {
    const all = attackIn(column)
    // With what the log notes of it, else without the triggers that refuse it, else where something stands there.
    let count = await tryWith(all, place)
    if (count === undefined) {
      await client.query('set session_replication_role = replica')
      count = (await tryWith(all, place)) ?? (await tryWith(`${all} where "${column.name}" <> ''`, place))
      await client.query('set session_replication_role = origin')
    }
    if (!count) without.push(`${column.table}.${column.name}`)
  }
  return without
}
