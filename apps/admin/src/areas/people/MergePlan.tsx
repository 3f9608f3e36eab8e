import { failureText } from '@tafelrunde/client/failures'
import { type MergePreview, mergePeople, previewMerge } from '@tafelrunde/contract/admin/people/doubles'
import type { ListedPerson } from '@tafelrunde/contract/admin/people/people'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useRedirect } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { numberText } from '../../shared/people/customerNumber.texts.ts'
import css from './merge.module.css'
import { movedText } from './merge.texts.ts'
import { stateTexts } from './people.texts.ts'

const Account = ({ title, person }: { title: string; person: ListedPerson }) => (
  <Card title={title} aside={<LinkBase to={`/people/${person.id}/show`}>Zur Person</LinkBase>}>
    <Facts
      facts={{
        Name: fullName(person),
        'E-Mail-Adresse': person.email,
        Mitgliedsnummer: numberText(person),
        Konto: stateTexts[person.state],
        'Zuletzt angemeldet': person.last_login ? tableDayAndTime(person.last_login) : 'noch nie',
      }}
    />
  </Card>
)

const Consequences = ({ moved, settled, refused }: MergePreview) => (
  <>
    {refused.length > 0 && (
      <div className={css['refused']} role="note">
        <p>So lassen sich die Konten nicht zusammenführen:</p>
        <ul className={css['sentences']}>
          {refused.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    )}
    <Card title="Was geschieht">
      <ul className={css['sentences']}>
        <li>
          {moved.length > 0
            ? `Zum bleibenden Konto kommen: ${moved.map(movedText).join(', ')}.`
            : 'Das andere Konto hat nichts, was dazukäme.'}
        </li>
        {settled.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  </>
)

/** Says what becomes of two accounts of one person, and does it. */
export const MergePlan = ({
  id,
  other,
  choose,
}: {
  id: number
  other: number
  choose: (id: number, other: number | null) => void
}) => {
  const [isAsking, setAsking] = useState(false)
  const redirect = useRedirect()
  const { data, error, refetch } = useQuery({
    queryKey: ['people', 'merge', id, other],
    queryFn: () => call(previewMerge, { params: { id }, query: { other: String(other) } }),
    gcTime: 0,
  })
  const merge = (seen: string) => call(mergePeople, { params: { id }, body: { other, seen } })
  const { run, isBusy } = useDeed(merge, {
    done: 'Die Konten sind zusammengeführt.',
    onSuccess: () => redirect(`/people/${id}/show`),
    onError: () => {
      setAsking(false)
      void refetch()
    },
  })
  if (error) return <Failed error={new Error(failureText(error))} retry={refetch} />
  if (!data) return <p role="status">Wird geladen …</p>

  return (
    <>
      <div className={css['both']}>
        <Account title="Dieses Konto bleibt" person={data.stays} />
        <Account title="Dieses Konto geht darin auf" person={data.goes} />
      </div>
      <p className={css['deeds']}>
        <Button label="Umgekehrt: das andere soll bleiben" onClick={() => choose(other, id)} />
        <Button label="Anderes Konto wählen" onClick={() => choose(id, null)} />
      </p>
      <Consequences {...data} />
      <p>
        <Button
          variant="contained"
          label="Konten zusammenführen"
          disabled={data.refused.length > 0}
          onClick={() => setAsking(true)}
        />
      </p>
      <Ask
        isOpen={isAsking}
        isBusy={isBusy}
        title="Konten zusammenführen"
        verb="Zusammenführen"
        onConfirm={() => run(data.seen)}
        onClose={() => setAsking(false)}
      >
        {`Das lässt sich nicht zurücknehmen. „${data.goes.email}“ geht in „${data.stays.email}“ auf.`}
      </Ask>
    </>
  )
}
