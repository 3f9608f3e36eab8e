import { exportIntakeFaults, type Intake } from '@tafelrunde/contract/admin/intakes'
import { LinkBase, useRedirect } from 'react-admin'
import { callForFile } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { PreviewFoot } from '../../shared/pages/PreviewFoot.tsx'
import { applyText, countsText, standText, whyNotYet } from './intakes.texts.ts'
import type { Writes } from './useIntake.ts'

const Applied = ({ intake }: { intake: Intake }) => (
  <>
    {intake.event && <LinkBase to={`/events/${intake.event.id}/show`}>Zur Veranstaltung</LinkBase>}
    <LinkBase to="/intakes">Weitere Tabelle einlesen</LinkBase>
  </>
)

/** What happens, and the one button that does it; always in sight. */
export const Foot = ({ intake, writes: { apply, correct, remove } }: { intake: Intake; writes: Writes }) => {
  const redirect = useRedirect()
  const waits = whyNotYet(intake)
  const isBusy = apply.isPending || correct.isPending || remove.isPending
  return (
    <PreviewFoot
      says={
        <>
          <strong>{standText(intake)}</strong>
          <p>{countsText(intake)}</p>
          {!intake.applied &&
            (waits ? <p>{waits}</p> : intake.consequences.map(one => <p key={one}>{one}</p>))}
        </>
      }
    >
      {intake.applied ? (
        <Applied intake={intake} />
      ) : (
        <>
          {intake.counts.faulty > 0 && (
            <FileButton
              label="Fehler als Excel"
              name={`Fehler in ${intake.file_name.replace(/\.\w+$/, '')}.xlsx`}
              load={() => callForFile(exportIntakeFaults, { params: { id: intake.id } })}
            />
          )}
          <Button
            label="Verwerfen"
            disabled={isBusy}
            onClick={() => remove.mutate(undefined, { onSuccess: () => redirect('/intakes') })}
          />
          <Button
            variant="contained"
            size="medium"
            label={apply.isPending ? 'Wird geschrieben …' : applyText(intake)}
            disabled={isBusy || waits !== undefined}
            onClick={() => apply.mutate(intake.version)}
          />
        </>
      )}
    </PreviewFoot>
  )
}
