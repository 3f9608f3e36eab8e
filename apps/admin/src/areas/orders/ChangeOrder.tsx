import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { type Order, replaceOrder } from '@tafelrunde/contract/exhibitions/orders'
import { quantitiesOf } from '@tafelrunde/contract/exhibitions/positions'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { NewTotal } from './NewTotal.tsx'
import css from './order.module.css'

const counts = { tables: 'Tische', chairs: 'Stühle', persons: 'Personen am Stand', catering: 'Mittagessen' }
const flags = { power: 'Strom', wifi: 'WLAN' }
const places = (text: string) => text.split(',').flatMap(place => place.trim() || [])

/** What is ordered, as the exhibitor says it on the phone, as long as there is no invoice. */
export const ChangeOrder = ({ order }: { order: Order }) => {
  const [numbers, setNumbers] = useState({
    tables: String(order.tables),
    chairs: String(order.chairs),
    persons: String(order.persons),
    catering: String(order.catering),
  })
  const [wanted, setWanted] = useState({ power: order.power, wifi: order.wifi })
  const [where, setWhere] = useState(order.places.join(', '))
  const paper = order.state === 'confirmed' ? 'die neue Auftragsbestätigung' : 'die neue Bestellbestätigung'
  const { company, street, postal_code, city, country, vat_id } = order
  const { contact_name, contact_email, contact_phone, reference, leitweg_id, remarks } = order
  const quantities = {
    ...wanted,
    tables: Number(numbers.tables),
    chairs: Number(numbers.chairs),
    persons: Number(numbers.persons),
    catering: Number(numbers.catering),
  }
  const body = () => ({
    company,
    street,
    postal_code,
    city,
    country,
    vat_id,
    contact_name,
    contact_email,
    contact_phone,
    reference,
    leitweg_id,
    remarks,
    ...quantities,
    places: places(where),
  })
  return (
    <Deed
      label="Ändern"
      title="Bestellung ändern"
      text={`Was schon bestellt ist, behält seinen Preis; was dazukommt, kostet so viel wie heute. Eine Mail mit dem, was jetzt bestellt ist, und ${paper} gehen an ${contact_email}.`}
      done="Geändert. Die Mail ist unterwegs."
      perform={() => call(replaceOrder, { params: { id: order.id }, body: body() })}
    >
      <div className={css['change']}>
        {(['tables', 'chairs', 'persons', 'catering'] as const).map(name => (
          <TextField
            key={name}
            label={counts[name]}
            type="number"
            value={numbers[name]}
            onChange={({ target }) => setNumbers({ ...numbers, [name]: target.value })}
            slotProps={{ htmlInput: { min: name === 'tables' ? 1 : 0 } }}
          />
        ))}
        <TextField
          label="Plätze der Tische"
          helperText="Mit Kommas: A4, A5. Ein Tisch ohne Platz bekommt später einen."
          value={where}
          onChange={({ target }) => setWhere(target.value)}
        />
        <div>
          {(['power', 'wifi'] as const).map(name => (
            <FormControlLabel
              key={name}
              control={
                <Checkbox
                  checked={wanted[name]}
                  onChange={(_, isWanted) => setWanted({ ...wanted, [name]: isWanted })}
                />
              }
              label={flags[name]}
            />
          ))}
        </div>
      </div>
      <NewTotal order={order} wanted={quantitiesOf(quantities)} />
    </Deed>
  )
}
