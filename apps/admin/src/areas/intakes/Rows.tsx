import type { Intake } from '@tafelrunde/contract/admin/intakes'
import { Button } from '../../shared/deeds/Button.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { ColumnSelect } from './ColumnSelect.tsx'
import css from './cells.module.css'
import { Row } from './Row.tsx'
import { type Filter, pagesOf, useRows, type Writes } from './useIntake.ts'

interface Props {
  intake: Intake
  filter: Filter
  page: number
  onPage: (page: number) => void
  writes: Writes
}

const Pages = ({ count, page, onPage }: { count: number } & Pick<Props, 'page' | 'onPage'>) => {
  const pages = pagesOf(count)
  if (pages === 1) return null
  return (
    <nav className={css.pages} aria-label="Seiten">
      <Button label="Zurück" disabled={page === 0} onClick={() => onPage(page - 1)} />
      Seite {(page + 1).toLocaleString('de-DE')} von {pages.toLocaleString('de-DE')}
      <Button label="Weiter" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)} />
    </nav>
  )
}

/** A page of rows, each cell as it stands in the file. */
export const Rows = ({ intake, filter, page, onPage, writes }: Props) => {
  const { data, error, refetch } = useRows(intake.id, filter, page)
  const columns = intake.columns.filter(({ column }) => column !== null)
  const labelOf = (field: string) => intake.columns.find(column => column.field === field)?.label ?? field
  if (error) return <Failed error={error} retry={refetch} />
  if (!data) return <p role="status">Wird geladen …</p>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
      <section className={css.frame} tabIndex={0} aria-label="Zeilen der Tabelle">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Zeile</th>
              <th scope="col">Stand</th>
              {columns.map(column => (
                <th key={column.field} scope="col">
                  {column.label}
                  <ColumnSelect intake={intake} column={column} assign={writes.assign} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.results.map(row => (
              <Row
                key={row.id}
                row={row}
                columns={columns}
                labelOf={labelOf}
                correct={intake.applied ? undefined : writes.correct}
              />
            ))}
          </tbody>
        </table>
        {data.count === 0 && <p className={css.none}>Keine solche Zeile.</p>}
      </section>
      <Pages count={data.count} page={page} onPage={onPage} />
    </>
  )
}
