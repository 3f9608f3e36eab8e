import { type OfficeLegalText, publishLegalText } from '@tafelrunde/contract/admin/legal-texts'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { publicationText } from './legal-texts.texts.ts'

/** The step from a draft to what holds, with what follows from it said before. */
export const Publish = ({ text }: { text: OfficeLegalText }) => {
  const [today] = useState(() => berlinDay(new Date()))
  const [isAsked, setAsked] = useState(false)
  const { id, version } = text
  const { run, isBusy } = useDeed(() => call(publishLegalText, { params: { id }, body: { version } }), {
    done: 'Die Fassung ist veröffentlicht.',
    onSettled: useRefresh(),
  })
  return (
    <>
      <Button variant="contained" label="Veröffentlichen" onClick={() => setAsked(true)} />
      <Ask
        isOpen={isAsked}
        isBusy={isBusy}
        title="Fassung veröffentlichen"
        verb="Veröffentlichen"
        onConfirm={() => {
          setAsked(false)
          run()
        }}
        onClose={() => setAsked(false)}
      >
        {publicationText(text, today)}
      </Ask>
    </>
  )
}
