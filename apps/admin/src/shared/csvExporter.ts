import { downloadCSV, type Exporter, type RaRecord } from 'react-admin'
import { csvOf } from './csv.rules.ts'

/** The name behind an id: `nameOf('events', 3)`. */
type NameOf = (resource: string, id: number) => string
type Columns<Row> = Record<string, (row: Row, nameOf: NameOf) => string | number | null>

/**
 * Saves what a list shows, all pages of it, as a table. `columns` are the headings and what stands
 * beneath; `related` are the fields with ids of other records, whose names are fetched, by resource.
 */
export const csvExporter =
  <Row extends RaRecord>(
    filename: string,
    columns: Columns<Row>,
    related: Record<string, string> = {},
  ): Exporter<Row> =>
  async (rows, fetchRelatedRecords) => {
    const fetched = Object.entries(related).map(async ([resource, field]) => {
      const records = await fetchRelatedRecords<{ id: number; name: string }>(rows, field, resource)
      return [resource, records] as const
    })
    const known = Object.fromEntries(await Promise.all(fetched))
    const nameOf: NameOf = (resource, id) => known[resource]?.[id]?.name ?? ''
    const cells = rows.map(row => Object.values(columns).map(cell => cell(row, nameOf)))
    downloadCSV(csvOf(Object.keys(columns), cells), filename)
  }
