import type { Passkey } from '@tafelrunde/contract/people/passkeys'
import type { SecondFactor } from '@tafelrunde/contract/people/second-factor'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { MetaLine } from '../../../shared/ui/rows/MetaLine.tsx'
import { Row } from '../../../shared/ui/rows/Row.tsx'
import css from '../account.module.css'
import { passkeyFacts } from './passkeys.texts.ts'
import { codesLeftText } from './secondFactor.texts.ts'

type Props = {
  passkeys: readonly Passkey[]
  secondFactor: SecondFactor
  onAdd: () => void
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

/** What passkeys are good for, and those that there are. */
export const PasskeyList = ({ passkeys, secondFactor, onAdd, onRename, onRemove }: Props) => (
  <FormGrid>
    <p className={css['account-text']}>
      Mit einem Passkey melden Sie sich ohne Passwort und ohne Code an: Sie entsperren ihn auf Ihrem Gerät.
      Auf einer gefälschten Seite funktioniert er nicht.
    </p>
    {passkeys.length > 0 && (
      <>
        <p className={css['account-text']}>
          Das Passwort allein genügt nicht mehr. {codesLeftText(secondFactor)}
        </p>
        <h2 className={css['account-sent']}>Ihre Passkeys</h2>
        <CardList>
          {passkeys.map(passkey => (
            <Row
              key={passkey.id}
              title={passkey.name}
              action={
                <div className={css['passkey-actions']}>
                  <Button
                    kind="plain"
                    size="row"
                    aria-label={`${passkey.name} umbenennen`}
                    onClick={() => onRename(passkey)}
                  >
                    Umbenennen
                  </Button>
                  <Button
                    kind="plain"
                    size="row"
                    aria-label={`${passkey.name} entfernen`}
                    onClick={() => onRemove(passkey)}
                  >
                    Entfernen
                  </Button>
                </div>
              }
            >
              <MetaLine parts={passkeyFacts(passkey)} />
            </Row>
          ))}
        </CardList>
      </>
    )}
    <Button wide onClick={onAdd}>
      {passkeys.length > 0 ? 'Noch einen Passkey hinzufügen' : 'Passkey hinzufügen'}
    </Button>
  </FormGrid>
)
