import {
  confirmSettlementBank,
  withdrawReturnedTransfer,
} from '@tafelrunde/contract/admin/money/returned-transfers'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { accountText } from './bank.texts.ts'
import css from './settlement.module.css'

type Props = { settlement: Settlement }

/** What came back from the bank, and what the office decides before it is paid again. */
export const ReturnedTransferCard = ({ settlement }: Props) => {
  const { bank, id, returned_transfer: back } = settlement
  if (!back) return null
  return (
    <Card title="Überweisung kam zurück">
      <Facts
        facts={{
          Am: tableDay(new Date(`${back.returned}T12:00:00Z`)),
          Betrag: money(back.cents),
          'Von der Bank einbehalten': back.fee_cents > 0 && money(back.fee_cents),
          Grund: back.reason,
        }}
      />
      {back.is_doubted && (
        <p className="quiet">
          Die Person hat eine Mail bekommen. Überwiesen wird erst wieder, wenn das Konto geprüft ist: Sie
          übernehmen ein neues, das die Person in der App wünscht, oder bestätigen das bisherige.
        </p>
      )}
      <p className={css['deeds']}>
        {back.is_doubted && settlement.state === 'approved' && (
          <Deed
            label="Konto stimmt"
            title="Konto stimmt"
            text={`Mit dem nächsten Zahlungslauf wird noch einmal auf ${accountText(bank)} überwiesen. Bitte fragen Sie die Person vorher, am besten am Telefon.`}
            done="Das Konto ist geprüft."
            perform={() => call(confirmSettlementBank, { params: { id }, body: { iban: bank.iban } })}
          />
        )}
        {back.is_withdrawable && (
          <Deed
            label="War ein Irrtum"
            title="Rücküberweisung zurücknehmen"
            text="Die Abrechnung gilt dann wieder als bezahlt, wie vorher. Die Person bekommt eine Mail. Das ist nur richtig, wenn das Geld doch nicht zurückkam."
            done="Die Abrechnung ist wieder bezahlt. Die Mail ist unterwegs."
            verb="Zurücknehmen"
            isDangerous
            perform={() => call(withdrawReturnedTransfer, { params: { id } })}
          />
        )}
      </p>
    </Card>
  )
}
