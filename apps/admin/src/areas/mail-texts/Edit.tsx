import type { OfficeMailText } from '@tafelrunde/contract/admin/mails/mail-texts'
import { TextInput, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../shared/deeds/Button.tsx'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { HistoryCard } from '../../shared/history/HistoryCard.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { historyOf, mailTextHistory } from './history.ts'
import css from './mail-texts.module.css'
import { Preview } from './Preview.tsx'

const Placeholders = ({ placeholders }: Pick<OfficeMailText, 'placeholders'>) => {
  if (placeholders.length === 0)
    return <p className="quiet">Diese E-Mail hat keine Platzhalter: Sie lautet für alle gleich.</p>
  return (
    <>
      <p className="quiet">
        Wo einer dieser Platzhalter steht, setzt Tafelrunde ein, was zu der E-Mail gehört:
      </p>
      <dl className={css.placeholders}>
        {placeholders.map(({ name, means }) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Puts back what the mail said as it came; it counts once it is saved. */
const Original = ({ original }: Pick<OfficeMailText, 'original'>) => {
  const form = useFormContext()
  const putBack = () => {
    for (const [field, text] of Object.entries(original)) form.setValue(field, text, { shouldDirty: true })
  }
  return <Button label="Ursprünglichen Text einsetzen" onClick={putBack} />
}

const Parts = () => {
  const record = useRecordContext<OfficeMailText>()
  if (!record) return null
  const { button, placeholders, original, id, version } = record
  return (
    <div className={css.columns}>
      <div className={css.columns__text}>
        <TextInput source="subject" label="Betreff" isRequired />
        <TextInput
          source="body"
          label="Text"
          isRequired
          multiline
          minRows={6}
          helperText="Eine leere Zeile beginnt einen neuen Absatz. Die Anrede steht von selbst davor."
        />
        <TextInput
          source="closing"
          label="Schluss"
          multiline
          minRows={2}
          helperText={button ? `Steht unter dem Knopf „${button}“.` : 'Steht unter dem Text.'}
        />
        <Placeholders placeholders={placeholders} />
        <Original original={original} />
      </div>
      <div className={css.columns__look}>
        <Preview id={id} />
        <HistoryCard
          of={['mail-texts', id, version]}
          columns={mailTextHistory}
          historyOf={() => historyOf(id)}
        />
      </div>
    </div>
  )
}

/** What a kind of mail says, with how that will look. */
export const MailTextEdit = () => (
  <AreaEdit<OfficeMailText>
    area="mail-texts"
    label="Alle E-Mail-Texte"
    titleOf={({ title }) => `E-Mail „${title}“`}
    pathOf={() => '/mail-texts'}
    columns={mailTextHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" />}
  >
    <Parts />
  </AreaEdit>
)
