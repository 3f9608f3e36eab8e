import { Card } from '@mui/material'
import type { AuditEntry } from '@tafelrunde/contract/admin/audit'
import type { ReactElement, ReactNode } from 'react'
import { Edit, type RaRecord, SimpleForm, useEditContext, useLocation, useRecordContext } from 'react-admin'
import { ChangedMeanwhile, useChangedMeanwhile } from '../forms/ChangedMeanwhile.tsx'
import { type Saved, useSaved } from '../forms/useSaved.ts'
import type { Columns } from '../history/history.texts.ts'
import { NotThere, notThereTitle, stayHere } from './NotThere.tsx'
import { PageTitle } from './PageTitle.tsx'
import { WayBack } from './WayBack.tsx'

type Props<Row extends RaRecord> = {
  /** The list's resource and name: the way back where there is no record. */
  area: string
  label: string
  titleOf: (record: Row) => string
  /** What the way back is called, if not as the record. */
  wayBackOf?: (record: Row) => string
  /** The page that the record is read on, which one comes back to. */
  pathOf: (record: Saved) => string
  columns: Columns
  historyOf: (id: number) => Promise<AuditEntry[]>
  toolbar: ReactElement
  /** What stands below the form and its buttons. */
  after?: ReactNode
  children: ReactNode
}

type HeadProps<Row extends RaRecord> = Pick<Props<Row>, 'area' | 'label' | 'titleOf' | 'wayBackOf' | 'pathOf'>

/** The way back: what has no page of its own is read in its list. */
const Head = <Row extends RaRecord>({
  area,
  label,
  titleOf,
  wayBackOf = titleOf,
  pathOf,
}: HeadProps<Row>) => {
  const record = useRecordContext<Row>()
  const { pathname } = useLocation()
  if (!record) return null
  const to = pathOf(record)
  if (to === pathname) return null
  return <WayBack to={to}>{to === `/${area}` ? label : wayBackOf(record)}</WayBack>
}

/** The list's name until the record is there: a page without a heading tells nobody where they are. */
const Title = <Row extends RaRecord>({ label, titleOf }: Pick<Props<Row>, 'label' | 'titleOf'>) => {
  const record = useRecordContext<Row>()
  const { error } = useEditContext()
  if (record) return <PageTitle>{`${titleOf(record)} bearbeiten`}</PageTitle>
  return <PageTitle>{error ? notThereTitle(error) : label}</PageTitle>
}

const Failure = () => {
  const { error, refetch } = useEditContext()
  return <NotThere error={error} retry={refetch} />
}

/**
 * A form keeps its record to itself and asks for it anew: a list's row, which react-admin would show meanwhile, has no
 * version, and what was typed by then would go when the record comes.
 */
const wholeRecord = { ...stayHere, meta: { form: true }, gcTime: 0 }

/** The form of one record; whoever would write over somebody else's change is told of it first. */
export const AreaEdit = <Row extends RaRecord>({
  area,
  label,
  titleOf,
  wayBackOf = titleOf,
  pathOf,
  columns,
  historyOf,
  toolbar,
  after,
  children,
}: Props<Row>) => {
  const { meanwhile, onError } = useChangedMeanwhile()
  const onSuccess = useSaved(pathOf)
  return (
    <div className="show-page">
      <Edit<Row>
        resource={area}
        mutationMode="pessimistic"
        title={<Title label={label} titleOf={titleOf} />}
        actions={<Head area={area} label={label} titleOf={titleOf} wayBackOf={wayBackOf} pathOf={pathOf} />}
        mutationOptions={{ onError, onSuccess }}
        queryOptions={wholeRecord}
        component="div"
        error={
          <div>
            <WayBack to={`/${area}`}>{label}</WayBack>
            <Failure />
          </div>
        }
      >
        <Card className="form-card">
          <SimpleForm warnWhenUnsavedChanges toolbar={toolbar}>
            <ChangedMeanwhile at={meanwhile} columns={columns} historyOf={historyOf} />
            {children}
          </SimpleForm>
        </Card>
        {after && <div className="form-after">{after}</div>}
      </Edit>
    </div>
  )
}
