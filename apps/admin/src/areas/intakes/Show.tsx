import type { Intake } from '@tafelrunde/contract/admin/intakes'
import { idOf } from '@tafelrunde/contract/http/ids'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useParams } from 'react-router'
import { NotThere, notThereTitle } from '../../shared/pages/NotThere.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'
import { Columns } from './Columns.tsx'
import { Filters } from './Filters.tsx'
import { Foot } from './Foot.tsx'
import { kindTexts } from './intakes.texts.ts'
import css from './preview.module.css'
import { Reading } from './Reading.tsx'
import { Rows } from './Rows.tsx'
import { Steps } from './Steps.tsx'
import { type Filter, useIntake, useIntakeWrites } from './useIntake.ts'

const Preview = ({ intake }: { intake: Intake }) => {
  const [filter, setFilter] = useState<Filter>('all')
  const [page, setPage] = useState(0)
  const writes = useIntakeWrites(intake.id)
  const choose = (chosen: Filter) => {
    setFilter(chosen)
    setPage(0)
  }
  return (
    <>
      <div className={css.head}>
        <p className={css.preview__says}>
          {intake.event && `${intake.event.name} · `}„{intake.file_name}“
        </p>
        <Steps intake={intake} />
      </div>
      <Filters intake={intake} filter={filter} onChange={choose} />
      <Reading intake={intake} writes={writes} onReadAnew={() => choose('all')} />
      <Columns intake={intake} writes={writes} />
      <Rows intake={intake} filter={filter} page={page} onPage={setPage} writes={writes} />
      <Foot intake={intake} writes={writes} />
    </>
  )
}

/** A table before it is written: every row with what becomes of it, every fault in its cell. */
export const IntakeShow = () => {
  const id = idOf(useParams().id)
  const { data: intake, error, refetch } = useIntake(id)
  const title = intake ? `${kindTexts[intake.kind].label} aus Excel` : error && notThereTitle(error)
  return (
    <div className={`page ${css.preview}`}>
      {title && <Title title={<PageTitle>{title}</PageTitle>} preferenceKey={false} />}
      <WayBack to="/intakes">Excel einlesen</WayBack>
      {intake && <Preview intake={intake} />}
      {!intake && error && <NotThere error={error} retry={refetch} />}
      {!intake && !error && <p role="status">Wird geladen …</p>}
    </div>
  )
}
