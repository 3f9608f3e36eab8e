import '../../shared/state-chip.css'
import {
  listWebhookDeliveries,
  resendWebhookDelivery,
  type WebhookDelivery,
} from '@tafelrunde/contract/admin/webhooks'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import css from './webhooks.module.css'
import { attemptsText, deliveryChips } from './webhooks.texts.ts'

/** How often it is looked what became of what waits. */
const lookMs = 2000
const more = 50

type RowProps = { of: WebhookDelivery; changed: () => Promise<unknown> }

const Row = ({ of, changed }: RowProps) => {
  const { id, type, message, created, state, answer } = of
  const { text, chip } = deliveryChips[state]
  return (
    <li>
      <span>
        {tableDayAndTime(created)} <code>{type}</code>
        <span className="detail">{attemptsText(of)}</span>
        {answer && <span className={`detail ${css.webhooks__answer}`}>{answer}</span>}
        <span className={`detail ${css.webhooks__url}`}>{message}</span>
      </span>
      <span className={css.webhooks__end}>
        <span className={`state-chip state-chip--${chip}`}>{text}</span>
        <Deed
          label="Noch einmal senden"
          name={`${type} vom ${tableDayAndTime(created)} noch einmal senden`}
          title="Nachricht noch einmal senden"
          verb="Senden"
          text="Sie geht unter ihrer Kennung hinaus. Ein Programm, das sie schon hat, erkennt das daran."
          done="Die Nachricht ist auf dem Weg."
          perform={async () => {
            await call(resendWebhookDelivery, { params: { id } })
            await changed()
          }}
        />
      </span>
    </li>
  )
}

/** What a program was sent, and what it answered. `key` it by what makes it stale. */
export const Deliveries = ({ id, sent }: { id: number; sent: number }) => {
  const [limit, setLimit] = useState(more)
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', id, 'deliveries', limit, sent],
    queryFn: () => call(listWebhookDeliveries, { params: { id }, query: { limit: String(limit) } }),
    placeholderData: before => before,
    refetchInterval: ({ state }) =>
      state.data?.results.some(one => one.state === 'waiting' && !one.next) ? lookMs : false,
  })
  return (
    <Card title="Nachrichten der letzten 30 Tage">
      {error && <Failed error={error} retry={refetch} />}
      {data?.count === 0 && <p className="quiet">Noch keine.</p>}
      <ul className="rows rows--state">
        {data?.results.map(one => (
          <Row key={one.id} of={one} changed={refetch} />
        ))}
      </ul>
      {data && data.count > limit && <Button label="Ältere zeigen" onClick={() => setLimit(limit + more)} />}
    </Card>
  )
}
