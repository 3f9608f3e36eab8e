import '../../shared/state-chip.css'
import type { Allowance } from '@tafelrunde/contract/admin/people/lecturer-taxes'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { money } from '@tafelrunde/ui/figures.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { DataTable, LinkBase, SelectInput } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import css from './allowances.module.css'

const thisYear = Number(berlinDay(new Date()).slice(0, 4))
const years = Array.from({ length: 6 }, (_, index) => String(thisYear - index))

const filters = [
  <SelectInput
    key="year"
    source="year"
    label="Jahr der Auszahlung"
    choices={years.map(id => ({ id, name: id }))}
    emptyText="Dieses Jahr"
    alwaysOn
  />,
]

const Left = ({ left_cents }: Allowance) =>
  left_cents < 0 ? (
    <span className="state-chip state-chip--cancelled">{money(-left_cents)} darüber</span>
  ) : (
    money(left_cents)
  )

const Col = DataTable.Col<Allowance>

/** What lecturers got within the allowance of § 3 Nr. 26 EStG in a year, and how much of it is left. */
export const AllowancesList = () => (
  <AreaList
    title="Freibeträge"
    emptyText="In diesem Jahr wurde noch nichts innerhalb des Freibetrags ausgezahlt."
    searchLabel="Name"
    filters={filters}
    above={
      <p className={css['about']}>
        Honorare innerhalb des Freibetrags nach §&nbsp;3 Nr.&nbsp;26&nbsp;EStG. Es zählt das Jahr, in dem die
        Bank zahlt. Was jemand von anderen bekommen hat, steht da, wie die Person es zuletzt für das Jahr
        angegeben hat; ein Strich heißt: keine Angabe.
      </p>
    }
  >
    <DataTable bulkActionButtons={false} rowClick={id => `/lecturers/${id}/show`}>
      <Col
        label="Referent/in"
        disableSort
        render={one => <LinkBase to={`/lecturers/${one.id}/show`}>{fullName(one)}</LinkBase>}
      />
      <Col label="Jahr" disableSort cellClassName="numbers" render={({ year }) => year} />
      <Col
        align="right"
        label="Ausgezahlt"
        disableSort
        cellClassName="numbers"
        render={({ paid_cents }) => money(paid_cents)}
      />
      <Col
        align="right"
        label="Von anderen"
        disableSort
        cellClassName="numbers"
        render={({ others_cents }) => (others_cents === null ? '–' : money(others_cents))}
      />
      <Col
        align="right"
        label="Freibetrag"
        disableSort
        cellClassName="numbers"
        render={({ limit_cents }) => money(limit_cents)}
      />
      <Col
        align="right"
        label="Noch frei"
        disableSort
        cellClassName="numbers"
        render={one => <Left {...one} />}
      />
    </DataTable>
  </AreaList>
)
