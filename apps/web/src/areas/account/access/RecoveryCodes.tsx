import { offerFile } from '@tafelrunde/client/offer-file'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import css from '../account.module.css'
import { copyText } from './copyText.ts'
import { codesFile } from './secondFactor.texts.ts'

type Props = { email: string; codes: readonly string[]; onDone: () => void }

/** The recovery codes, this once. */
export const RecoveryCodes = ({ email, codes, onDone }: Props) => {
  const save = () => offerFile('tafelrunde-wiederherstellungscodes.txt', codesFile(email, codes))
  return (
    <FormGrid>
      <h2 className={css['account-sent']} tabIndex={-1} ref={heading => heading?.focus()}>
        Ihre Wiederherstellungscodes
      </h2>
      <p className={css['account-text']}>
        Wenn Sie Ihr Telefon nicht mehr haben, meldet jeder dieser Codes Sie einmal an.{' '}
        <strong>Sie stehen nur jetzt hier.</strong> Speichern oder drucken Sie sie, und bewahren Sie sie
        getrennt vom Telefon auf.
      </p>
      <ul className={css['second-factor__codes']}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css['account-actions']}>
        <Button kind="tonal" size="row" icon="download" onClick={save}>
          Als Textdatei speichern
        </Button>
        <Button kind="outline" size="row" onClick={() => void copyText(codes.join('\n'), 'Codes')}>
          Codes kopieren
        </Button>
      </div>
      <Button wide onClick={onDone}>
        Ich habe sie aufbewahrt
      </Button>
    </FormGrid>
  )
}
