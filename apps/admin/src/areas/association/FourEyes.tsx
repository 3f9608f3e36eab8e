import {
  confirmWaitingChange,
  getFourEyes,
  type FourEyes as Row,
  rejectWaitingChange,
  switchFourEyes,
} from '@tafelrunde/contract/admin/four-eyes'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useGetIdentity } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'

const key = ['association', 'four-eyes']

/** What waits: another person confirms or rejects it, and whoever asked for it withdraws it. */
const Waiting = ({ waiting }: { waiting: NonNullable<Row['waiting']> }) => {
  const { identity } = useGetIdentity()
  const queries = useQueryClient()
  const params = { id: waiting.id }
  const isOwn = identity?.id === waiting.by_id
  const decide = async (endpoint: typeof confirmWaitingChange | typeof rejectWaitingChange) => {
    await call(endpoint, { params })
    await queries.invalidateQueries({ queryKey: key })
  }
  return (
    <>
      <p>
        {waiting.by} möchte es ausschalten, gewünscht {tableDayAndTime(waiting.asked)}. Bis eine andere Person
        zustimmt, bleibt es eingeschaltet.
      </p>
      {!isOwn && (
        <Deed
          label="Bestätigen"
          title="Änderung bestätigen"
          text="Das Vier-Augen-Prinzip ist dann ausgeschaltet: Eine Person allein kann Zahlungsdateien erstellen und laden."
          done="Die Änderung gilt."
          perform={() => decide(confirmWaitingChange)}
        />
      )}
      <Deed
        label={isOwn ? 'Zurückziehen' : 'Ablehnen'}
        title={isOwn ? 'Änderung zurückziehen' : 'Änderung ablehnen'}
        text="Es bleibt, wie es ist."
        done={isOwn ? 'Die Änderung ist zurückgezogen.' : 'Die Änderung ist abgelehnt.'}
        perform={() => decide(rejectWaitingChange)}
      />
    </>
  )
}

const Switch = ({ on }: { on: boolean }) => {
  const queries = useQueryClient()
  return (
    <Deed
      label={on ? 'Ausschalten' : 'Einschalten'}
      name={`Vier-Augen-Prinzip ${on ? 'ausschalten' : 'einschalten'}`}
      title={`Vier-Augen-Prinzip ${on ? 'ausschalten' : 'einschalten'}`}
      text={
        on
          ? 'Das gilt erst, wenn eine andere Person zustimmt, die alles darf.'
          : 'Jede neue Zahlungsdatei gibt dann eine andere Person frei, als sie erstellt hat. Erst danach lässt sie sich laden, und erst danach gehen die Mails hinaus. Ausschalten können es nur zwei Personen gemeinsam.'
      }
      done={on ? 'Der Wunsch wartet auf Zustimmung.' : 'Das Vier-Augen-Prinzip ist eingeschaltet.'}
      perform={async () => {
        await call(switchFourEyes, { body: { on: !on } })
        await queries.invalidateQueries({ queryKey: key })
      }}
    />
  )
}

/** Whether two people are needed to pay, and what waits for the second one. */
export const FourEyes = () => {
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => call(getFourEyes, {}) })
  return (
    <Card title="Vier-Augen-Prinzip">
      {error && <Failed error={error} retry={refetch} />}
      {data && (
        <p>
          {data.on
            ? 'Eingeschaltet: Zahlungsdateien gibt eine andere Person frei, als sie erstellt hat.'
            : 'Ausgeschaltet: Eine Person allein kann Zahlungsdateien erstellen und laden.'}
        </p>
      )}
      {data?.waiting && <Waiting key={data.waiting.id} waiting={data.waiting} />}
      {data && !data.waiting && <Switch key={String(data.on)} on={data.on} />}
    </Card>
  )
}
