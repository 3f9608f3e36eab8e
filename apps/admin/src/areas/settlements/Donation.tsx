import { getDonationConfirmation } from '@tafelrunde/contract/admin/money/settlements'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { money } from '@tafelrunde/ui/figures.ts'
import { call } from '../../providers/call.ts'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { Card } from '../../shared/pages/Card.tsx'

/** What its lecturer waives as a donation, and the Doppel of what was confirmed. */
export const DonationCard = ({ settlement: { id, donation, state } }: { settlement: Settlement }) => {
  if (donation.cents === 0) return null
  const number = donation.confirmation
  const isOpen = state === 'open' || state === 'returned' || state === 'submitted'
  return (
    <Card title="Aufwandsspende">
      <p>
        Verzichtet auf {money(donation.cents)} als Spende an den Verband.{' '}
        {isOpen
          ? 'Mit der Freigabe entsteht die Zuwendungsbestätigung; danach lässt sich die Abrechnung nicht mehr zurückgeben.'
          : 'Die Zuwendungsbestätigung muss unterschrieben werden, bevor die Person sie bekommt.'}
      </p>
      {number && (
        <FileButton
          label="Zuwendungsbestätigung laden"
          name={`Zuwendungsbestätigung ${number}.pdf`}
          load={() => call(getDonationConfirmation, { params: { id } })}
        />
      )}
    </Card>
  )
}
