import { getOrderLetter, listOrderLetters } from '@tafelrunde/contract/exhibitions/letters'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { call, callForFile } from '../../providers/call.ts'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'

/** Every letter that was sent about an order, as it was sent. */
export const Letters = ({ order: { id, invoice, state } }: { order: Order }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'letters', id, invoice?.id, state],
    queryFn: () => call(listOrderLetters, { params: { id } }),
    // A confirmation is sent by a job, soon after the deed that it tells of.
    refetchInterval: 10_000,
  })
  const letters = data?.letters ?? []
  if (error) return <Failed error={error} retry={refetch} />
  if (letters.length === 0) return null
  return (
    <Card title="Gesendete Briefe">
      <ul className="rows">
        {letters.map(letter => (
          <li key={letter.id ?? letter.title}>
            <span>
              {letter.title}
              <span className="detail">
                {tableDay(letter.sent)}
                {letter.extra_cents > 0 && `, mit ${money(letter.extra_cents)} Zinsen und Kosten`}
                {letter.id === null && ', nur als Mail und ohne Datei'}
              </span>
            </span>
            {letter.id !== null && (
              <FileButton
                label="PDF"
                name={`${letter.title}.pdf`}
                load={() => callForFile(getOrderLetter, { params: { id: letter.id ?? 0 } })}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
