import type { PriceList } from '@tafelrunde/contract/admin/money/price-lists'
import { listPriceListHistory } from '@tafelrunde/contract/admin/money/price-lists'
import { ItemKind } from '@tafelrunde/contract/exhibitions/orders'
import { NumberInput, type RaRecord } from 'react-admin'
import { call } from '../../providers/call.ts'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { MomentInput } from '../../shared/forms/MomentInput.tsx'
import { RecordHistory } from '../../shared/history/RecordHistory.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { EndingTermsInput } from './EndingTermsInput.tsx'
import { ItemInputs } from './ItemInputs.tsx'
import css from './price-list.module.css'
import { priceHistory } from './price-lists.texts.ts'

/** The latest changes of an event's price list. */
const historyOf = async (id: number) => {
  const { results } = await call(listPriceListHistory, { params: { id }, query: { limit: '50' } })
  return results
}

type Row = PriceList & RaRecord

/** What exhibitors can order for an event, at which price. */
export const PriceListEdit = () => (
  <AreaEdit<Row>
    area="price-lists"
    label="Veranstaltung"
    titleOf={({ event }) => `Preisliste ${event.name}`}
    wayBackOf={({ event }) => event.name}
    pathOf={({ id }) => `/events/${id}/show`}
    columns={priceHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" />}
    after={<RecordHistory of="price-list" columns={priceHistory} historyOf={historyOf} />}
  >
    <p className={`quiet ${css['price-list__note']}`}>
      Preise sind netto. Was bestellt ist, behält seinen Preis, auch wenn Sie ihn hier ändern. Was vor Ort
      geleistet wird, wie Essen, wird auch für Firmen aus dem Ausland hier versteuert.
    </p>
    <MomentInput
      source="orders_until"
      label="Bestellen bis"
      helperText="Leer: bis die Veranstaltung beginnt"
      className={css['price-list__until'] ?? ''}
    />
    <NumberInput
      source="days_to_pay"
      label="Zahlungsziel in Tagen"
      helperText="Für Rechnungen, die ab jetzt geschrieben werden"
      min={1}
      max={90}
      isRequired
      className={css['price-list__until'] ?? ''}
    />
    <EndingTermsInput />
    {ItemKind.options.map(kind => (
      <ItemInputs key={kind} kind={kind} />
    ))}
  </AreaEdit>
)
