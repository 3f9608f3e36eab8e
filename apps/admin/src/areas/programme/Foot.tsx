import type { ProgrammeImport } from '@tafelrunde/contract/admin/events/programme-import'
import { LinkBase } from 'react-admin'
import { Button } from '../../shared/deeds/Button.tsx'
import { PreviewFoot } from '../../shared/pages/PreviewFoot.tsx'
import { countsText, isAnythingDone, unchangedText } from './programme.texts.ts'

interface Props {
  preview: ProgrammeImport
  isDone: boolean
  /** Another answer is on its way. */
  isLooking: boolean
  /** The last look found that it does not work. */
  isWrong: boolean
  isWriting: boolean
  apply: () => void
  again: () => void
}

/** What follows, and the one button that does it; always in sight. */
export const Foot = ({ preview, isDone, isLooking, isWrong, isWriting, apply, again }: Props) => {
  const same = unchangedText(preview)
  return (
    <PreviewFoot
      says={
        <>
          <strong>
            {countsText(preview)}
            {isDone ? ' – übernommen' : ' – noch nichts geschrieben'}
          </strong>
          {!isDone && preview.consequences.map(one => <p key={one}>{one}</p>)}
          {same && <p>{same}</p>}
        </>
      }
    >
      <Button
        label={isDone ? 'Weitere Datei einlesen' : 'Andere Datei'}
        disabled={isWriting}
        onClick={again}
      />
      {isDone ? (
        <LinkBase to={`/events/${preview.event.id}/show`}>Zur Veranstaltung</LinkBase>
      ) : (
        <Button
          variant="contained"
          size="medium"
          label={isWriting ? 'Wird geschrieben …' : isLooking ? 'Wird geprüft …' : 'Übernehmen'}
          disabled={isWrong || isLooking || isWriting || !isAnythingDone(preview)}
          onClick={apply}
        />
      )}
    </PreviewFoot>
  )
}
