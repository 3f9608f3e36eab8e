import '../pages/note.css'
import { failureText } from '@tafelrunde/client/failures'
import type { AuditEntry } from '@tafelrunde/contract/admin/audit'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { clockTime } from '@tafelrunde/ui/days.ts'
import { useEffect, useState } from 'react'
import {
  type RaRecord,
  useDataProvider,
  useGetIdentity,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin'
import { get, useFormContext } from 'react-hook-form'
import { Button } from '../deeds/Button.tsx'
import {
  type Columns,
  changedFields,
  deedTexts,
  meanwhileTexts,
  writerText,
} from '../history/history.texts.ts'

const deleted =
  'Das hat inzwischen jemand gelöscht. Was Sie eingetragen haben, steht nur noch hier im Formular.'

/** How often saving was refused because somebody else was quicker, and what to do with an error of saving. */
export const useChangedMeanwhile = () => {
  const notify = useNotify()
  const [meanwhile, setMeanwhile] = useState(0)
  const onError = (failure: unknown) => {
    if (failure instanceof CallFailed && failure.problem?.code === 'changed') setMeanwhile(meanwhile + 1)
    else if (failure instanceof CallFailed && failure.status === 404) notify(deleted, { type: 'error' })
    else notify(failureText(failure), { type: 'error' })
  }
  return { meanwhile, onError }
}

type Versioned = RaRecord & { version: number }
type News = { theirs: Versioned; entries: AuditEntry[]; both: ReturnType<typeof changedFields> }

type Props = {
  /** Another number: saving was refused once more. */
  at: number
  columns: Columns
  historyOf: (id: number) => Promise<AuditEntry[]>
}

/**
 * What somebody else has changed since this form was opened. Where only they did, the form has it now; where both did,
 * the own text stays until one chooses. The next attempt to save is for what is seen here.
 */
export const ChangedMeanwhile = ({ at, columns, historyOf }: Props) => {
  const record = useRecordContext<Versioned>()
  const resource = useResourceContext()
  const dataProvider = useDataProvider()
  const form = useFormContext()
  const notify = useNotify()
  const { identity } = useGetIdentity()
  const [news, setNews] = useState<News>()
  const { dirtyFields } = form.formState

  const look = async () => {
    if (!record || !resource) return
    const seen: number = form.getValues('version') ?? record.version
    const [{ data: theirs }, history] = await Promise.all([
      dataProvider.getOne<Versioned>(resource, { id: record.id }),
      historyOf(Number(record.id)),
    ])
    const entries = history.filter(({ id }) => id > seen)
    const changed = entries.flatMap(entry => changedFields(columns, entry))
    const both = [...new Map(changed.map(one => [one.field, one])).values()].filter(({ field }) =>
      get(dirtyFields, field),
    )
    form.reset(theirs, { keepDirtyValues: true })
    setNews({ theirs, entries, both })
  }

  useEffect(() => {
    if (at > 0) look().catch(failure => notify(failureText(failure), { type: 'error' }))
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each refusal
  }, [at])

  if (!news) return null
  const texts = meanwhileTexts(news.entries, identity?.fullName)
  const takeTheirs = (field: string) => {
    form.resetField(field, { defaultValue: get(news.theirs, field) })
    setNews({ ...news, both: news.both.filter(other => other.field !== field) })
  }
  return (
    <div className="form-note form-note--changed" role="alert">
      <p>
        <strong>{texts.headline}</strong> {texts.advice}
      </p>
      <ul>
        {news.entries.map(entry => (
          <li key={entry.id}>
            {writerText(entry)}, {clockTime(entry.created)}&nbsp;Uhr – {deedTexts(columns, entry).join('; ')}
          </li>
        ))}
      </ul>
      {news.both.map(({ field, label }) => (
        <p key={field}>
          {`„${label}“ ${texts.both}`}{' '}
          <Button label={`Andere Fassung von „${label}“ übernehmen`} onClick={() => takeTheirs(field)} />
        </p>
      ))}
    </div>
  )
}
