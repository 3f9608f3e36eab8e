import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  BadgeOrder,
  BadgeRole,
  BadgeSheet,
  badgeSheets,
  listBadges,
  roomOn,
  sheetsFor,
} from '@tafelrunde/contract/admin/events/badges'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import css from './badges.module.css'
import { orderTexts, roleTexts } from './badges.texts.ts'
import { Reprint } from './Reprint.tsx'
import { SheetPlaces } from './SheetPlaces.tsx'
import { usePrint } from './usePrint.ts'

type ChoiceProps = {
  label: string
  value: string
  options: [string, string][]
  choose: (value: string) => void
}

const Choice = ({ label, value, options, choose }: ChoiceProps) => (
  <TextField select fullWidth label={label} value={value} onChange={({ target }) => choose(target.value)}>
    {options.map(([option, text]) => (
      <MenuItem key={option} value={option}>
        {text}
      </MenuItem>
    ))}
  </TextField>
)

const everybody = 'all'

/** Which badges, on which sheets, and what comes of it. */
export const Printing = ({ event }: { event: number }) => {
  // The counter's box of sheets is the same all day.
  const [kept, setSheet] = useStore<string>('badges.sheet', 'l4785')
  const sheet = BadgeSheet.options.find(option => option === kept) ?? 'l4785'
  const [wanted, setStart] = useState(1)
  const start = Math.min(wanted, roomOn(sheet))
  const [whom, setWhom] = useState(everybody)
  const role = BadgeRole.options.find(option => option === whom)
  const [order, setOrder] = useState<BadgeOrder>('name')
  const { run, isBusy } = usePrint(event)
  const { data, error, refetch } = useQuery({
    queryKey: ['badges', event, 'count', whom],
    queryFn: () => call(listBadges, { params: { id: event }, query: { role, limit: '1' } }),
  })
  const count = data?.count ?? 0
  const sheets = sheetsFor(sheet, count, start)
  const [one, many] = roomOn(sheet) === 1 ? ['Karte', 'Karten'] : ['Bogen', 'Bögen']
  return (
    <div className="show-columns">
      <Card title="Drucken">
        <div className={css['choices']}>
          <Choice
            label="Bogen"
            value={sheet}
            options={BadgeSheet.options.map(option => [option, badgeSheets[option].name])}
            choose={setSheet}
          />
          <Choice
            label="Für wen"
            value={whom}
            options={[
              [everybody, 'alle'],
              ...BadgeRole.options
                .toReversed()
                .map((option): [string, string] => [option, roleTexts[option]]),
            ]}
            choose={setWhom}
          />
          <Choice
            label="Reihenfolge"
            value={order}
            options={BadgeOrder.options.map(option => [option, orderTexts[option]])}
            choose={value => setOrder(value === 'role' ? 'role' : 'name')}
          />
          {roomOn(sheet) > 1 && (
            <div>
              <p className={css['hint']}>Bei einem angebrochenen Bogen: Wo ist der erste freie Platz?</p>
              <SheetPlaces sheet={sheet} count={count} start={start} setStart={setStart} />
            </div>
          )}
          {error ? (
            <Failed error={error} retry={refetch} />
          ) : (
            <p className={css['sum']} role="status">
              {data &&
                (count === 0
                  ? 'In dieser Auswahl ist niemand.'
                  : `${counted(count, 'Namensschild', 'Namensschilder')} auf ${counted(sheets, one, many)}`)}
            </p>
          )}
          <Button
            variant="contained"
            label="PDF speichern"
            disabled={isBusy || count === 0}
            onClick={() => run({ name: 'Namensschilder', query: { sheet, start, order, role } })}
          />
          <p className={css['hint']}>Drucken Sie in Originalgröße, also mit 100 %.</p>
        </div>
      </Card>
      <Reprint event={event} sheet={sheet} start={start} setStart={setStart} />
    </div>
  )
}
