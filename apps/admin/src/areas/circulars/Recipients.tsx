import Pagination from '@mui/material/Pagination'
import { type Circular, listCircularRecipients } from '@tafelrunde/contract/admin/mails/circulars'
import { counted } from '@tafelrunde/ui/figures.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import css from './circular.module.css'
import { leftOut } from './circulars.texts.ts'
import { Filters } from './Filters.tsx'
import { useCircular } from './useCircular.ts'

const pageSize = 25

/** The first step: who gets it. */
export const Recipients = ({ circular, next }: { circular: Circular; next: () => void }) => {
  const { id, count, removed } = circular
  const { save, problem, isBusy } = useCircular(circular)
  const [page, setPage] = useState(1)
  const shown = Math.min(page, Math.max(Math.ceil(count / pageSize), 1))
  const { data, error, refetch } = useQuery({
    queryKey: ['circulars', 'recipients', id, shown, circular],
    queryFn: () =>
      call(listCircularRecipients, {
        params: { id },
        query: { limit: String(pageSize), offset: String((shown - 1) * pageSize) },
      }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={css['columns']}>
      <Card title="Wer sie bekommt">
        <Filters circular={circular} save={changes => void save(changes)} />
        {problem && (
          <p role="alert" className="ask__problem">
            {problem}
          </p>
        )}
        <p className={css['count']} aria-live="polite">
          <strong>{count}</strong> Empfänger
        </p>
        <p className="quiet">{leftOut(circular)}</p>
        <div className={css['deeds']}>
          <Button
            variant="contained"
            size="medium"
            label="Weiter zum Text"
            disabled={count === 0}
            onClick={next}
          />
          {removed.length > 0 && (
            <Button
              size="medium"
              label={`${counted(removed.length, 'Entfernte Person', 'Entfernte Personen')} zurückholen`}
              disabled={isBusy}
              onClick={() => void save({ removed: [] })}
            />
          )}
        </div>
      </Card>
      <Card title="Empfänger">
        {error && <Failed error={error} retry={refetch} />}
        {data?.count === 0 && <p className="quiet">Mit diesen Filtern bekommt niemand die Rundmail.</p>}
        <ul className="rows">
          {data?.results.map(({ account, name, email }) => (
            <li key={account}>
              <span>
                {name || email}
                <span className="detail">{email}</span>
              </span>
              <Button
                label="Entfernen"
                aria-label={`${name || email} entfernen`}
                disabled={isBusy}
                onClick={() => void save({ removed: [...removed, account] })}
              />
            </li>
          ))}
        </ul>
        {count > pageSize && (
          <Pagination
            count={Math.ceil(count / pageSize)}
            page={shown}
            onChange={(_, wanted) => setPage(wanted)}
          />
        )}
      </Card>
    </div>
  )
}
