import Pagination from '@mui/material/Pagination'
import {
  type Circular,
  listCircularRecipients,
  resumeCircular,
  stopCircular,
} from '@tafelrunde/contract/admin/mails/circulars'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LinkBase, useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { Marked } from '../../shared/pages/Marked.tsx'
import { stateWord } from '../../shared/states.texts.ts'
import { Attachments } from './Attachments.tsx'
import { Chosen } from './Chosen.tsx'
import { CircularStateChip } from './CircularState.tsx'
import css from './circular.module.css'

const Turn = ({ circular: { id, state } }: { circular: Circular }) => {
  if (state === 'sending')
    return (
      <Deed
        key="stop"
        isMain
        label="Anhalten"
        title="Versand anhalten"
        text="Wer seine Mail schon hat, behält sie. Die anderen bekommen sie, sobald Sie fortsetzen."
        perform={() => call(stopCircular, { params: { id } })}
      />
    )
  return (
    state === 'stopped' && (
      <Deed
        key="resume"
        isMain
        label="Fortsetzen"
        title="Versand fortsetzen"
        text="Es bekommen sie alle, die noch keine haben, und niemand zweimal."
        perform={() => call(resumeCircular, { params: { id } })}
      />
    )
  )
}

const pageSize = 100

/** One that is being sent or was: how far it is, and what became of each mail. */
export const Sent = ({ circular }: { circular: Circular }) => {
  const { id, state, count, posted, failed } = circular
  const refresh = useRefresh()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['circulars', 'sent', id, page, posted, failed],
    queryFn: () =>
      call(listCircularRecipients, {
        params: { id },
        query: { limit: String(pageSize), offset: String((page - 1) * pageSize) },
      }),
    placeholderData: keepPreviousData,
  })
  // The last mails may still be on their way when all of them are written.
  const isUnderway = state === 'sending' || data?.results.some(recipient => recipient.state === 'waiting')
  useEffect(() => {
    if (!isUnderway) return undefined
    const timer = setInterval(refresh, 3000)
    return () => clearInterval(timer)
  }, [isUnderway, refresh])
  return (
    <div className="show-columns">
      <div className="stack">
        <Card title="Versand">
          <p className={css['count']}>
            <strong>{posted}</strong> von {count}
          </p>
          <progress className={css['progress']} value={posted} max={count} aria-label="Fortschritt" />
          <Facts
            facts={{
              Stand: <CircularStateChip state={state} />,
              'Nicht zugestellt': failed > 0 && failed,
              [posted === 0 ? 'Beginnt' : 'Begonnen']: circular.starts && tableDayAndTime(circular.starts),
              Von: circular.by,
              An: <Chosen circular={circular} />,
            }}
          />
          <div className={css['deeds']}>
            <Turn circular={circular} />
          </div>
        </Card>
        <Card title={circular.subject}>
          <Marked text={circular.text} />
          {circular.button_url && (
            <p>
              Knopf „{circular.button_label}“<span className="detail">{circular.button_url}</span>
            </p>
          )}
          <Attachments circular={circular} />
        </Card>
      </div>
      <div className="stack">
        <Card title="Empfänger">
          {error && <Failed error={error} retry={refetch} />}
          <ul className="rows">
            {data?.results.map(({ account, name, email, mail, state: is, failure }) => (
              <li key={account}>
                <span>
                  <LinkBase to={`/people/${account}/show`}>{name || email}</LinkBase>
                  <span className="detail">{failure ?? email}</span>
                </span>
                {mail === null ? (
                  stateWord(is ?? 'waiting')
                ) : (
                  <LinkBase to={`/mails/${mail}/show`}>{stateWord(is ?? 'waiting')}</LinkBase>
                )}
              </li>
            ))}
          </ul>
          {count > pageSize && (
            <Pagination
              count={Math.ceil(count / pageSize)}
              page={page}
              onChange={(_, wanted) => setPage(wanted)}
            />
          )}
        </Card>
      </div>
    </div>
  )
}
