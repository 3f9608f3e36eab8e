import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { type OfficeLegalText, publishLegalText } from '@tafelrunde/contract/admin/legal-texts'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { publicationText } from './legal-texts.texts.ts'

/** The step from a draft to what holds, with what follows from it said before. */
export const Publish = ({ text }: { text: OfficeLegalText }) => {
  const [today] = useState(() => berlinDay(new Date()))
  const [isAsked, setAsked] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const publish = async () => {
    setAsked(false)
    try {
      await call(publishLegalText, { params: { id: text.id }, body: { version: text.version } })
      notify('Die Fassung ist veröffentlicht.')
    } catch (failure) {
      notify(fieldFailures(failure)[0]?.[1] ?? failureText(failure), { type: 'error' })
    }
    refresh()
  }
  return (
    <>
      <Button variant="contained" label="Veröffentlichen" onClick={() => setAsked(true)} />
      <Ask
        isOpen={isAsked}
        title="Fassung veröffentlichen"
        verb="Veröffentlichen"
        onConfirm={() => void publish()}
        onClose={() => setAsked(false)}
      >
        {publicationText(text, today)}
      </Ask>
    </>
  )
}
