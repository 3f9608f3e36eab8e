import TextField from '@mui/material/TextField'
import { type Badge, type BadgeSheet, listBadges, roomOn } from '@tafelrunde/contract/admin/events/badges'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDebounce } from 'use-debounce'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { roleTexts } from './badges.texts.ts'
import { usePrint } from './usePrint.ts'

/** Fewer letters would find too many. */
const fewest = 2
const most = '8'

type Props = { event: number; sheet: BadgeSheet; start: number; setStart: (start: number) => void }

/** One badge again, at the counter: on the next place of the sheet, which then moves on. */
export const Reprint = ({ event, sheet, start, setStart }: Props) => {
  const [asked] = useSearchParams()
  const [text, setText] = useState(asked.get('person') ?? '')
  const [search] = useDebounce(text.trim(), 200)
  const { run, isBusy } = usePrint(event, printed => setStart((printed.start % roomOn(printed.sheet)) + 1))
  const { data, error, refetch } = useQuery({
    queryKey: ['badges', event, search],
    queryFn: () => call(listBadges, { params: { id: event }, query: { search, limit: most } }),
    enabled: search.length >= fewest,
  })
  const named = (badge: Badge) => fullName(badge) || badge.detail || 'Ohne Namen'
  const found = search.length >= fewest ? data?.results : undefined
  return (
    <Card title="Eines nachdrucken">
      <TextField
        fullWidth
        type="search"
        label="Name"
        helperText="Gedruckt wird auf denselben Bogen, auf den ersten freien Platz."
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <Failed error={error} retry={refetch} />}
      {found?.length === 0 && <p role="status">So heißt hier niemand mit einem Namensschild.</p>}
      <ul className="entries">
        {found?.map(badge => (
          <li key={badge.key}>
            <span>
              {named(badge)}
              <span className="detail">
                {[roleTexts[badge.role], fullName(badge) && badge.detail].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button
              label="Als PDF"
              aria-label={`Namensschild von ${named(badge)} als PDF`}
              disabled={isBusy}
              onClick={() =>
                run({ name: `Namensschild ${named(badge)}`, query: { sheet, start, person: badge.key } })
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
