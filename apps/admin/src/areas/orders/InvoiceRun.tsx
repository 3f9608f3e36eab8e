import {
  invoiceEvent,
  type InvoiceRun as Run,
  stopInvoiceRun,
} from '@tafelrunde/contract/admin/money/invoice-runs'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useEffect } from 'react'
import { LinkBase, useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { useFilteredEvent, useInvoiceRun } from './invoiceRun.api.ts'
import css from './invoiceRun.module.css'

const words = ({ state, done, total, written, finished }: Run) => {
  if (state === 'running') return `Rechnungen werden geschrieben: ${done} von ${total} Bestellungen`
  if (state === 'stopped') return `Angehalten: ${done} von ${total} Bestellungen`
  const when = finished && ` am ${tableDayAndTime(finished)}`
  return `${counted(written, 'Rechnung', 'Rechnungen')} geschrieben${when}`
}

/** What could not be invoiced, those with the same reason together. */
const Failures = ({ failures }: Pick<Run, 'failures'>) => (
  <ul className={css['failures']}>
    {[...new Set(failures.map(({ detail }) => detail))].map(reason => (
      <li key={reason}>
        {reason}{' '}
        {failures
          .filter(({ detail }) => detail === reason)
          .map(({ order, number }, at) => (
            <span key={order}>
              {at > 0 && ', '}
              <LinkBase to={`/orders/${order}/show`}>{number}</LinkBase>
            </span>
          ))}
      </li>
    ))}
  </ul>
)

const Deeds = ({ run: { event, state, total, done } }: { run: Run }) =>
  state === 'running' ? (
    <Deed
      label="Anhalten"
      title="Rechnungen schreiben anhalten"
      text="Was geschrieben ist, bleibt. Mit den übrigen Bestellungen geht es weiter, sobald Sie das wünschen."
      // While the question is open the run may be done, and goes with its button.
      isTold
      perform={() => call(stopInvoiceRun, { params: { id: event } })}
    />
  ) : (
    <Deed
      label="Weiterschreiben"
      title="Rechnungen weiterschreiben"
      text={`Es fehlen noch ${counted(total - done, 'Bestellung', 'Bestellungen')}. Jede noch bestätigte bekommt ihre Rechnung, und der Aussteller bekommt sie als Mail.`}
      perform={() => call(invoiceEvent, { params: { id: event } })}
    />
  )

/** How far the invoices are of the event by which the list is filtered; the list follows. */
export const InvoiceRun = () => {
  const refresh = useRefresh()
  const { data, error, refetch } = useInvoiceRun(useFilteredEvent())
  const run = data?.run
  const at = run && `${run.id} ${run.state} ${run.done}`
  useEffect(() => {
    if (at) refresh()
  }, [at, refresh])
  if (error) return <Failed error={error} retry={refetch} />
  if (!run) return null
  const { state, total, done, failures } = run
  return (
    <div className={css['run']}>
      <div className={css['state']}>
        <span role="status">{words(run)}</span>
        {state !== 'done' && (
          <>
            <progress value={done} max={total} aria-label="Fortschritt" />
            <Deeds run={run} />
          </>
        )}
      </div>
      {failures.length > 0 && (
        <>
          <p>Noch ohne Rechnung:</p>
          <Failures failures={failures} />
        </>
      )}
    </div>
  )
}
