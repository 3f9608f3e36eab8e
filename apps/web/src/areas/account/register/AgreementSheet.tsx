import { agreeToTexts, type LegalText, legalTitles } from '@tafelrunde/contract/legal-texts'
import { useState } from 'react'
import { call } from '../../../shared/queries/api.ts'
import { showFailure, showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { TitledSheet } from '../../../shared/ui/overlays/TitledSheet.tsx'
import { Prose } from '../../../shared/ui/rows/Prose.tsx'
import { Fold, Section } from '../../../shared/ui/rows/Section.tsx'
import css from './agreement.module.css'

const Text = ({ text: { kind, edition, text }, alone }: { text: LegalText; alone: boolean }) => {
  const title = `${legalTitles[kind]}, Fassung vom ${edition}`
  const words = <Prose heading="h3" text={text} />
  return alone ? <Section title={title}>{words}</Section> : <Fold title={title}>{words}</Fold>
}

/** Asks for agreement to what changed; whoever closes it is asked again at the next visit. */
export const AgreementSheet = ({ texts, onClose }: { texts: LegalText[]; onClose: () => void }) => {
  const [pending, setPending] = useState(false)
  const agree = async (close: () => void) => {
    setPending(true)
    try {
      await call(agreeToTexts, { body: { ids: texts.map(({ id }) => id) } })
      void showToast('Danke, Ihre Zustimmung ist notiert.', { icon: 'check' })
      close()
    } catch (failure) {
      setPending(false)
      void showFailure(failure)
    }
  }
  return (
    <TitledSheet title="Bitte stimmen Sie zu" onClose={onClose}>
      {close => (
        <>
          <p className={css.agreement__why}>
            Wir haben etwas Wesentliches geändert. Bitte lesen Sie die neue Fassung, bevor Sie weitermachen.
          </p>
          {texts.map(text => (
            <Text key={text.id} text={text} alone={texts.length === 1} />
          ))}
          <div className={css.agreement__foot}>
            <Button pending={pending} onClick={() => void agree(close)}>
              Zustimmen
            </Button>
            <Button kind="plain" onClick={close}>
              Später
            </Button>
          </div>
        </>
      )}
    </TitledSheet>
  )
}
